import type { Problem } from '../../puzzle/problem.js';
import { effectiveBranchingFactor } from '../../search/branchingFactor.js';
import { type Run, type Verdict, median } from '../../search/comparison.js';
import type { Timed, Watch } from '../../search/drive.js';
import { bytesHeld } from '../../search/memory.js';
import type { Method } from '../../search/search.js';
import type { Solution } from '../../search/solve.js';
import type { Solver } from '../../solver/solver.js';

/** A method is run again until its runs have taken so long, in milliseconds: chance weighs most on short ones. */
const BUDGET = 200;
/** It is not run more often than that: a median of so many changes no more. */
const MOST_RUNS = 25;

type Solved = Extract<Solution, { kind: 'solved' }>;

/**
 * Runs a method on a problem, a quick one several times.
 * @param method its algorithm accepts boards of this shape
 * @param problem a solvable one
 * @throws CancelledError when the signal is aborted
 */
export async function measure(
  problem: Problem,
  method: Method,
  solver: Pick<Solver, 'solve'>,
  watch: Watch,
): Promise<Omit<Run, 'informed'>> {
  const times: number[] = [];
  const runOnce = async (): Promise<Timed<Solution>> => {
    const timed = await solver.solve(problem, method, watch);
    times.push(timed.milliseconds);
    return timed;
  };
  const { result } = await runOnce();
  if (result.kind === 'unsolvable') throw new RangeError('Only solvable problems are compared.');
  while (
    times.length < MOST_RUNS &&
    result.gaveUp === undefined &&
    times.reduce((sum, time) => sum + time, 0) < BUDGET
  ) {
    await runOnce();
  }
  return {
    method,
    verdict: verdictOf(result),
    atLeast: result.atLeast,
    figures: figuresOf(problem, method, result, median(times)),
  };
}

function verdictOf({ optimal, gaveUp }: Solved): Verdict {
  return gaveUp ?? (optimal ? 'optimal' : 'open');
}

function figuresOf(
  { start }: Problem,
  { algorithm }: Method,
  { moves, counts, gaveUp }: Solved,
  milliseconds: number,
): Run['figures'] {
  const { expanded, generated, largestFrontier: frontier } = counts;
  // Where a search gave up, the moves are another algorithm's.
  const length = gaveUp === undefined ? moves.length : undefined;
  return {
    length,
    expanded,
    generated,
    frontier,
    bytes: bytesHeld(algorithm, start, counts),
    milliseconds,
    branching: length === undefined ? undefined : effectiveBranchingFactor(generated - 1, length),
  };
}
