import { MAX_SIDE, MIN_SIDE, type Shape, sameShape } from '../puzzle/board.js';
import type { TextRange } from './flaws.js';
import { type Before, headerAt, isNumberAt, isUnfinished } from './numbers.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import type { Row } from './row.js';
import {
  LINE_SQUARES,
  boardRows,
  isLineBoard,
  isLinePair,
  largestTile,
  oneLineShape,
  runLength,
  squareFor,
} from './shapes.js';
import { type TextBoard, boardOf, lineBoardOf, soundLineOf } from './textBoard.js';

/** A start board, with the goal that the layout gives it. */
export interface TextPair {
  readonly start: TextBoard;
  readonly goal: TextBoard | undefined;
}

/** A number on a line of its own: how long the solution of the puzzle above is, or how many cases follow. */
export interface LoneNumber extends TextRange {
  readonly number: number;
}

/** How rows are read. */
export interface Manner {
  /** The length that one-line boards of the block have: see `RowLengths`. */
  readonly usual: number | undefined;
  /** Whether a board in rows right below another is its goal. */
  readonly pairs: boolean;
  readonly before: Before;
  /** Whether the rows stand in code, where a list that is no board is nobody's mistake if another one is. */
  readonly isCode: boolean;
}

/** A board as some rows are read. */
interface Reading extends TextPair {
  /** How many rows it takes. */
  readonly used: number;
  readonly layout: 'line' | 'rows';
  /** Whether the size stands above it. */
  readonly headed: boolean;
}

/** Reads rows without a mark or a blank line among them as boards, and numbers between them. Rests in between. */
export function* readRows(
  rows: readonly Row[],
  { pairs, isCode, usual, before }: Manner,
): Generator<TextPair | LoneNumber | typeof REST, undefined> {
  const wrong: TextPair[] = [];
  let isNoneRight = true;
  /** The last board, if it stands in rows and may have its goal below. */
  let open: TextPair | undefined;
  let count = 0;
  for (let at = 0; at < rows.length;) {
    if (++count % BETWEEN_RESTS === 0) yield REST;
    const awaited: Shape | undefined = pairs ? open?.start.shape : undefined;
    const right = rightReading(rows, at, usual, awaited);
    if (!right && isNumberAt(rows, at, before)) {
      if (open) yield open;
      open = undefined;
      yield loneNumber(rows[at++]!);
      continue;
    }
    const reading = right ?? likelyReading(rows, at, usual, awaited);
    at += reading.used;
    if (isCode && reading.start.flaw) {
      wrong.push(reading);
      continue;
    }
    isNoneRight = false;
    const inRowsBelow = reading.layout === 'rows' && !reading.headed;
    if (open && awaited && inRowsBelow && sameShape(awaited, reading.start.shape)) {
      yield { start: open.start, goal: reading.start };
      open = undefined;
      continue;
    }
    if (open) yield open;
    open = reading.layout === 'rows' ? reading : undefined;
    if (!open) yield reading;
  }
  if (open) yield open;
  if (!isNoneRight) return;
  for (const pair of wrong) {
    if (++count % BETWEEN_RESTS === 0) yield REST;
    yield pair;
  }
}

function loneNumber(row: Row): LoneNumber {
  return { number: row.tileAt(0), start: row.start, end: row.end };
}

/** @returns the right board that stands at `at`, or undefined when no layout makes one of it */
function rightReading(
  rows: readonly Row[],
  at: number,
  usual: number | undefined,
  awaited: Shape | undefined,
): Reading | undefined {
  const row = rows[at]!;
  const columns = row.count;
  const isUnfinishedGoal = awaited?.columns === columns && !row.parted && runLength(rows, at) < awaited.rows;
  if (isUnfinishedGoal) return undefined;
  const count = boardRows(rows, at);
  if (count !== undefined) {
    return isUnfinished(rows, at, count, columns)
      ? undefined
      : inRows(rows, at, count, { rows: count, columns });
  }
  const shape = oneLineShape(columns);
  if (shape && isLineBoard(row) && (usual === undefined || usual === columns))
    return onLine(soundLineOf(row, shape));
  return isLinePair(row) ? onLine(...halves(row)) : undefined;
}

