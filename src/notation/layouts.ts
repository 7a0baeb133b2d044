import { type Board, BLANK, sameBoard, sameShape } from '../puzzle/board.js';
import type { Problem } from '../puzzle/problem.js';
import type { DefaultGoal } from './parse.js';
import { oneLineShape } from './shapes.js';

/** The forms in which a puzzle can be written. */
export const LAYOUTS = ['rows', 'line', 'word', 'c-array', 'python-list', 'judge'] as const;

export type Layout = (typeof LAYOUTS)[number];

/** How boards are written: the sign of the blank, and the end of lines. */
export interface Style {
  readonly blank: string;
  readonly eol: string;
}

export const PLAIN_STYLE: Style = { blank: 'x', eol: '\n' };

/** Boards with tiles of two digits cannot be written in one word. */
const MOST_IN_WORD = 10;
/** A word of two digits is one tile, not a row of two. */
const DIGITS_OF_TILE = 2;

/** @returns whether a board can be written in a form, so that it reads as the same board */
export function canWrite(layout: Layout, board: Board): boolean {
  if (layout === 'judge') return hasOneLineShape(board);
  if (layout !== 'word') return true;
  return board.tiles.length <= MOST_IN_WORD && (hasOneLineShape(board) || board.columns > DIGITS_OF_TILE);
}

/**
 * @returns a board in a form; the judges' and that of code have the blank that is usual there, and on one line, slashes
 * part the rows of a board whose shape the number of its squares does not tell
 */
export function writeBoard(board: Board, layout: Layout, style: Style = PLAIN_STYLE): string {
  switch (layout) {
    case 'rows':
      return writeRows(board, style);
    case 'line':
      return writeLine(board, style, ' ');
    case 'word':
      return writeLine(board, style, '');
    case 'judge':
      return signs(board.tiles, 'x').join(' ');
    case 'c-array':
      return `{${rowsOf(board, (row) => `{${row.join(', ')}}`).join(', ')}}`;
    case 'python-list':
      return `[${rowsOf(board, (row) => `[${row.join(', ')}]`).join(', ')}]`;
  }
}

/** @returns a puzzle in a form that reads as the same problem; its goal is left out where it is the one that holds anyway */
export function writeProblem(
  { start, goal }: Problem,
  layout: Layout,
  defaultGoal: DefaultGoal,
  style: Style = PLAIN_STYLE,
): string {
  const from = writeBoard(start, layout, style);
  if (sameBoard(goal, defaultGoal(start))) return from;
  const to = writeBoard(goal, layout, style);
  return layout === 'rows' ? [from, to].join(style.eol) : `${from} -> ${to}`;
}

function signs(tiles: readonly number[], blank: string): string[] {
  return tiles.map((tile) => (tile === BLANK ? blank : String(tile)));
}

function hasOneLineShape(board: Board): boolean {
  const shape = oneLineShape(board.tiles.length);
  return shape !== undefined && sameShape(shape, board);
}

function writeLine(board: Board, { blank }: Style, between: string): string {
  if (hasOneLineShape(board)) return signs(board.tiles, blank).join(between);
  return rowsOf(board, (row) => signs(row, blank).join(between)).join(`${between}/${between}`);
}

/** The columns stand one below the other. */
function writeRows(board: Board, { blank, eol }: Style): string {
  const width = Math.max(...signs(board.tiles, blank).map(({ length }) => length));
  const write = (row: readonly number[]) =>
    signs(row, blank)
      .map((sign) => sign.padStart(width))
      .join(' ');
  return rowsOf(board, write).join(eol);
}

function rowsOf({ rows, columns, tiles }: Board, write: (row: readonly number[]) => string): string[] {
  return Array.from({ length: rows }, (_, row) => write(tiles.slice(row * columns, (row + 1) * columns)));
}
