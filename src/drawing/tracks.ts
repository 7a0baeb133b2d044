import { BLANK, type Board, blankCell } from '../puzzle/board.js';
import { type Move, blankAfter } from '../puzzle/moves.js';

/** One tile going from a square to the next. */
export interface Slide {
  /** The number of the move, from 0. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

/** Where a tile stands at first, and how it goes on from there. */
export interface Track {
  readonly tile: number;
  readonly cell: number;
  readonly slides: readonly Slide[];
}

/**
 * @returns the ways of all tiles, square by square of the start
 * @throws RangeError when a move leaves the board
 */
export function tracksOf(start: Board, moves: readonly Move[]): Track[] {
  const tiles = [...start.tiles];
  const slides = tiles.map((): Slide[] => []);
  let blank = blankCell(start);
  for (const [step, move] of moves.entries()) {
    const from = blankAfter(start, blank, move);
    const tile = from === undefined ? undefined : tiles[from];
    if (from === undefined || tile === undefined) {
      throw new RangeError(`Move ${step + 1} (${move}) leaves the board.`);
    }
    slides[tile]?.push({ step, from, to: blank });
    tiles[blank] = tile;
    blank = from;
  }
  return [...start.tiles.entries()]
    .filter(([, tile]) => tile !== BLANK)
    .map(([cell, tile]) => ({ tile, cell, slides: slides[tile] ?? [] }));
}
