import { BLANK } from '../../puzzle/board.js';

/** What a key puts into a square. */
export interface Entry {
  readonly tile: number;
  /** Whether no further digit can follow: then the next square is at hand. */
  readonly isWhole: boolean;
}

const BLANKS = new Set(['x', 'X', '_', '.', '*', '0']);

/**
 * @param pending the tile whose digits so far have been typed into the square, if any
 * @param cells how many squares the board has
 * @returns the tile that a key puts into a square, or undefined when it is none
 */
export function typed(key: string, pending: number | undefined, cells: number): Entry | undefined {
  if (/^\d$/.test(key)) {
    const longer = pending === undefined ? cells : 10 * pending + Number(key);
    const tile = longer < cells ? longer : Number(key);
    if (tile !== BLANK) return tile < cells ? { tile, isWhole: 10 * tile >= cells } : undefined;
  }
  return BLANKS.has(key) ? { tile: BLANK, isWhole: true } : undefined;
}
