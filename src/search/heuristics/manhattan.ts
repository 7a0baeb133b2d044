import type { Board } from '../../puzzle/board.js';
import type { Heuristic } from './heuristic.js';
import { columnsOf, rowsOf } from './squares.js';
import { tileSum } from './tileSum.js';

/**
 * Manhattan distance: the rows and columns that each tile is away from its
 * place in the goal, added up, the blank left out (with it the sum would not be
 * a lower bound). A move carries one tile by one square, so it changes the sum
 * by 1 or −1: consistent.
 */
export function manhattan(goal: Board): Heuristic {
  const rows = rowsOf(goal);
  const columns = columnsOf(goal);
  return tileSum(
    goal,
    (cell, home) => Math.abs(rows[cell]! - rows[home]!) + Math.abs(columns[cell]! - columns[home]!),
  );
}
