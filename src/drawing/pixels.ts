import type { Frame } from './frames.js';

/** Pictures of tiles, a number of a palette for each pixel. */
export interface TileSheet {
  /** The side of a square, in pixels. */
  readonly square: number;
  /** The colour between tiles, as its number in the palette. */
  readonly board: number;
  /** @returns the pixels of a tile's square, row by row */
  pixels(tile: number, isHome: boolean): Uint8Array;
}

/** @returns the pixels of a frame, row by row */
export function paint({ x, y, width, height, sprites }: Frame, sheet: TileSheet): Uint8Array {
  const { square } = sheet;
  const painted = new Uint8Array(width * height).fill(sheet.board);
  for (const { tile, isHome, place } of sprites) {
    const source = sheet.pixels(tile, isHome);
    for (let row = 0; row < square; row++) {
      const to = (place.y - y + row) * width + place.x - x;
      painted.set(source.subarray(row * square, (row + 1) * square), to);
    }
  }
  return painted;
}
