import { cellCount } from '../puzzle/board.js';
import { canonicalSolution } from './canonical.js';
import { MOST_CELLS_DEEPENED } from './idaStar.js';
import type { Algorithm } from './search.js';
import { searchBestFirst } from './searchBestFirst.js';

/** A*: best-first on the moves made and the estimate of those left. */
export const aStar: Algorithm = {
  id: 'a-star',
  optimal: true,
  informed: true,
  accepts: (shape) => cellCount(shape) <= MOST_CELLS_DEEPENED,
  *search(problem, { heuristic, observer }) {
    const priority = (made: number, estimate: number) => made + estimate;
    const { moves, counts } = yield* searchBestFirst(problem, heuristic(problem.goal), priority, observer);
    return { moves: yield* canonicalSolution(problem, moves.length), counts };
  },
};
