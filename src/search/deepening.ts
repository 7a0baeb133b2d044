import { blankCell } from '../puzzle/board.js';
import type { Problem } from '../puzzle/problem.js';
import { depthFirstWithin } from './depthFirstWithin.js';
import type { Heuristic } from './heuristics/heuristic.js';
import type { Counts, Found, Observer, Search } from './search.js';

/**
 * Depth-first searches with growing bounds, each the least that the last one
 * leaves open, until one finds a solution; that is a shortest one (Korf,
 * *Depth-first iterative-deepening*, Artificial Intelligence 27, 1985). As
 * moves are tried in the order of MOVES and an admissible heuristic cuts no
 * shortest solution, it is the canonical one.
 */
export function* deepen(problem: Problem, heuristic: Heuristic, observer?: Observer): Search<Found> {
  let counts: Counts = { expanded: 0, generated: 0, largestFrontier: 0 };
  let bound = likeDistance(heuristic.evaluate(problem.start.tiles), problem);
  for (;;) {
    observer?.({ kind: 'bound', bound });
    const within = yield* depthFirstWithin(problem, heuristic, bound, counts, observer);
    counts = within.counts;
    if (within.moves) return { moves: within.moves, counts };
    bound = likeDistance(within.next, problem);
  }
}

/**
 * Every move takes the blank to a square of the other colour of a chessboard,
 * so all solutions are even or all are odd.
 * @returns the least length from `bound` on that a solution can have
 */
function likeDistance(bound: number, { start, goal }: Problem): number {
  const colour = (cell: number) => Math.floor(cell / start.columns) + (cell % start.columns);
  const parity = (colour(blankCell(start)) + colour(blankCell(goal))) % 2;
  return bound % 2 === parity ? bound : bound + 1;
}
