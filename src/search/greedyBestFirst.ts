import { isRankable } from '../puzzle/rank.js';
import { bestFirst } from './bestFirst.js';
import type { Algorithm } from './search.js';

/** Greedy best-first search: goes by the estimate of the moves left alone, whatever was made already. */
export const greedyBestFirst: Algorithm = {
  id: 'greedy-best-first',
  optimal: false,
  informed: true,
  accepts: isRankable,
  search: (problem, { heuristic, observer }) =>
    bestFirst(problem, heuristic(problem.goal), (_made, estimate) => estimate, observer),
};
