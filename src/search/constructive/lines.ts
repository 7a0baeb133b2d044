import { type Board, blankCell } from '../../puzzle/board.js';

/** In which order the squares of a board are filled. */
export interface FillingOrder {
  /** Rows and columns, as lists of squares, each at the edge of what those before it leave. */
  readonly lines: readonly (readonly number[])[];
  /** What the lines leave: 2×3 or 3×2 squares, or 2×2 where the board is no larger. */
  readonly rest: readonly number[];
}

/** A side's squares from `first` up to, not including, `end`. */
interface Span {
  first: number;
  end: number;
}

/**
 * Peels a board as a person does, a row or a column at a time, always the
 * shorter one, down to a small rest that holds the goal's blank. So the blank
 * may have any square in the goal: lines are taken off all sides where needed.
 */
export function fillingOrder(goal: Board): FillingOrder {
  const blank = blankCell(goal);
  const restRows = goal.columns > 2 ? 2 : Math.min(3, goal.rows);
  const restColumns = goal.columns > 2 ? 3 : 2;
  const inner = {
    rows: spanAround(Math.floor(blank / goal.columns), restRows, goal.rows),
    columns: spanAround(blank % goal.columns, restColumns, goal.columns),
  };
  const outer = { rows: { first: 0, end: goal.rows }, columns: { first: 0, end: goal.columns } };

  const lines: number[][] = [];
  for (;;) {
    const [height, width] = [lengthOf(outer.rows), lengthOf(outer.columns)];
    if (height === restRows && width === restColumns) break;
    // A short line is quicker to fill, and what stays as broad as long leaves the blank short ways.
    if (height > restRows && (height >= width || width === restColumns)) {
      const row = peel(outer.rows, inner.rows);
      lines.push(rectangle({ first: row, end: row + 1 }, outer.columns, goal.columns));
    } else {
      const column = peel(outer.columns, inner.columns);
      lines.push(rectangle(outer.rows, { first: column, end: column + 1 }, goal.columns));
    }
  }
  return { lines, rest: rectangle(outer.rows, outer.columns, goal.columns) };
}

/** @returns the span of a length, within 0 … size, that begins at a square or as near to it as fits */
function spanAround(square: number, length: number, size: number): Span {
  const first = Math.min(square, size - length);
  return { first, end: first + length };
}

function lengthOf({ first, end }: Span): number {
  return end - first;
}

/** Takes the first line off a span or, when that belongs to the inner one, the last. */
function peel(outer: Span, inner: Span): number {
  return outer.first < inner.first ? outer.first++ : --outer.end;
}

function rectangle(rows: Span, columns: Span, boardColumns: number): number[] {
  const width = lengthOf(columns);
  return Array.from(
    { length: lengthOf(rows) * width },
    (_, index) => (rows.first + Math.floor(index / width)) * boardColumns + columns.first + (index % width),
  );
}
