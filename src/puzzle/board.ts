/** The size of a board, in squares. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/**
 * A board: its tiles row by row, `0` for the blank. A board holds each of
 * 0 … rows × columns − 1 once; `makeBoard` checks it, all else relies on it.
 */
export interface Board extends Shape {
  readonly tiles: readonly number[];
}

/** The blank, among tiles. */
export const BLANK = 0;

/** Boards have at least this many rows and columns: on a single line the tiles cannot change their order. */
export const MIN_SIDE = 2;

/** Boards have at most this many rows and columns. */
export const MAX_SIDE = 10;

/** @returns the number of squares of a board of this shape */
export function cellCount(shape: Shape): number {
  return shape.rows * shape.columns;
}

/** @returns whether boards of this shape are boards at all: 2 to 10 rows and columns */
export function isShape(shape: Shape): boolean {
  return [shape.rows, shape.columns].every(
    (side) => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE,
  );
}

/** @returns whether `tiles` are 0 … n − 1, each once, in any order */
export function isPermutation(tiles: readonly number[]): boolean {
  const seen = new Uint8Array(tiles.length);
  for (const tile of tiles) {
    // Out of range, or not whole, there is no entry to find; the others are found 1 the second time.
    if (seen[tile] !== 0) return false;
    seen[tile] = 1;
  }
  return true;
}

/**
 * @param tiles row by row, `0` for the blank
 * @throws RangeError when the shape is no shape or the tiles are not 0 … n − 1, each once
 */
export function makeBoard(rows: number, columns: number, tiles: readonly number[]): Board {
  if (!isShape({ rows, columns }) || tiles.length !== rows * columns || !isPermutation(tiles)) {
    throw new RangeError(`No ${rows}×${columns} board: ${tiles.join(' ')}`);
  }
  return { rows, columns, tiles };
}

/** @returns whether two boards have the same number of rows and of columns */
export function sameShape(a: Shape, b: Shape): boolean {
  return a.rows === b.rows && a.columns === b.columns;
}

/** @returns whether two boards are the same: shape and tiles */
export function sameBoard(a: Board, b: Board): boolean {
  return sameShape(a, b) && a.tiles.every((tile, cell) => tile === b.tiles[cell]);
}

/** @returns the square of the blank, counted row by row from 0 */
export function blankCell(board: Board): number {
  return board.tiles.indexOf(BLANK);
}

/** @returns the board with the tiles of two squares exchanged */
export function swapCells(board: Board, a: number, b: number): Board {
  const tiles = board.tiles.map((tile, cell) => {
    const source = cell === a ? b : cell === b ? a : cell;
    return board.tiles[source] ?? tile;
  });
  return { ...board, tiles };
}
