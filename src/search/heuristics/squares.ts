import { type Board, type Shape, cellCount } from '../../puzzle/board.js';

/** @returns for each tile, and for the blank, its square in the goal */
export function homesIn(goal: Board): Uint8Array {
  const homes = new Uint8Array(goal.tiles.length);
  goal.tiles.forEach((tile, cell) => (homes[tile] = cell));
  return homes;
}

/** @returns for each square its row, from 0 */
export function rowsOf(shape: Shape): Uint8Array {
  return Uint8Array.from({ length: cellCount(shape) }, (_, cell) => Math.floor(cell / shape.columns));
}

/** @returns for each square its column, from 0 */
export function columnsOf(shape: Shape): Uint8Array {
  return Uint8Array.from({ length: cellCount(shape) }, (_, cell) => cell % shape.columns);
}

/** @returns whether a move between these squares stays in its row: boards have two columns at least */
export function isSideways(from: number, to: number): boolean {
  return Math.abs(from - to) === 1;
}
