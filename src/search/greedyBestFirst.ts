import { cellCount } from '../puzzle/board.js';
import { MAX_RANKED_CELLS } from '../puzzle/rank.js';
import { bestFirst } from './bestFirst.js';
import type { Algorithm } from './search.js';

/** Greedy best-first search: goes by the estimate of the moves left alone, whatever was made already. */
export const greedyBestFirst: Algorithm = {
  id: 'greedy-best-first',
  optimal: false,
  informed: true,
  accepts: (shape) => cellCount(shape) <= MAX_RANKED_CELLS,
  search: (problem, { heuristic, observer }) =>
    bestFirst(problem, heuristic(problem.goal), (_made, estimate) => estimate, observer),
};
