import { type Board, type Shape, cellCount } from './board.js';

/** A source of randomness such as Math.random: a number from 0 up to, not including, 1. */
export type Random = () => number;

/** @returns a board drawn evenly from all arrangements of the shape, solvable ones and others (Fisher & Yates) */
export function randomBoard(shape: Shape, random: Random): Board {
  const tiles = Array.from({ length: cellCount(shape) }, (_, tile) => tile);
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [tiles[last], tiles[other]] = [tiles[other] ?? 0, tiles[last] ?? 0];
  }
  return { rows: shape.rows, columns: shape.columns, tiles };
}
