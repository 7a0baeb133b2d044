import { REST } from './rests.js';
import { commentRuns } from './comments.js';
import type { TextRange } from './flaws.js';
import type { PuzzleText } from './parse.js';

/** What can be folded: it reaches over several lines. */
export interface Fold extends TextRange {
  readonly kind: 'puzzle' | 'comment';
}

/** So many between two rests: each is still to be turned into lines. */
const BETWEEN_RESTS = 256;

/** Hands out what can be folded in a text: puzzles with their goals and answers, goals, runs of comments. */
export function* foldsOf(text: string, { puzzles, goals }: PuzzleText): Generator<Fold | typeof REST, void> {
  let count = 0;
  for (const things of [puzzles, goals]) {
    for (const { start, end } of things) {
      if (++count % BETWEEN_RESTS === 0) yield REST;
      if (hasLines(text, start, end)) yield { kind: 'puzzle', start, end };
    }
  }
  for (const run of commentRuns(text)) {
    if (!run) yield REST;
    else if (hasLines(text, run.start, run.end)) yield { kind: 'comment', ...run };
  }
}

function hasLines(text: string, start: number, end: number): boolean {
  // Not by indexOf, which would read on to the next line end, however far.
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === 10) return true;
  return false;
}
