import { cellCount } from '../puzzle/board.js';
import { deepen } from './deepening.js';
import type { Algorithm } from './search.js';

/** Above 4×4 the distances run to hundreds of moves, far beyond what this search can reach. */
export const MOST_CELLS_DEEPENED = 16;

/** Iterative-deepening A*: deepening on the moves made and the heuristic together. */
export const idaStar: Algorithm = {
  id: 'ida-star',
  optimal: true,
  informed: true,
  accepts: (shape) => cellCount(shape) <= MOST_CELLS_DEEPENED,
  search: (problem, { heuristic, observer }) => deepen(problem, heuristic(problem.goal), observer),
};
