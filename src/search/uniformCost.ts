import { cellCount } from '../puzzle/board.js';
import { canonicalSolution } from './canonical.js';
import { zero } from './heuristics/zero.js';
import { MOST_CELLS_DEEPENED } from './idaStar.js';
import type { Algorithm } from './search.js';
import { searchBestFirst } from './searchBestFirst.js';

/**
 * Uniform-cost search (Dijkstra 1959): best-first on the moves made alone. As
 * every move costs the same, it is breadth-first search with a later goal test.
 */
export const uniformCost: Algorithm = {
  id: 'uniform-cost',
  optimal: true,
  informed: false,
  accepts: (shape) => cellCount(shape) <= MOST_CELLS_DEEPENED,
  *search(problem, { observer }) {
    const { moves, counts } = yield* searchBestFirst(problem, zero(problem.goal), (made) => made, observer);
    return { moves: yield* canonicalSolution(problem, moves.length), counts };
  },
};
