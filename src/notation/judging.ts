import type { Problem } from '../puzzle/problem.js';
import { type AnswerFault, type Truth, checkAnswer } from './check.js';
import type { OutputCase } from './output.js';

/** What is to be said of a line of a program's output. */
export type Verdict =
  | { readonly kind: 'right' }
  /** The puzzle cannot be read, so nothing can be said. */
  | { readonly kind: 'unknown' }
  /** The line is no answer. */
  | { readonly kind: 'unreadable' }
  /** A solution, and a longer one than need be; or any other fault. */
  | { readonly kind: 'longer' | 'wrong'; readonly fault: AnswerFault };

/** How many of the puzzles have got what. */
export interface Tally {
  readonly puzzles: number;
  readonly right: number;
  readonly wrong: number;
  readonly longer: number;
  readonly unreadable: number;
  readonly unknown: number;
  /** Nothing wrong was found, but not all that could be was looked at. */
  readonly unproven: number;
  /** Puzzles with no line, and lines with no puzzle. */
  readonly missing: number;
  readonly extra: number;
}

/**
 * @param output the text that the case stands in
 * @param problem undefined when the puzzle cannot be read
 */
export function judge(
  output: string,
  { answer }: OutputCase,
  problem: Problem | undefined,
  truth: Truth,
): Verdict {
  if (!answer) return { kind: 'unreadable' };
  if (!problem) return { kind: 'unknown' };
  const fault = checkAnswer(output, problem, answer, truth);
  if (!fault) return { kind: 'right' };
  return { kind: fault.code === 'not-shortest' ? 'longer' : 'wrong', fault };
}

/**
 * @param verdicts of the lines that there are, as far as there is a puzzle for them
 * @param cases how many lines there are
 * @param unproven how many of the right ones are not proven to be
 */
export function tallyOf(verdicts: readonly Verdict[], puzzles: number, cases: number, unproven = 0): Tally {
  const counts = { right: 0, wrong: 0, longer: 0, unreadable: 0, unknown: 0 };
  for (const { kind } of verdicts) counts[kind]++;
  const right = counts.right - unproven;
  const [missing, extra] = [Math.max(0, puzzles - cases), Math.max(0, cases - puzzles)];
  return { puzzles, ...counts, right, unproven, missing, extra };
}
