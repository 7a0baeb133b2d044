import { type Shape, cellCount } from '../puzzle/board.js';
import { depthFirstWithin } from './depthFirstWithin.js';
import { zero } from './heuristics/zero.js';
import type { Algorithm } from './search.js';

/**
 * How deep to look: no board of these shapes is further from its goal, so there
 * is a solution within (complete searches; 3×3: Reinefeld, IJCAI 1993).
 */
const DEPTH_LIMITS: Readonly<Record<string, number>> = { '2×2': 6, '2×3': 21, '3×2': 21, '3×3': 31 };

/**
 * Depth-first search with a limit on the depth, as taught: it takes the first
 * solution that it comes upon, not the shortest.
 */
export const depthFirst: Algorithm = {
  id: 'depth-first',
  optimal: false,
  informed: false,
  accepts: (shape) => limitFor(shape) !== undefined,
  *search(problem, { observer }) {
    const limit = limitFor(problem.start) ?? cellCount(problem.start);
    const { moves, counts } = yield* depthFirstWithin(problem, zero(problem.goal), limit, observer);
    if (!moves) throw new RangeError(`There is no solution within ${limit} moves.`);
    return { moves, counts };
  },
};

function limitFor({ rows, columns }: Shape): number | undefined {
  return DEPTH_LIMITS[`${rows}×${columns}`];
}
