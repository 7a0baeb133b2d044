import type { GoalName } from '../puzzle/goals.js';
import { namedGoal } from '../puzzle/goals.js';
import { type TextEdit, insertion, lineEnd, lineStart } from './edits.js';
import type { TextRange } from './flaws.js';
import { writeBoard } from './layouts.js';
import { markAt } from './marks.js';
import type { TextGoal } from './parse.js';
import type { TextBoard } from './textBoard.js';
import { blankSign } from './tileRepairs.js';

/** Lines that only close what encloses a board: brackets, or the frame about it. */
const CLOSING_LINES = /(?:\r?\n[ \t]*[-+=|)\]};,'"─│└┴┘═║╚╩╝]+[ \t]*(?=\r?\n|$))*/y;
/** What may close a board on its own line. */
const CLOSING_SIGNS = /(?:[ \t]*[)\]}"'`])*/y;

/** @returns a line of its own below what stands in a place, as far to the right as that */
export function lineBelow(text: string, { end }: TextRange, line: string, eol: string): TextEdit {
  const [indent] = /^[ \t]*/.exec(text.slice(lineStart(text, end), end))!;
  CLOSING_LINES.lastIndex = lineEnd(text, end);
  CLOSING_LINES.test(text);
  return insertion(CLOSING_LINES.lastIndex, eol + indent + line);
}

/** @returns the answer that a puzzle has no solution, below it */
export function unsolvableBelow(text: string, board: TextBoard, eol: string): TextEdit {
  return lineBelow(text, board, 'unsolvable', eol);
}

/**
 * Ways to give a puzzle another goal. They differ in what they do to the other
 * puzzles of its block, which `changesOnly` tells.
 * @param goals the labels in the puzzle's block
 */
export function goalEdits(
  text: string,
  board: TextBoard,
  name: GoalName,
  goals: readonly TextGoal[],
  eol: string,
): TextEdit[] {
  const label = `goal: ${name}`;
  const last = goals.at(-1);
  if (last) return [{ start: last.start, end: last.end, text: label }];
  const below = lineBelow(text, board, label, eol);
  return board.rows.length === 1 ? [below, arrowBehind(text, board, name)] : [below];
}

function arrowBehind(text: string, board: TextBoard, name: GoalName): TextEdit {
  const row = board.rows[0]!;
  const isWord = row.end - row.start === row.count;
  const style = { blank: blankSign(text, board) ?? 'x', eol: '' };
  const goal = writeBoard(namedGoal(name, board.shape), isWord ? 'word' : 'line', style);
  CLOSING_SIGNS.lastIndex = board.end;
  CLOSING_SIGNS.test(text);
  return insertion(CLOSING_SIGNS.lastIndex, ` -> ${goal}`);
}

/** @returns whether a label in a puzzle's block says that it is a start; then its goal may stand in the block below */
export function isLabelledStart(text: string, block: TextRange, board: TextBoard): boolean {
  for (let at = block.start; at <= board.start; at = lineEnd(text, at) + 1) {
    const word = at + text.slice(at, board.end).search(/\S/);
    if (markAt(text, word)?.kind === 'start') return true;
  }
  return false;
}
