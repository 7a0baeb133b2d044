import { cellCount } from '../puzzle/board.js';
import { type Move, OPPOSITE, applyMove } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { MAX_RANKED_CELLS, rank } from '../puzzle/rank.js';
import { type Explored, START_MARK, explore, moveOf } from './exploration.js';
import type { Algorithm, Found, Search } from './search.js';

/**
 * Breadth-first search from the start (Moore 1959), the visited set a table by
 * rank. As the boards of one depth are met in the order of their canonical
 * solutions, the first way found to the goal is the canonical solution.
 */
export const breadthFirst: Algorithm = {
  id: 'breadth-first',
  optimal: true,
  accepts: (shape) => cellCount(shape) <= MAX_RANKED_CELLS,
  *search(problem: Problem): Search<Found> {
    const goalRank = rank(problem.goal.tiles, problem.goal.tiles.length);
    const explored = yield* explore(problem.start, goalRank);
    return { moves: movesToGoal(problem, explored), counts: explored.counts };
  },
};

/** Follows the marks from the goal back to the start. */
function movesToGoal({ goal }: Problem, { marks, found }: Explored): Move[] {
  if (!found) throw new RangeError('The goal cannot be reached.');
  const moves: Move[] = [];
  let board = goal;
  for (;;) {
    const mark = marks[rank(board.tiles, board.tiles.length)]!;
    if (mark === START_MARK) return moves.reverse();
    const move = moveOf(mark);
    moves.push(move);
    board = applyMove(board, OPPOSITE[move]) ?? board;
  }
}
