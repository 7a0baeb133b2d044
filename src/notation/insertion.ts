import { isSolvable } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { lineBelow } from './additions.js';
import type { Claim } from './answers.js';
import { checkAnswer } from './check.js';
import { type TextEdit, insertion, lineStart } from './edits.js';
import type { TextRange } from './flaws.js';
import type { Outcome } from './outcomes.js';
import type { TextPuzzle } from './parse.js';
import { answerEdit } from './rewrite.js';

/**
 * Writes the solution of a puzzle on a line of its own under it, below what stands there of answers. An answer of the
 * same kind gives way when it is wrong, or longer than the solution; a right one stays, be it another than this.
 * @param eol the end of lines in the text
 * @param insists whether a right one that is not shorter gives way too
 * @returns undefined when nothing is to be changed
 */
export function solutionEdit(
  text: string,
  puzzle: TextPuzzle & { readonly problem: Problem },
  outcome: Outcome & { readonly kind: 'solved' | 'unsolvable' },
  eol: string,
  insists = false,
): TextEdit | undefined {
  const { problem, answers } = puzzle;
  const line = answerLine(outcome);
  const truth = {
    solvable: isSolvable(problem),
    distance: outcome.kind === 'solved' ? outcome.moves.length : undefined,
  };
  for (const answer of answers) {
    if (answer.kind !== line.claim.kind) continue;
    const fault = checkAnswer(text, problem, answer, truth);
    // A solution that is not proven shortest may be longer than the one that stands there.
    const isShorter =
      fault?.code === 'not-shortest' && truth.distance !== undefined && fault.length < truth.distance;
    if (isShorter || (!fault && !insists)) return undefined;
    const edit = answerEdit(text, answer, line.claim);
    return edit.text === text.slice(edit.start, edit.end) ? undefined : edit;
  }
  return lineBelow(text, puzzle, line.text, eol);
}

/** @returns what is written under a puzzle, and which kind of answer that is; no moves at all make no line that could be read */
function answerLine(outcome: Outcome & { readonly kind: 'solved' | 'unsolvable' }): {
  text: string;
  claim: Claim;
} {
  if (outcome.kind === 'unsolvable') return { text: 'unsolvable', claim: { kind: 'unsolvable' } };
  const { moves } = outcome;
  if (moves === '') return { text: '0 moves', claim: { kind: 'length', length: 0 } };
  return { text: moves, claim: { kind: 'moves', moves } };
}

/**
 * Puts some lines into a text as a block of its own: at a blank line in its place, else below the block that the
 * place is in.
 * @param within the piece of the text that it has to be in: all, or a fenced block of Markdown
 * @param at somewhere in that piece
 * @param block lines, the end of the last one left out
 */
export function blockEdit(text: string, within: TextRange, at: number, block: string, eol: string): TextEdit {
  const place = blankLineFrom(text, within, at);
  const before = text.slice(within.start, place);
  const isParted = before.trim() === '' || /\n[ \t]*\r?\n$/.test(before);
  const lead = isParted ? '' : before.endsWith('\n') ? eol : eol + eol;
  // What follows begins with the blank line that was there, if anything does.
  return insertion(place, `${lead}${block}${eol}`);
}

/** @returns where the line of a place begins, if that is blank, else the next one that is, else the end */
function blankLineFrom(text: string, within: TextRange, at: number): number {
  let start = Math.max(within.start, lineStart(text, at));
  while (start < within.end) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? within.end : Math.min(newline, within.end);
    if (text.slice(start, end).trim() === '') return start;
    start = end + 1;
  }
  return within.end;
}
