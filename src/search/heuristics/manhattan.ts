import { columnsOf, rowsOf } from './squares.js';
import { tileSum } from './tileSum.js';

/**
 * Manhattan distance: the rows and columns that each tile is away from its
 * place in the goal, added up, the blank left out (with it the sum would not be
 * a lower bound). A move carries one tile by one square, so it changes the sum
 * by 1 or −1: consistent.
 */
export const manhattan = tileSum((goal) => {
  const rows = rowsOf(goal);
  const columns = columnsOf(goal);
  return (cell, home) => Math.abs(rows[cell]! - rows[home]!) + Math.abs(columns[cell]! - columns[home]!);
});
