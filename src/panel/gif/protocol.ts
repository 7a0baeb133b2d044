import * as v from 'valibot';
import { SPEEDS, count, move, problem } from '../schemas.js';

/** No GIF of more bytes is taken from a page. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** A solution to be drawn as a GIF. */
const order = v.object({
  problem,
  moves: v.array(move),
  speed: v.picklist(SPEEDS),
  colours: v.picklist(['light', 'dark']),
});

/** What the host asks for; jobs are told apart by their numbers. */
const request = v.variant('kind', [
  v.object({ kind: v.literal('draw'), job: count, order }),
  v.object({ kind: v.literal('stop'), job: count }),
]);

/** What comes of it. */
const event = v.variant('kind', [
  /** So many frames are drawn. */
  v.object({ kind: v.literal('progress'), job: count, frames: count }),
  v.object({
    kind: v.literal('drawn'),
    job: count,
    bytes: v.pipe(
      v.instance(Uint8Array),
      v.check(({ length }) => length <= MOST_BYTES),
    ),
  }),
  v.object({ kind: v.literal('failed'), job: count, reason: v.string() }),
]);

export type GifOrder = v.InferOutput<typeof order>;
export type GifRequest = v.InferOutput<typeof request>;
export type GifEvent = v.InferOutput<typeof event>;

/** What the host tells. */
export const gifHostMessages = [v.object({ type: v.literal('gif'), request })] as const;

/** What the page tells. */
export const gifPageMessages = [v.object({ type: v.literal('gif'), event })] as const;
