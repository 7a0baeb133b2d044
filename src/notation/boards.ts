import { MAX_SIDE, type Shape } from '../puzzle/board.js';
import type { Row } from './blocks.js';
import type { Tile } from './scan.js';
import {
  boardRows,
  isLineBoard,
  isLinePair,
  largestTile,
  oneLineShape,
  runLength,
  squareFor,
} from './shapes.js';
import { type TextBoard, boardOf } from './textBoard.js';

/** A start board, with the goal that the layout gives it. */
export interface TextPair {
  readonly start: TextBoard;
  readonly goal?: TextBoard;
}

/** From this many squares on, a row is rather a whole board than a row of one. */
const LINE_SQUARES = 6;

/**
 * Reads rows without an arrow or a blank line among them as boards.
 * @param pairs whether a board in rows right below another is its goal
 */
export function readRows(rows: readonly Row[], pairs: boolean): TextPair[] {
  const found: TextPair[] = [];
  const usual = usualLength(rows);
  /** Whether the last board stands in rows and may have its goal below. */
  let open = false;
  let at = 0;
  while (at < rows.length) {
    const last = found.at(-1);
    const awaited = open && pairs ? last?.start.shape : undefined;
    const reading = readOne(rows, at, usual, awaited);
    if (reading.pair) {
      const { start } = reading.pair;
      const isGoal = awaited && reading.layout === 'rows' && !reading.header;
      if (last && isGoal && awaited.columns === start.shape.columns && awaited.rows === start.shape.rows) {
        found.splice(-1, 1, { start: last.start, goal: start });
        open = false;
      } else {
        found.push(reading.pair);
        open = reading.layout === 'rows';
      }
    }
    at += reading.used;
  }
  return found;
}

interface Reading {
  /** How many rows it takes. */
  readonly used: number;
  readonly layout: 'line' | 'rows';
  readonly header: boolean;
  /** Nothing where the row is the number of cases. */
  readonly pair?: TextPair;
}

/** Reads the board at `at`: a right one by any layout if there is one, else the most likely wrong one. */
function readOne(rows: readonly Row[], at: number, usual: number | undefined, awaited?: Shape): Reading {
  const row = rows[at];
  if (!row) throw new RangeError('There is no such row.');
  const lines = (start: TextBoard, goal?: TextBoard): Reading => ({
    used: 1,
    layout: 'line',
    header: false,
    pair: goal ? { start, goal } : { start },
  });
  const inRows = (count: number, shape: Shape, header: boolean): Reading => ({
    used: count + (header ? 1 : 0),
    layout: 'rows',
    header,
    pair: {
      start: boardOf(
        rows.slice(header ? at + 1 : at, at + count + (header ? 1 : 0)),
        shape,
        header ? row : undefined,
      ),
    },
  });

  const columns = row.tiles.length;
  const unfinishedGoal = awaited?.columns === columns && runLength(rows, at) < awaited.rows;
  if (!unfinishedGoal) {
    const count = boardRows(rows, at);
    if (count !== undefined) return inRows(count, { rows: count, columns }, false);
    const shape = oneLineShape(columns);
    if (shape && isLineBoard(row) && (usual === undefined || usual === columns)) {
      return lines(boardOf([row], shape));
    }
    if (isLinePair(row)) return lines(...halves(row));
  }

  const header = headerAt(rows, at);
  if (header === 'cases') return { used: 1, layout: 'line', header: true };
  if (header) return inRows(Math.min(header.rows, rows.length - at - 1), header, true);

  const run = rows.slice(at, at + runLength(rows, at));
  const hasSmallTiles = largestTile(run) <= Math.max(columns, usual ?? 0) + 1;
  if (columns > MAX_SIDE || (hasSmallTiles && (columns >= LINE_SQUARES || usual !== undefined))) {
    return columns % 2 === 0 && squareHalf(row)
      ? lines(...halves(row))
      : lines(boardOf([row], lineShape(row, usual)));
  }
  const { count, shape } = likelyRows(rows.slice(at, at + 2 * MAX_SIDE), awaited);
  return inRows(count, shape, false);
}

