import { MOVES, type Move, OPPOSITE } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { START_MARK, explore, moveOf } from './exploration.js';
import type { Algorithm, Found, Search } from './search.js';
import { type StateSpace, stateSpace } from './stateSpace.js';

/**
 * Breadth-first search from the start (Moore 1959), the visited set a table by
 * the boards' numbers. As the boards of one depth are met in the order of their
 * canonical solutions, the first way found to the goal is the canonical solution.
 */
export const breadthFirst: Algorithm = {
  id: 'breadth-first',
  optimal: true,
  informed: false,
  accepts: isRankable,
  *search({ start, goal }: Problem, { observer }): Search<Found> {
    const space = stateSpace(start);
    const goalIndex = space.indexOf(goal.tiles);
    const { marks, found, counts } = yield* explore(space, space.indexOf(start.tiles), goalIndex, observer);
    if (!found) throw new RangeError('The goal cannot be reached.');
    const moves = movesTo(goalIndex, marks, space);
    space.spareSmallMarks.giveBack(marks.fill(0));
    return { moves, counts };
  },
};

/** Follows the marks back to the start. */
function movesTo(goal: number, marks: Uint8Array, space: StateSpace): Move[] {
  const moves: Move[] = [];
  for (let index = goal; marks[index] !== START_MARK;) {
    const move = moveOf(marks[index]!);
    moves.push(move);
    index = space.after(index, MOVES.indexOf(OPPOSITE[move]));
  }
  return moves.reverse();
}
