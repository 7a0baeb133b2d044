import { MAX_SIDE, MIN_SIDE, type Shape, sameShape } from '../puzzle/board.js';
import type { TextRange } from './flaws.js';
import type { Row } from './row.js';
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

/** A number on a line of its own: how long the solution of the puzzle above is, or how many cases follow. */
export interface LoneNumber extends TextRange {
  readonly number: number;
}

/** How rows are read. */
export interface Manner {
  /** The length that one-line boards of the block have: see `usualLength`. */
  readonly usual: number | undefined;
  /** Whether a board in rows right below another is its goal. */
  readonly pairs: boolean;
  /** What stands before the rows: a puzzle that a number may be an answer to, or a label or an arrow that a board has to follow. */
  readonly before: 'nothing' | 'puzzle' | 'label';
  /** Whether the rows stand in code, where a list that is no board is nobody's mistake if another one is. */
  readonly isCode: boolean;
}

/** From this many squares on, a row is rather a whole board than a row of one. */
const LINE_SQUARES = 6;

/** What some rows are read as. */
interface Reading {
  /** How many rows it takes. */
  readonly used: number;
  readonly layout: 'line' | 'rows' | 'number';
  /** Nothing where the row is a number. */
  readonly pair?: TextPair;
  /** Whether the size stands above it. */
  readonly headed?: boolean;
}

/** Reads rows without a mark or a blank line among them as boards, and numbers between them. */
export function* readRows(
  rows: readonly Row[],
  { pairs, isCode, usual, before }: Manner,
): Generator<TextPair | LoneNumber, undefined> {
  const wrong: TextPair[] = [];
  let isNoneRight = true;
  /** The last board, if it stands in rows and may have its goal below. */
  let open: TextPair | undefined;
  for (let at = 0; at < rows.length;) {
    const awaited: Shape | undefined = pairs ? open?.start.shape : undefined;
    const reading: Reading =
      rightReading(rows, at, usual, awaited) ??
      numberReading(rows, at, before) ??
      likelyReading(rows, at, usual, awaited);
    const { start, end, tiles } = rows[at]!;
    at += reading.used;
    const { pair } = reading;
    if (!pair) {
      if (open) yield open;
      open = undefined;
      yield { number: tiles[0]!, start, end };
      continue;
    }
    if (isCode && pair.start.flaw) {
      wrong.push(pair);
      continue;
    }
    isNoneRight = false;
    const inRowsBelow = reading.layout === 'rows' && !reading.headed;
    if (open && awaited && inRowsBelow && sameShape(awaited, pair.start.shape)) {
      yield { start: open.start, goal: pair.start };
      open = undefined;
      continue;
    }
    if (open) yield open;
    open = reading.layout === 'rows' ? pair : undefined;
    if (!open) yield pair;
  }
  if (open) yield open;
  if (isNoneRight) yield* wrong;
}

/** @returns the right board that stands at `at`, or undefined when no layout makes one of it */
function rightReading(
  rows: readonly Row[],
  at: number,
  usual: number | undefined,
  awaited: Shape | undefined,
): Reading | undefined {
  const row = rows[at]!;
  const columns = row.tiles.length;
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
    return onLine(boardOf([row], shape));
  return isLinePair(row) ? onLine(...halves(row)) : undefined;
}

/**
 * Two rows of a 3×3 board can be a whole 2×3 one. With a third row begun below,
 * they are what they look like.
 */
function isUnfinished(rows: readonly Row[], at: number, count: number, columns: number): boolean {
  const below = rows[at + count];
  if (count >= columns || !below || below.parted || below.tiles.length >= columns) return false;
  const header = headerAt(rows, at + count);
  if (header && header !== 'number') return false;
  // A number that cannot be a tile of the third row is a number of moves.
  const [tile] = below.tiles;
  const isNumber = isLoneNumber(below) && (tile! >= columns * columns || stands(tile!, rows, at, count));
  return !isNumber;
}

function stands(tile: number, rows: readonly Row[], from: number, count: number): boolean {
  return rows.slice(from, from + count).some(({ tiles }) => tiles.includes(tile));
}

/** @returns whether a row is a number and nothing else */
export function isLoneNumber({ tiles, foreign, notes, start, text }: Row): boolean {
  return tiles.length === 1 && !foreign && !notes.enclosed && isDigit(text.charAt(start));
}

/** @returns whether a row can be how many cases follow: a word of digits, each of which was taken for a square if there are more than two */
export function isCaseCount(row: Row): boolean {
  return isLoneNumber(row) || (!row.notes.enclosed && /^\d+$/.test(row.text.slice(row.start, row.end)));
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}

/** @returns that the number that stands alone at `at` is an answer, or how many boards follow; undefined when it is neither */
function numberReading(rows: readonly Row[], at: number, before: Manner['before']): Reading | undefined {
  if (at === 0 && before === 'label') return undefined;
  const header = headerAt(rows, at);
  const isNumber = header === 'number' || (!header && isAnswer(rows, at, before));
  return isNumber ? { used: 1, layout: 'number' } : undefined;
}

