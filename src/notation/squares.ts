import type { Row } from './row.js';
import type { TextBoard } from './textBoard.js';
import type { TextRange } from './flaws.js';

/** A square of a board as it stands in a text. */
export interface TextSquare extends TextRange {
  readonly tile: number;
  /** Counted row by row from 0; on a flawed board, in the order of the text. */
  readonly cell: number;
}

/** @returns the squares of a board's rows that reach into a range */
export function squaresIn({ rows }: TextBoard, range: TextRange): TextSquare[] {
  let before = 0;
  return rows.flatMap((row) => {
    const first = before;
    before += row.count;
    return row.end < range.start || row.start > range.end ? [] : squaresOf(row, first);
  });
}

/** @returns the square that stands at an offset; its end is not part of it, unless nothing else begins there */
export function squareAt(board: TextBoard, offset: number): TextSquare | undefined {
  const squares = squaresIn(board, { start: offset, end: offset });
  return squares.findLast(({ start, end }) => start <= offset && offset <= end);
}

/** @param first the number of the row's first square on its board */
function squaresOf(row: Row, first: number): TextSquare[] {
  const places = row.places();
  return row.tiles.map((tile, at) => ({ tile, cell: first + at, ...places[at]! }));
}
