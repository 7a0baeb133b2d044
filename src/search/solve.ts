import type { Move } from '../puzzle/moves.js';
import { type ParityTest, testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import type { Algorithm, AlgorithmId, Counts, Search, SearchOptions } from './search.js';

/** The answer to a problem. */
export type Solution =
  | {
      readonly kind: 'solved';
      readonly moves: readonly Move[];
      readonly algorithm: AlgorithmId;
      readonly optimal: boolean;
      readonly counts: Counts;
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
