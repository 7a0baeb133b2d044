import { isShape } from '../puzzle/board.js';
import type { Algorithm } from './search.js';
import { searchBestFirst } from './searchBestFirst.js';

/** Greedy best-first search: goes by the estimate of the moves left alone, whatever was made already. */
export const greedyBestFirst: Algorithm = {
  id: 'greedy-best-first',
  optimal: false,
  informed: true,
  accepts: isShape,
  search: (problem, { heuristic, observer }) =>
    searchBestFirst(problem, heuristic(problem.goal), (_made, estimate) => estimate, observer),
};
