import { GifWriter } from 'omggif';
import { framesOf } from '../../drawing/frames.js';
import { boardSize } from '../../drawing/geometry.js';
import { paceAt } from '../../drawing/pace.js';
import { DARK, LIGHT } from '../../drawing/palette.js';
import { paint } from '../../drawing/pixels.js';
import { type GifOrder, MOST_BYTES } from '../../panel/gif/protocol.js';
import { drawTiles } from './tileSheet.js';

/** The side of a square, in pixels, where there is room for it, and how wide the squares of a row may be. */
const SQUARE = 96;
const WIDEST = 480;
/** The page gets a turn this often, in milliseconds. */
const TURN = 12;
/** What a picture may take beside its pixels. */
const HEADER = 2048;
/** What a pixel takes at most: a code of twelve bits, and its part of what parts the codes. */
const BYTES_OF_PIXEL = 1.6;

/**
 * Draws a solution as a GIF that plays again and again.
 * @param onProgress is told how many frames are drawn
 */
export async function drawFilm(
  { problem, moves, speed, colours }: GifOrder,
  signal: AbortSignal,
  onProgress: (frames: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { start } = problem;
  const square = Math.min(SQUARE, Math.floor(WIDEST / start.columns));
  const { width, height } = boardSize(start, square);
  const { sheet, palette } = drawTiles(start.tiles.length - 1, square, colours === 'dark' ? DARK : LIGHT);
  const pace = paceAt(speed);
  let bytes = new Uint8Array(width * height);
  const writer = new GifWriter(bytes, width, height, { loop: 0, palette: padded(palette) });
  let [drawn, turn] = [0, performance.now()];
  for (const frame of framesOf(problem, moves, square, pace)) {
    const pixels = frame.width * frame.height;
    const needed = writer.getOutputBufferPosition() + Math.ceil(pixels * BYTES_OF_PIXEL) + HEADER;
    if (needed > bytes.length) {
      if (needed > MOST_BYTES) throw new RangeError(`A GIF of ${moves.length} moves is too large.`);
      const larger = new Uint8Array(2 * needed);
      larger.set(bytes);
      bytes = larger;
      writer.setOutputBuffer(bytes);
    }
    writer.addFrame(frame.x, frame.y, frame.width, frame.height, paint(frame, sheet), { delay: frame.delay });
    drawn++;
    if (performance.now() - turn < TURN) continue;
    onProgress(drawn);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    turn = performance.now();
  }
  return bytes.slice(0, writer.end());
}

/** A GIF's palette has as many colours as a power of two, at least two. */
function padded(palette: readonly number[]): number[] {
  const size = 2 ** Math.max(1, Math.ceil(Math.log2(palette.length)));
  return Array.from({ length: size }, (_, number) => palette[number] ?? 0);
}
