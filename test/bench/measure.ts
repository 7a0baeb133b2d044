import { makeBoard } from '../../src/puzzle/board.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { testParity } from '../../src/puzzle/parity.js';
import type { Problem } from '../../src/puzzle/problem.js';
import { randomBoard } from '../../src/puzzle/random.js';
import { seeded } from '../unit/boards.js';

export const SHAPE = { rows: 3, columns: 3 };
export const GOAL = namedGoal('blank-last', SHAPE);

/** How often each piece of work is timed. */
export const RUNS = 9;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** @returns the milliseconds that one run of a piece of work takes */
export function timeOnce(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** @returns the median of the milliseconds that some runs of a piece of work take */
export function time(work: () => unknown): number {
  return median(Array.from({ length: RUNS }, () => timeOnce(work)));
}

/** @returns random solvable 3×3 problems, the same in every run */
export function solvableProblems(count: number): Problem[] {
  const random = seeded(1);
  const problems: Problem[] = [];
  while (problems.length < count) {
    const { tiles } = randomBoard(SHAPE, random);
    const problem = { start: makeBoard(3, 3, tiles), goal: GOAL };
    if (testParity(problem).solvable) problems.push(problem);
  }
  return problems;
}
