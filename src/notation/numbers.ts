import { MAX_SIDE, MIN_SIDE, type Shape } from '../puzzle/board.js';
import type { Row } from './row.js';
import { DIGIT_CLASS, isDigit } from './scan.js';
import { LINE_SQUARES, boardRows, isLineBoard, isLinePair } from './shapes.js';

// What a number on a line of its own is: a size, how many cases follow, the length of a solution, or the first square of a row.

const DIGITS = new RegExp(`^${DIGIT_CLASS}+$`);

/** What stands before some rows: a puzzle that a number may be an answer to, or a label or an arrow that a board has to follow. */
export type Before = 'nothing' | 'puzzle' | 'label';

/** @returns whether a row is a number and nothing else */
export function isLoneNumber({ count, foreign, notes, start, text }: Row): boolean {
  return count === 1 && !foreign && !notes.enclosed && isDigit(text, start);
}

/** @returns whether a row can be how many cases follow: a word of digits, each of which was taken for a square if there are more than two */
export function isCaseCount(row: Row): boolean {
  return isLoneNumber(row) || (!row.notes.enclosed && DIGITS.test(row.text.slice(row.start, row.end)));
}

/** @returns whether the number that stands alone at `at` is an answer, or how many boards follow, and no size and no square */
export function isNumberAt(rows: readonly Row[], at: number, before: Before): boolean {
  if (at === 0 && before === 'label') return false;
  const header = headerAt(rows, at);
  return header === 'number' || (!header && isAnswer(rows, at, before));
}

function isAnswer(rows: readonly Row[], at: number, before: Before): boolean {
  if (!isLoneNumber(rows[at]!)) return false;
  if (at === 0) return before === 'puzzle';
  // A second number begins something new, such as the next board.
  return !isLoneNumber(rows[at - 1]!) && !isBegun(rows, at);
}

/**
 * @returns what the numbers in a row say of those below: how large a board is
 * (n, or rows and columns), or that it is a number of something else; undefined when neither
 */
export function headerAt(rows: readonly Row[], at: number): Shape | 'number' | undefined {
  const [row, below] = [rows[at], rows[at + 1]];
  if (!row || !below || below.parted || row.foreign) return undefined;
  if (at === 0 && row.count > 2 && isCaseCount(row) && isRightAt(rows, 1)) return 'number';
  if (row.count > 2) return undefined;
  if (row.count === 1 && !isLoneNumber(row)) return undefined;
  const [height, width] = [row.tileAt(0), row.tileAt(row.count - 1)];
  const shape = { rows: height, columns: width };
  const fits = [height, width].every((side) => side >= MIN_SIDE && side <= MAX_SIDE);
  if (row.count === 2) return fits && below.count === width ? shape : undefined;
  const isSize = fits && below.count === width;
  if (isSize && !(isLineBoard(below) && boardRows(rows, at + 1) !== height)) return shape;
  if (isRightAt(rows, at + 1) || !fits || below.count >= LINE_SQUARES) return 'number';
  return below.count > 1 ? shape : undefined;
}

function isRightAt(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  return boardRows(rows, at) !== undefined || isLineBoard(row) || isLinePair(row);
}

/**
 * Two rows of a 3×3 board can be a whole 2×3 one. With a third row begun below,
 * they are what they look like.
 */
export function isUnfinished(rows: readonly Row[], at: number, count: number, columns: number): boolean {
  const below = rows[at + count];
  if (count >= columns || !below || below.parted || below.count >= columns) return false;
  const header = headerAt(rows, at + count);
  if (header && header !== 'number') return false;
  // A number that cannot be a tile of the third row is a number of moves.
  const tile = below.tileAt(0);
  const isNumber = isLoneNumber(below) && (tile >= columns * columns || stands(tile, rows, at, count));
  return !isNumber;
}

function stands(tile: number, rows: readonly Row[], from: number, count: number): boolean {
  return rows.slice(from, from + count).some(({ tiles }) => tiles.includes(tile));
}

/** @returns whether a number is the first square of a row that is only begun, below a board that needs it */
function isBegun(rows: readonly Row[], at: number): boolean {
  const columns = rows[at - 1]!.count;
  const above = runAbove(rows, at);
  const areWhole = rows.slice(at - above, at).every((row) => isLineBoard(row) || isLinePair(row));
  return columns > 1 && above < columns && !areWhole && isUnfinished(rows, at - above, above, columns);
}

/** @returns how many rows right above have the length of the last of them */
function runAbove(rows: readonly Row[], at: number): number {
  let count = 1;
  while (count < at && count < MAX_SIDE && rows[at - 1 - count]!.count === rows[at - 1]!.count) count++;
  return count;
}
