import type { Limits } from './drive.js';
import type { Move } from '../puzzle/moves.js';
import { type ParityTest, testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { algorithmFor } from './algorithms.js';
import { HEURISTICS } from './heuristics/heuristics.js';
import type { Algorithm, AlgorithmId, Counts, Method, Observer, Search, SearchOptions } from './search.js';

/** The answer to a problem. */
export type Solution =
  | {
      readonly kind: 'solved';
      readonly moves: readonly Move[];
      readonly algorithm: AlgorithmId;
      readonly optimal: boolean;
      readonly counts: Counts;
      /** What is known of the length of a shortest solution, where a search has ended before its end. */
      readonly atLeast?: number;
      /** The limit at which the search asked for gave up; the moves are another algorithm's then. */
      readonly gaveUp?: keyof Limits;
    }
  | { readonly kind: 'unsolvable'; readonly parity: ParityTest };

/**
 * Answers a problem: the parity test first, then, where it passes, the search.
 * @param algorithm one that accepts boards of this shape
 */
export function* solve(problem: Problem, algorithm: Algorithm, options: SearchOptions): Search<Solution> {
  const parity = testParity(problem);
  if (!parity.solvable) return { kind: 'unsolvable', parity };
  const { moves, counts } = yield* algorithm.search(problem, options);
  return { kind: 'solved', moves, algorithm: algorithm.id, optimal: algorithm.optimal, counts };
}

/** What weighted A* makes of the heuristic: its solutions are at most twice as long as the shortest. */
const WEIGHT = 2;

/**
 * Answers a problem by a method; its algorithm is taken where it accepts boards of this shape, else one that does.
 * @param observer is told of all that happens in the search
 */
export function solveBy(
  problem: Problem,
  { algorithm, heuristic }: Method,
  observer?: Observer,
): Search<Solution> {
  const options = { heuristic: HEURISTICS[heuristic], weight: WEIGHT, ...(observer && { observer }) };
  return solve(problem, algorithmFor(problem.start, algorithm), options);
}
