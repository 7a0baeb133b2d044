import { isRankable } from '../puzzle/rank.js';
import { bestFirst } from './bestFirst.js';
import { canonicalSolution } from './canonical.js';
import { zero } from './heuristics/zero.js';
import type { Algorithm } from './search.js';

/**
 * Uniform-cost search (Dijkstra 1959): best-first on the moves made alone. As
 * every move costs the same, it is breadth-first search with a later goal test.
 */
export const uniformCost: Algorithm = {
  id: 'uniform-cost',
  optimal: true,
  informed: false,
  accepts: isRankable,
  *search(problem, { observer }) {
    const { moves, counts } = yield* bestFirst(problem, zero(), (made) => made, observer);
    return { moves: yield* canonicalSolution(problem, moves.length), counts };
  },
};
