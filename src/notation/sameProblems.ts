import { sameProblem } from '../puzzle/problem.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import type { TextPuzzle } from './textPuzzle.js';

/** @returns whether some puzzles are the same as others one by one, wherever they stand. Rests now and then. */
export function* comparingProblems(
  some: readonly TextPuzzle[],
  others: readonly TextPuzzle[],
): Generator<typeof REST, boolean, void> {
  if (some.length !== others.length) return false;
  for (const [index, { problem }] of some.entries()) {
    if (index % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    const other = others[index]?.problem;
    if (problem && other ? !sameProblem(problem, other) : problem !== other) return false;
  }
  return true;
}
