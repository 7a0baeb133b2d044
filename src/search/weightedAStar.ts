import { isShape } from '../puzzle/board.js';
import type { Algorithm } from './search.js';
import { searchBestFirst } from './searchBestFirst.js';

/**
 * Weighted A* (Pohl 1970): best-first on g + w × h. It goes straighter for the
 * goal the greater w, and its solutions are at most w times as long as the shortest.
 */
export const weightedAStar: Algorithm = {
  id: 'weighted-a-star',
  optimal: false,
  informed: true,
  accepts: isShape,
  search(problem, { heuristic, weight, observer }) {
    // In tenths, so that priorities stay whole numbers.
    const tenths = Math.max(10, Math.round(10 * weight));
    const priority = (made: number, estimate: number) => 10 * made + tenths * estimate;
    return searchBestFirst(problem, heuristic(problem.goal), priority, observer);
  },
};
