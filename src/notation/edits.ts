import { sameBoard } from '../puzzle/board.js';
import type { TextRange } from './flaws.js';
import type { PuzzleText, TextPuzzle } from './parse.js';

/** What is to stand in a place instead of what stands there. */
export interface TextEdit extends TextRange {
  readonly text: string;
}

/** @returns an edit that only adds something */
export function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

/** @returns a text after an edit */
export function applyEdit(text: string, { start, end, text: inserted }: TextEdit): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

/** @returns a text after some edits that do not overlap; of those at one place the first comes first */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return pieces.join('') + text.slice(from);
}

/** Blocks longer than this, in characters, are not read again for a single edit. */
const LONGEST_BLOCK = 100_000;

/**
 * @param region where puzzles may stand, such as a fenced block
 * @returns the block about a range, up to the next blank lines, or undefined when it is too long
 */
export function blockAbout(text: string, range: TextRange, region: TextRange): TextRange | undefined {
  let start = lineStart(text, range.start);
  while (start > region.start && range.start - start < LONGEST_BLOCK) {
    const above = lineStart(text, start - 1);
    if (isBlank(text, above, start)) break;
    start = above;
  }
  let end = newlineAt(text, range.end);
  while (end < region.end && end - range.end < LONGEST_BLOCK) {
    const below = newlineAt(text, end + 1);
    if (isBlank(text, end, below)) break;
    end = below;
  }
  const block = {
    start: Math.max(start, region.start),
    end: Math.min(beforeReturn(text, end, start), region.end),
  };
  return block.end - block.start < LONGEST_BLOCK ? block : undefined;
}

/** @returns where the line begins that holds an offset */
export function lineStart(text: string, at: number): number {
  // Below 0, lastIndexOf would look at 0 all the same.
  return at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

/** @returns where the line ends that holds an offset, its line end left out */
export function lineEnd(text: string, at: number): number {
  return beforeReturn(text, newlineAt(text, at), at);
}

/** @returns where the two signs of a CRLF begin whose second one stands here; not before `from` */
function beforeReturn(text: string, newline: number, from: number): number {
  return newline > from && text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
}

function newlineAt(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline;
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
}

/**
 * An edit for one puzzle can change what others mean: rows that stood together
 * stand apart then. So the text is read again, and compared.
 * @param at where the puzzle begins in what was read before
 * @param isAsMeant tells whether the puzzle itself has become what it should
 * @returns whether the puzzle has, and all others are what they were
 */
export function changesOnly(
  before: PuzzleText,
  after: PuzzleText,
  at: number,
  isAsMeant: (puzzle: TextPuzzle) => boolean,
): boolean {
  if (before.puzzles.length !== after.puzzles.length) return false;
  return before.puzzles.every((puzzle, index) => {
    const edited = after.puzzles[index]!;
    return puzzle.start === at ? isAsMeant(edited) : meanTheSame(puzzle, edited);
  });
}

function meanTheSame(a: TextPuzzle, b: TextPuzzle): boolean {
  if (a.answers.length !== b.answers.length) return false;
  if (!a.problem || !b.problem) return a.flaws[0]?.code === b.flaws[0]?.code;
  return sameBoard(a.problem.start, b.problem.start) && sameBoard(a.problem.goal, b.problem.goal);
}
