import { MAX_SIDE, MIN_SIDE, type Shape, isShape } from '../puzzle/board.js';
import type { Row } from './blocks.js';

// Which shape a row or some rows have, by the number of their squares and what stands in them.

/** @returns the shape of a board written on one line: the sides as near to each other as can be, the rows the shorter one */
export function oneLineShape(count: number): Shape | undefined {
  for (let rows = Math.floor(Math.sqrt(count)); rows >= MIN_SIDE; rows--) {
    const shape = { rows, columns: count / rows };
    if (isShape(shape)) return shape;
  }
  return undefined;
}

/** @returns the smallest square shape with at least so many squares and room for a tile */
export function squareFor(count: number, largestTile: number): Shape {
  const side = Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.ceil(Math.sqrt(Math.max(count, largestTile + 1)))));
  return { rows: side, columns: side };
}

/** @returns the largest tile of some rows */
export function largestTile(rows: readonly Row[]): number {
  return rows.reduce(
    (largest, { tiles }) => tiles.reduce((max, { tile }) => Math.max(max, tile), largest),
    0,
  );
}

/** Scratch space of `holdsBoard`, which is asked several times a row. */
const seen = new Uint8Array(MAX_SIDE * MAX_SIDE);

/** @returns whether some rows hold 0 … n − 1, each once, and nothing else */
export function holdsBoard(rows: readonly Row[], from: number, to: number): boolean {
  let count = 0;
  for (let at = from; at < to; at++) count += rows[at]?.tiles.length ?? 0;
  if (count === 0 || count > MAX_SIDE * MAX_SIDE) return false;
  seen.fill(0, 0, count);
  for (let at = from; at < to; at++) {
    const row = rows[at];
    if (!row || row.foreign) return false;
    for (const { tile } of row.tiles) {
      if (tile >= count || seen[tile] === 1) return false;
      seen[tile] = 1;
    }
  }
  return true;
}

/** @returns whether a row is a whole board */
export function isLineBoard(row: Row): boolean {
  return oneLineShape(row.tiles.length) !== undefined && holdsBoard([row], 0, 1);
}

/** @returns whether a row is a whole start and a whole goal */
export function isLinePair({ tiles, ...row }: Row): boolean {
  const half = tiles.length / 2;
  return [tiles.slice(0, half), tiles.slice(half)].every((part) => isLineBoard({ ...row, tiles: part }));
}

/** @returns how many rows from `at` on have as many squares as the one there, with no code between, as far as two boards can reach */
export function runLength(rows: readonly Row[], at: number): number {
  const columns = rows[at]?.tiles.length;
  let length = 1;
  while (length < 2 * MAX_SIDE && rows[at + length]?.tiles.length === columns && !rows[at + length]?.parted) {
    length++;
  }
  return length;
}

/**
 * @returns how many rows from `at` on make a board, or undefined when none do.
 * First all that have the same length, then half of them (a start and a goal),
 * then a square, so that a 4×3 board is not read as a 3×3 one; then whatever
 * makes a board of every row there is.
 */
export function boardRows(rows: readonly Row[], at: number): number | undefined {
  const columns = rows[at]?.tiles.length ?? 0;
  if (columns < MIN_SIDE || columns > MAX_SIDE) return undefined;
  const run = runLength(rows, at);
  const isBoard = (count: number, from = at) =>
    count >= MIN_SIDE && count <= Math.min(run, MAX_SIDE) && holdsBoard(rows, from, from + count);
  if (isBoard(run)) return run;
  const half = run / 2;
  if (Number.isInteger(half) && isBoard(half) && isBoard(half, at + half)) return half;
  if (isBoard(columns)) return columns;
  for (let count = MAX_SIDE; count >= MIN_SIDE; count--) {
    if (run % count !== 0) continue;
    let end = at;
    while (end < at + run && isBoard(count, end)) end += count;
    if (end === at + run) return count;
  }
  return undefined;
}
