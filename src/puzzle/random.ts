import { type Board, BLANK, type Shape, cellCount, swapCells } from './board.js';
import { isSolvable } from './parity.js';

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

/** @returns a start drawn evenly from all boards that a goal can be reached from */
export function randomStart(goal: Board, random: Random): Board {
  const start = randomBoard(goal, random);
  if (isSolvable({ start, goal })) return start;
  // To exchange two tiles makes each unsolvable board a solvable one, and none of two, so the draw stays even.
  const [first = 0, second = 0] = start.tiles.flatMap((tile, cell) => (tile === BLANK ? [] : [cell]));
  return swapCells(start, first, second);
}