/**
 * @returns what the numbers in a row say of those below: how large a board is
 * (n, or rows and columns), or how many cases there are; undefined when neither
 */
function headerAt(rows: readonly Row[], at: number): Shape | 'cases' | undefined {
  const [row, below] = [rows[at], rows[at + 1]];
  if (!row || !below || row.foreign || row.tiles.length > 2) return undefined;
  const [height = 0, width = height] = row.tiles.map(({ tile }) => tile);
  const shape = { rows: height, columns: width };
  const fits = [height, width].every((side) => side >= 2 && side <= MAX_SIDE);
  if (row.tiles.length === 2) return fits && below.tiles.length === width ? shape : undefined;
  if (fits && below.tiles.length === width && !(isLineBoard(below) && boardRows(rows, at + 1) !== height)) {
    return shape;
  }
  const fine = boardRows(rows, at + 1) !== undefined || isLineBoard(below) || isLinePair(below);
  if (fine || !fits || below.tiles.length >= LINE_SQUARES) return 'cases';
  return below.tiles.length > 1 ? shape : undefined;
}

/** @returns how many of some rows, none of which is right, are likely meant as one board, and as which */
function likelyRows(rows: readonly Row[], awaited?: Shape): { count: number; shape: Shape } {
  const header = rows.findIndex(
    (row, index) =>
      index > 0 && row.tiles.length === 1 && row.tiles[0]?.tile === rows[index + 1]?.tiles.length,
  );
  const reach = rows.slice(0, header < 0 ? rows.length : header);
  if (awaited) return { count: Math.min(awaited.rows, reach.length), shape: awaited };
  const [columns] = commonLength(reach);
  if (reach.length === 1) return { count: 1, shape: squareFor(columns, largestTile(reach)) };
  const side = Math.max(columns, 2);
  return { count: Math.min(side, reach.length), shape: { rows: side, columns: side } };
}

/** @returns the length that one-line boards among rows have: that of more rows than any other, and of two at least */
function usualLength(rows: readonly Row[]): number | undefined {
  const [length, count, nextCount] = commonLength(rows);
  return count >= 2 && count > nextCount && length >= LINE_SQUARES ? length : undefined;
}

/** @returns the length that most rows have, of several the greatest; how many have it, and how many the next one */
function commonLength(rows: readonly Row[]): [length: number, count: number, nextCount: number] {
  const counts = new Map<number, number>();
  for (const { tiles } of rows) counts.set(tiles.length, (counts.get(tiles.length) ?? 0) + 1);
  const [first, second] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || b - a);
  return [first?.[0] ?? 0, first?.[1] ?? 0, second?.[1] ?? 0];
}

/** @returns the board that a wrong row on its own is likely meant to be */
function lineShape(row: Row, usual: number | undefined): Shape {
  const count = row.tiles.length;
  const exact = oneLineShape(usual ?? count);
  const largest = largestTile([row]);
  return exact && (usual !== undefined || exact.rows === exact.columns || largest < count)
    ? exact
    : squareFor(count, largest);
}

function squareHalf(row: Row): boolean {
  const half = row.tiles.length / 2;
  const shape = oneLineShape(half);
  return shape !== undefined && shape.rows === shape.columns && largestTile([row]) <= half;
}

function halves(row: Row): [TextBoard, TextBoard] {
  const half = row.tiles.length / 2;
  const part = (tiles: readonly Tile[]): TextBoard => {
    const range = { start: tiles[0]?.start ?? row.start, end: tiles.at(-1)?.end ?? row.end };
    return boardOf([{ ...row, ...range, tiles }], oneLineShape(half) ?? squareFor(half, 0));
  };
  return [part(row.tiles.slice(0, half)), part(row.tiles.slice(half))];
}