function isAnswer(rows: readonly Row[], at: number, before: Manner['before']): boolean {
  if (!isLoneNumber(rows[at]!)) return false;
  if (at === 0) return before === 'puzzle';
  // A second number begins something new, such as the next board.
  return !isLoneNumber(rows[at - 1]!) && !isBegun(rows, at);
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
    return { ...inRows(rows, at, Math.min(header.rows, rows.length - at - 1), header, row), headed: true };

  const columns = row.tiles.length;
  const run = rows.slice(at, at + runLength(rows, at));
  const hasSmallTiles = largestTile(run) <= Math.max(columns, usual ?? 0) + 1;
  if (columns > MAX_SIDE || (hasSmallTiles && (columns >= LINE_SQUARES || usual !== undefined))) {
    return hasSquareHalves(row) ? onLine(...halves(row)) : onLine(boardOf([row], lineShape(row, usual)));
  }
  const { count, shape } = likelyRows(rows, at, row.parted ? undefined : awaited);
  return inRows(rows, at, count, shape);
}

/** @returns whether a number is the first square of a row that is only begun, below a board that needs it */
function isBegun(rows: readonly Row[], at: number): boolean {
  const columns = rows[at - 1]!.tiles.length;
  const above = runAbove(rows, at);
  const areWhole = rows.slice(at - above, at).every((row) => isLineBoard(row) || isLinePair(row));
  return columns > 1 && above < columns && !areWhole && isUnfinished(rows, at - above, above, columns);
}

/** @returns how many rows right above have the length of the last of them */
function runAbove(rows: readonly Row[], at: number): number {
  let count = 1;
  while (count < at && count < MAX_SIDE && rows[at - 1 - count]!.tiles.length === rows[at - 1]!.tiles.length)
    count++;
  return count;
}

function onLine(start: TextBoard, goal?: TextBoard): Reading {
  return { used: 1, layout: 'line', pair: goal ? { start, goal } : { start } };
}

/** @param header what stands above the rows and belongs to them */
function inRows(rows: readonly Row[], at: number, count: number, shape: Shape, header?: Row): Reading {
  const first = header ? at + 1 : at;
  const start = boardOf(rows.slice(first, first + count), shape, header);
  return { used: first + count - at, layout: 'rows', pair: { start } };
}

/**
 * @returns what the numbers in a row say of those below: how large a board is
 * (n, or rows and columns), or that it is a number of something else; undefined when neither
 */
function headerAt(rows: readonly Row[], at: number): Shape | 'number' | undefined {
  const [row, below] = [rows[at], rows[at + 1]];
  if (!row || !below || below.parted || row.foreign) return undefined;
  if (at === 0 && row.tiles.length > 2 && isCaseCount(row) && isRightAt(rows, 1)) return 'number';
  if (row.tiles.length > 2) return undefined;
  if (row.tiles.length === 1 && !isLoneNumber(row)) return undefined;
  const [height = 0, width = height] = row.tiles;
  const shape = { rows: height, columns: width };
  const fits = [height, width].every((side) => side >= MIN_SIDE && side <= MAX_SIDE);
  if (row.tiles.length === 2) return fits && below.tiles.length === width ? shape : undefined;
  const isSize = fits && below.tiles.length === width;
  if (isSize && !(isLineBoard(below) && boardRows(rows, at + 1) !== height)) return shape;
  if (isRightAt(rows, at + 1) || !fits || below.tiles.length >= LINE_SQUARES) return 'number';
  return below.tiles.length > 1 ? shape : undefined;
}

function isRightAt(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  return boardRows(rows, at) !== undefined || isLineBoard(row) || isLinePair(row);
}

/** @returns how many rows, none of which is part of a right board, are likely meant as one board, and as which */
function likelyRows(rows: readonly Row[], at: number, awaited?: Shape): { count: number; shape: Shape } {
  const beginsAnother = (row: Row, below: Row | undefined) =>
    row.parted || (row.tiles.length === 1 && row.tiles[0] === below?.tiles.length);
  let end = at + 1;
  while (end < rows.length && end < at + 2 * MAX_SIDE && !beginsAnother(rows[end]!, rows[end + 1])) end++;
  const reach = rows.slice(at, end);
  if (awaited) return { count: Math.min(awaited.rows, reach.length), shape: awaited };
  const [columns] = commonLength(reach);
  if (reach.length === 1) return { count: 1, shape: squareFor(columns, largestTile(reach)) };
  const side = Math.max(columns, MIN_SIDE);
  return { count: Math.min(side, reach.length), shape: { rows: side, columns: side } };
}

/** @returns the length that one-line boards among the rows of a block have: that of more rows than any other, and of two at least */
export function usualLength(rows: readonly Row[]): number | undefined {
  const [length, count, nextCount] = commonLength(rows);
  return count >= 2 && count > nextCount && length >= LINE_SQUARES ? length : undefined;
}

/** @returns the length that most rows have, of several the greatest; how many have it, and how many the next one */
function commonLength(rows: readonly Row[]): [length: number, count: number, nextCount: number] {
  const counts = new Map<number, number>();
  for (const { tiles } of rows) counts.set(tiles.length, (counts.get(tiles.length) ?? 0) + 1);
  let [best, most, next] = [0, 0, 0];
  for (const [length, count] of counts) {
    if (count > most || (count === most && length > best)) [best, most, next] = [length, count, most];
    else next = Math.max(next, count);
  }
  return [best, most, next];
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

/** @returns whether a row is likely meant as a start and a goal, both square */
function hasSquareHalves(row: Row): boolean {
  const half = row.tiles.length / 2;
  const shape = Number.isInteger(half) ? oneLineShape(half) : undefined;
  return shape !== undefined && shape.rows === shape.columns && largestTile([row]) <= half;
}

function halves(row: Row): [TextBoard, TextBoard] {
  const half = row.tiles.length / 2;
  const shape = oneLineShape(half) ?? squareFor(half, 0);
  return [boardOf([row.part(0, half)], shape), boardOf([row.part(half, 2 * half)], shape)];
}
