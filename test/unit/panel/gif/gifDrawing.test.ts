import assert from 'node:assert/strict';
import { GifDrawing, PageGoneError } from '../../../../src/panel/gif/gifDrawing.js';
import type { GifOrder, GifRequest } from '../../../../src/panel/gif/protocol.js';
import { readPageMessage } from '../../../../src/panel/protocol.js';
import { CancelledError } from '../../../../src/search/drive.js';

const BOARD = { rows: 2, columns: 2, tiles: [1, 2, 3, 0] };
const ORDER: GifOrder = {
  problem: { start: BOARD, goal: BOARD },
  moves: ['u', 'd'],
  ...{ speed: 1, colours: 'dark' },
};
const BYTES = Uint8Array.of(1, 2, 3);

describe('GIFs that a page draws', () => {
  const asked: GifRequest[] = [];
  let drawing: GifDrawing;

  beforeEach(() => {
    asked.length = 0;
    drawing = new GifDrawing((request) => asked.push(request));
  });

  function draw(signal = new AbortController().signal) {
    const frames: number[] = [];
    const bytes = drawing.draw(ORDER, signal, (drawn) => frames.push(drawn));
    return { bytes, frames, job: asked.at(-1)!.job };
  }

  it('come back when they are drawn, with progress before', async () => {
    const { bytes, frames, job } = draw();
    drawing.receive({ kind: 'progress', job, frames: 4 });
    drawing.receive({ kind: 'drawn', job, bytes: BYTES });
    assert.equal(await bytes, BYTES);
    assert.deepEqual(frames, [4]);
  });

  it('fail with what the page says', async () => {
    const { bytes, job } = draw();
    drawing.receive({ kind: 'failed', job, reason: 'no canvas' });
    await assert.rejects(bytes, /no canvas/);
  });

  it('are stopped when they are cancelled', async () => {
    const cancel = new AbortController();
    const { bytes, job } = draw(cancel.signal);
    cancel.abort();
    await assert.rejects(bytes, CancelledError);
    assert.deepEqual(asked.at(-1), { kind: 'stop', job });
  });

  it('are given up when the page is gone', async () => {
    const { bytes } = draw();
    drawing.leave();
    await assert.rejects(bytes, PageGoneError);
  });

  it('are drawn one at a time; what comes of an earlier one is not taken', async () => {
    const [first, second] = [draw(), draw()];
    await assert.rejects(first.bytes, CancelledError);
    drawing.receive({ kind: 'drawn', job: first.job, bytes: Uint8Array.of(9) });
    drawing.receive({ kind: 'drawn', job: second.job, bytes: BYTES });
    assert.equal(await second.bytes, BYTES);
  });

  it('are taken from the page only as bytes', () => {
    const message = (bytes: unknown) => ({ type: 'gif', event: { kind: 'drawn', job: 1, bytes } });
    assert.ok(readPageMessage(message(BYTES)));
    assert.equal(readPageMessage(message([1, 2, 3])), undefined);
    assert.equal(readPageMessage(message('GIF89a')), undefined);
  });
});
