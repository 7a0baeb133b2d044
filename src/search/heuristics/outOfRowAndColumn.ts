import { columnsOf, rowsOf } from './squares.js';
import { tileSum } from './tileSum.js';

/**
 * Tiles out of their row plus tiles out of their column. A move changes either
 * the row or the column of one tile, so each of the two needs a move of its own.
 */
export const outOfRowAndColumn = tileSum((goal) => {
  const rows = rowsOf(goal);
  const columns = columnsOf(goal);
  return (cell, home) => (rows[cell] === rows[home] ? 0 : 1) + (columns[cell] === columns[home] ? 0 : 1);
});
