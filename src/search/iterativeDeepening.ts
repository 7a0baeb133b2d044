import { cellCount } from '../puzzle/board.js';
import { deepen } from './deepening.js';
import { MOST_CELLS_DEEPENED } from './idaStar.js';
import { zero } from './heuristics/zero.js';
import type { Algorithm } from './search.js';

/** Iterative deepening without a heuristic: deepening on the moves made alone. */
export const iterativeDeepening: Algorithm = {
  id: 'iterative-deepening',
  optimal: true,
  informed: false,
  accepts: (shape) => cellCount(shape) <= MOST_CELLS_DEEPENED,
  search: (problem, { observer }) => deepen(problem, zero(problem.goal), observer),
};
