import { isRankable } from '../puzzle/rank.js';
import { bestFirst } from './bestFirst.js';
import { canonicalSolution } from './canonical.js';
import type { Algorithm } from './search.js';

/** A*: best-first on the moves made and the estimate of those left. */
export const aStar: Algorithm = {
  id: 'a-star',
  optimal: true,
  informed: true,
  accepts: isRankable,
  *search(problem, { heuristic, observer }) {
    const priority = (made: number, estimate: number) => made + estimate;
    const { moves, counts } = yield* bestFirst(problem, heuristic(problem.goal), priority, observer);
    return { moves: yield* canonicalSolution(problem, moves.length), counts };
  },
};
