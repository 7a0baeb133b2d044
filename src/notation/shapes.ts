import { MAX_SIDE, MIN_SIDE, type Shape, cellCount, isShape } from '../puzzle/board.js';
import type { Row } from './row.js';

// Which shape a row or some rows have, by the number of their squares and what stands in them.

/** From this many squares on, a row is rather a whole board than a row of one. */
export const LINE_SQUARES = 6;

const MAX_CELLS = cellCount({ rows: MAX_SIDE, columns: MAX_SIDE });

const ONE_LINE_SHAPES: readonly (Shape | undefined)[] = Array.from({ length: MAX_CELLS + 1 }, (_, count) => {
  for (let rows = Math.floor(Math.sqrt(count)); rows >= MIN_SIDE; rows--) {
    const shape = { rows, columns: count / rows };
    if (isShape(shape)) return shape;
  }
  return undefined;
});

/** @returns the shape of a board written on one line: the sides as near to each other as can be, the rows the shorter one */
export function oneLineShape(count: number): Shape | undefined {
  return ONE_LINE_SHAPES[count];
}

/** @returns the smallest square shape with at least so many squares and room for a tile */
export function squareFor(count: number, largestTile: number): Shape {
  const side = Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.ceil(Math.sqrt(Math.max(count, largestTile + 1)))));
  return { rows: side, columns: side };
}

/** @returns the largest tile of some rows */
export function largestTile(rows: readonly Row[]): number {
  return rows.reduce((largest, { tiles }) => tiles.reduce((max, tile) => Math.max(max, tile), largest), 0);
}

/** By tile, the test in which it was met last: each row is tested several times, and to forget all tiles takes longer than a test. */
const metIn = new Float64Array(MAX_CELLS);
let test = 0;

/** Keeps in mind the tiles of a row. @returns whether all are below `limit` and none was met before in this test */
function areNew(row: Row, from: number, to: number, limit: number): boolean {
  for (let at = from; at < to; at++) {
    const tile = row.tileAt(at);
    if (tile >= limit || metIn[tile] === test) return false;
    metIn[tile] = test;
  }
  return true;
}

/** @returns whether some tiles of a row are 0 … n − 1, each once */
function isBoard(row: Row, from: number, to: number): boolean {
  test++;
  return areNew(row, from, to, to - from);
}

/** @returns whether no tile from `limit` on, no tile twice and no foreign word stands in some rows */
function areDistinct(rows: readonly Row[], from: number, to: number, limit: number): boolean {
  test++;
  for (let at = from; at < to; at++) {
    const row = rows[at];
    if (!row || row.foreign || !areNew(row, 0, row.count, limit)) return false;
  }
  return true;
}

/** @returns whether some rows hold 0 … n − 1, each once, and nothing else */
export function holdsBoard(rows: readonly Row[], from: number, to: number): boolean {
  let count = 0;
  for (let at = from; at < to; at++) count += rows[at]?.count ?? 0;
  return count > 0 && count <= MAX_CELLS && areDistinct(rows, from, to, count);
}

/** @returns whether a row is a whole board */
export function isLineBoard(row: Row): boolean {
  return !row.foreign && oneLineShape(row.count) !== undefined && isBoard(row, 0, row.count);
}

/** @returns whether a row is a whole start and a whole goal */
export function isLinePair(row: Row): boolean {
  const [half, end] = [Math.floor(row.count / 2), row.count];
  if (row.foreign || !oneLineShape(half) || !oneLineShape(end - half)) return false;
  return isBoard(row, 0, half) && isBoard(row, half, end);
}

/** @returns how many rows from `at` on have as many squares as the one there, with no code between, as far as two boards can reach */
export function runLength(rows: readonly Row[], at: number): number {
  const columns = rows[at]?.count;
  let length = 1;
  while (length < 2 * MAX_SIDE && rows[at + length]?.count === columns && !rows[at + length]?.parted) {
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
  const columns = rows[at]?.count ?? 0;
  if (columns < MIN_SIDE || columns > MAX_SIDE) return undefined;
  // Where each line is a board of its own, this tells at once.
  if (!areDistinct(rows, at, at + MIN_SIDE, MAX_CELLS)) return undefined;
  const run = runLength(rows, at);
  const isRight = (count: number, from = at) =>
    count >= MIN_SIDE && count <= Math.min(run, MAX_SIDE) && holdsBoard(rows, from, from + count);
  if (isRight(run)) return run;
  const half = run / 2;
  if (Number.isInteger(half) && isRight(half) && isRight(half, at + half)) return half;
  if (isRight(columns)) return columns;
  for (let count = MAX_SIDE; count >= MIN_SIDE; count--) {
    if (run % count !== 0) continue;
    let end = at;
    while (end < at + run && isRight(count, end)) end += count;
    if (end === at + run) return count;
  }
  return undefined;
}
