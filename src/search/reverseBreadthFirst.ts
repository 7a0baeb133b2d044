import { DistanceTable } from './distanceTable.js';
import type { Algorithm } from './search.js';

/**
 * Breadth-first search from the goal, over the whole space: the distance table.
 * One start is a waste of it, but then it answers every other one by a walk.
 */
export const reverseBreadthFirst: Algorithm = {
  id: 'reverse-breadth-first',
  optimal: true,
  informed: false,
  accepts: (shape) => DistanceTable.accepts(shape),
  *search(problem, { observer }) {
    const table = yield* DistanceTable.build(problem.goal, observer);
    const moves = table.solution(problem);
    if (!moves) throw new RangeError('The goal cannot be reached.');
    return { moves, counts: table.counts };
  },
};
