import { blankCell } from '../puzzle/board.js';
import { squareColour } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { Dive } from './dive.js';
import { diveWithin } from './depthFirstWithin.js';
import type { Heuristic } from './heuristics/heuristic.js';
import type { Found, Observer, Search } from './search.js';

/**
 * Depth-first searches with growing bounds, each the least that the last one
 * leaves open, until one finds a solution; that is a shortest one (Korf,
 * *Depth-first iterative-deepening*, Artificial Intelligence 27, 1985). As
 * moves are tried in the order of MOVES and an admissible heuristic cuts no
 * shortest solution, it is the canonical one.
 */
export function* deepen(problem: Problem, heuristic: Heuristic, observer?: Observer): Search<Found> {
  const dive = new Dive(problem, heuristic, observer);
  let bound = likeDistance(dive.estimate, problem);
  for (;;) {
    observer?.({ kind: 'bound', bound });
    const moves = yield* diveWithin(dive, bound);
    if (moves) return { moves, counts: dive.counts };
    bound = likeDistance(dive.next, problem);
  }
}

/**
 * Every move takes the blank to a square of the other colour, so all solutions
 * are even or all are odd.
 * @returns the least length from `bound` on that a solution can have
 */
function likeDistance(bound: number, { start, goal }: Problem): number {
  const parity = (squareColour(start, blankCell(start)) + squareColour(goal, blankCell(goal))) % 2;
  return bound % 2 === parity ? bound : bound + 1;
}
