import { tileSum } from './tileSum.js';

/**
 * Misplaced tiles: how many are not where the goal has them. Each of them has
 * to move at least once. The blank is no tile; counted in, it would make a
 * board one move from the goal look two moves away.
 */
export const misplaced = tileSum(() => (cell, home) => (cell === home ? 0 : 1));
