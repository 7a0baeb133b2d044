import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { depthFirstWithin } from './depthFirstWithin.js';
import { manhattan } from './heuristics/manhattan.js';
import { PatternEngine } from './patterns/patternEngine.js';
import { searchRound } from './patterns/patternSearch.js';
import type { Search } from './search.js';

/**
 * Of all solutions of the least length, the canonical one: the first in the
 * order of MOVES. An algorithm that comes upon its solution in another order
 * hands over the length that it has proven. What this takes is not counted
 * among the algorithm's nodes: it says how one solution of many is named, not
 * how it was found.
 * @param length the distance
 */
export function* canonicalSolution(problem: Problem, length: number): Search<Move[]> {
  const { moves } = isRankable(problem.start)
    ? yield* depthFirstWithin(problem, manhattan(problem.goal), length)
    : yield* searchRound(PatternEngine.withSmallPatterns(problem.goal), problem.start, length);
  if (!moves) throw new RangeError(`There is no solution of ${length} moves.`);
  return [...moves];
}