/** @returns what is most likely meant where there is no right board and no number */
function likelyReading(
  rows: readonly Row[],
  at: number,
  usual: number | undefined,
  awaited: Shape | undefined,
): Reading {
  const row = rows[at]!;
  const header = headerAt(rows, at);
  if (header && header !== 'number')
    return inRows(rows, at, Math.min(header.rows, rows.length - at - 1), header, row);

  const columns = row.count;
  const run = rows.slice(at, at + runLength(rows, at));
  const hasSmallTiles = largestTile(run) <= Math.max(columns, usual ?? 0) + 1;
  if (columns > MAX_SIDE || (hasSmallTiles && (columns >= LINE_SQUARES || usual !== undefined))) {
    return hasSquareHalves(row) ? onLine(...halves(row)) : onLine(lineBoardOf(row, lineShape(row, usual)));
  }
  const { count, shape } = likelyRows(rows, at, row.parted ? undefined : awaited);
  return inRows(rows, at, count, shape);
}

function onLine(start: TextBoard, goal?: TextBoard): Reading {
  return { used: 1, layout: 'line', headed: false, start, goal };
}

/** @param header what stands above the rows and belongs to them */
function inRows(rows: readonly Row[], at: number, count: number, shape: Shape, header?: Row): Reading {
  const first = header ? at + 1 : at;
  const start = boardOf(rows.slice(first, first + count), shape, header);
  const headed = header !== undefined;
  return { used: first + count - at, layout: 'rows', headed, start, goal: undefined };
}

/** @returns how many rows, none of which is part of a right board, are likely meant as one board, and as which */
function likelyRows(rows: readonly Row[], at: number, awaited?: Shape): { count: number; shape: Shape } {
  const beginsAnother = (row: Row, below: Row | undefined) =>
    row.parted || (row.count === 1 && row.tileAt(0) === below?.count);
  let end = at + 1;
  while (end < rows.length && end < at + 2 * MAX_SIDE && !beginsAnother(rows[end]!, rows[end + 1])) end++;
  const reach = rows.slice(at, end);
  if (awaited) return { count: Math.min(awaited.rows, reach.length), shape: awaited };
  const lengths = new RowLengths();
  for (const row of reach) lengths.add(row);
  const columns = lengths.commonest;
  if (reach.length === 1) return { count: 1, shape: squareFor(columns, largestTile(reach)) };
  const side = Math.max(columns, MIN_SIDE);
  return { count: Math.min(side, reach.length), shape: { rows: side, columns: side } };
}

/** Counts which lengths some rows have. */
export class RowLengths {
  private readonly counts = new Map<number, number>();

  add({ count }: Row): void {
    this.counts.set(count, (this.counts.get(count) ?? 0) + 1);
  }

  /** The length that one-line boards among the rows have: that of more rows than any other, and of two at least. */
  get usual(): number | undefined {
    const { length, most, next } = this.ranked();
    return most >= 2 && most > next && length >= LINE_SQUARES ? length : undefined;
  }

  /** The length that most rows have, of several the greatest. */
  get commonest(): number {
    return this.ranked().length;
  }

  /** @returns the commonest length, how many rows have it, and how many the next one */
  private ranked(): { length: number; most: number; next: number } {
    let [best, most, next] = [0, 0, 0];
    for (const [length, count] of this.counts) {
      if (count > most || (count === most && length > best)) [best, most, next] = [length, count, most];
      else next = Math.max(next, count);
    }
    return { length: best, most, next };
  }
}

/** @returns the board that a wrong row on its own is likely meant to be */
function lineShape(row: Row, usual: number | undefined): Shape {
  const count = row.count;
  const exact = oneLineShape(usual ?? count);
  const largest = largestTile([row]);
  return exact && (usual !== undefined || exact.rows === exact.columns || largest < count)
    ? exact
    : squareFor(count, largest);
}

/** @returns whether a row is likely meant as a start and a goal, both square */
function hasSquareHalves(row: Row): boolean {
  const half = row.count / 2;
  const shape = Number.isInteger(half) ? oneLineShape(half) : undefined;
  return shape !== undefined && shape.rows === shape.columns && largestTile([row]) <= half;
}

function halves(row: Row): [TextBoard, TextBoard] {
  const half = row.count / 2;
  const shape = oneLineShape(half) ?? squareFor(half, 0);
  return [lineBoardOf(row.part(0, half), shape), lineBoardOf(row.part(half, 2 * half), shape)];
}
