import type { Shape } from '../puzzle/board.js';

/** The board reaches so far beyond its squares. */
export const MARGIN = 5;
/** How round its corners are. */
export const CORNER = 12;
/** How much of a square's side the digits are high. */
const DIGITS = 0.42;
/** From the middle of a digit to its foot, in its own heights. */
const FOOT = 0.35;

/** The measures of a tile, from those of its square. */
export interface TileSize {
  /** From the edge of the square to that of the tile. */
  readonly gap: number;
  readonly side: number;
  readonly corner: number;
  readonly font: number;
  /** How far down in the square the digits stand. */
  readonly foot: number;
}

export function tileSize(square: number): TileSize {
  const gap = Math.max(1, Math.round(square / 36));
  const font = Math.round(square * DIGITS);
  return {
    ...{ gap, font, side: square - 2 * gap, corner: Math.round(square / 12) },
    foot: round(square / 2 + font * FOOT),
  };
}

/** A place on a drawing, in pixels from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** @returns where the upper left corner of a square is */
export function cornerOf(cell: number, { columns }: Shape, square: number): Place {
  return { x: MARGIN + (cell % columns) * square, y: MARGIN + Math.floor(cell / columns) * square };
}

/** @returns how wide and how high a board is with its margin */
export function boardSize({ rows, columns }: Shape, square: number): { width: number; height: number } {
  return { width: columns * square + 2 * MARGIN, height: rows * square + 2 * MARGIN };
}

/** @returns a number with as many digits as a drawing has use for */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
