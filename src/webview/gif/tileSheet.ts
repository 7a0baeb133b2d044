import { indexed } from '../../drawing/colours.js';
import { tileSize } from '../../drawing/geometry.js';
import type { Palette } from '../../drawing/palette.js';
import type { TileSheet } from '../../drawing/pixels.js';

/**
 * Draws all tiles of a board, as they look out of their place and in it.
 * @param tiles how many there are
 */
export function drawTiles(
  tiles: number,
  square: number,
  colours: Palette,
): { sheet: TileSheet; palette: readonly number[] } {
  const canvas = new OffscreenCanvas(square, square);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  const looks = Array.from({ length: 2 * tiles }, (_, look) => {
    drawTile(context, 1 + (look >> 1), look % 2 === 1, square, colours);
    return pixelsOf(context, square);
  });
  // The board between the tiles is in the corner of each.
  const { palette, pictures } = indexed(looks);
  const sheet: TileSheet = {
    square,
    board: pictures[0]?.[0] ?? 0,
    pixels: (tile, isHome) => pictures[2 * (tile - 1) + Number(isHome)] ?? new Uint8Array(square * square),
  };
  return { sheet, palette };
}

function drawTile(
  context: OffscreenCanvasRenderingContext2D,
  tile: number,
  isHome: boolean,
  square: number,
  colours: Palette,
): void {
  const { gap, side, corner, font, foot } = tileSize(square);
  context.fillStyle = colours.board;
  context.fillRect(0, 0, square, square);
  context.beginPath();
  context.roundRect(gap, gap, side, side, corner);
  context.fillStyle = isHome ? colours.home : colours.tile;
  context.fill();
  context.strokeStyle = colours.edge;
  context.stroke();
  context.font = `600 ${font}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  context.fillStyle = isHome ? colours['home-digit'] : colours.digit;
  context.fillText(String(tile), square / 2, foot);
}

function pixelsOf(context: OffscreenCanvasRenderingContext2D, square: number): Uint32Array {
  const { data } = context.getImageData(0, 0, square, square);
  return Uint32Array.from(
    { length: square * square },
    (_, pixel) =>
      ((data[4 * pixel] ?? 0) << 16) | ((data[4 * pixel + 1] ?? 0) << 8) | (data[4 * pixel + 2] ?? 0),
  );
}
