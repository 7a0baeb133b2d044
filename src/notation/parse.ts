import type { TextAnswer } from './answers.js';
import { type Block, blocksOf } from './blocks.js';
import { type DraftBlock, draftsOf } from './drafts.js';
import { isCaseCount, isLoneNumber } from './numbers.js';
import { REST } from './rests.js';
import { Row } from './row.js';
import { Settler } from './settle.js';
import type { DefaultGoal } from './shapeGoals.js';
import { isLineBoard } from './shapes.js';
import type { PuzzleText, TextPuzzle } from './textPuzzle.js';

export type { DefaultGoal } from './shapeGoals.js';
export type { PuzzleText, TextGoal, TextPuzzle } from './textPuzzle.js';

/** @returns the puzzles in a text: see `reading` */
export function parse(text: string, defaultGoal: DefaultGoal): readonly TextPuzzle[] {
  return read(text, defaultGoal).puzzles;
}

/** Reads a text in one go: see `reading`. */
export function read(text: string, defaultGoal: DefaultGoal): PuzzleText {
  const reader = reading(text, defaultGoal);
  for (;;) {
    const step = reader.next();
    if (step.done) return step.value;
  }
}

/**
 * Reads the puzzles in a text: any text, in time linear in its length. What
 * cannot be read comes out as a puzzle with flaws; in code, only when there is
 * nothing else that can. Rests every some tenths of a millisecond.
 * @param from where in the text to begin
 */
export function* reading(
  text: string,
  defaultGoal: DefaultGoal,
  from = 0,
): Generator<typeof REST, PuzzleText, void> {
  const settler = new Settler(defaultGoal);
  /** The block read last, which the next one may still have to do with. */
  let last: DraftBlock | undefined;
  /** A number above all others: how many cases there are. */
  let cases: Block | undefined;
  let isFirst = true;
  for (const block of blocksOf(text, from)) {
    if (!block) {
      yield REST;
      continue;
    }
    const row = loneRow(block);
    const answer: TextAnswer | undefined =
      row && isLoneNumber(row)
        ? { kind: 'length', length: row.tileAt(0), start: row.start, end: row.end }
        : undefined;
    // A board is no number of cases, though it may be a word of digits.
    if (isFirst && row && isCaseCount(row) && !isLineBoard(row)) cases = block;
    isFirst = false;
    if (block === cases || (answer && last && takesAnswers(last, [answer]))) continue;
    const next = yield* draftsOf(block);
    if (last && takesBlock(last, next)) continue;
    if (last) yield* settler.settle(last);
    last = next;
  }
  // With nothing behind it, a number is the first square of a board.
  if (cases && !last) last = yield* draftsOf(cases);
  if (last) yield* settler.settle(last);
  return settler;
}

/** @returns the one row that a block consists of, or undefined when it is anything else */
function loneRow({ items: [item, other] }: Block): Row | undefined {
  return item instanceof Row && !other ? item : undefined;
}

/** @returns whether a block has nothing to say but what belongs to the one before, which has then got it */
function takesBlock(last: DraftBlock, { drafts, looseAnswers, goals }: DraftBlock): boolean {
  if (drafts.length > 0) return false;
  if (goals.length === 0) return takesAnswers(last, looseAnswers);
  const isPair = last.beginsWithStart && last.drafts.length === 1 && last.goals.length === 0;
  if (!isPair || goals.length > 1 || last.drafts[0]!.goal) return false;
  last.goals.push(...goals);
  takesAnswers(last, looseAnswers);
  return true;
}

/** @returns whether the last puzzle of a block had no answer yet, and has now got these */
function takesAnswers({ drafts }: DraftBlock, answers: readonly TextAnswer[]): boolean {
  const last = drafts.at(-1);
  if (!last || last.answers.length > 0) return false;
  last.answers = answers;
  return true;
}
