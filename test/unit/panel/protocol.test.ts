import assert from 'node:assert/strict';
import { SPEEDS, readHostMessage, readPageMessage, readSaved } from '../../../src/panel/protocol.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { eightProblem } from '../boards.js';

const view = { step: 3, speed: 1 };
const saved = {
  version: 1,
  source: { key: 'file:///a.8puz', label: 'a.8puz' },
  problems: [eightProblem('23415x768')],
  index: 0,
  view,
  method: { algorithm: 'a-star', heuristic: 'linear-conflict' },
  shown: 'space',
  parts: { space: 1 },
};

describe('the panel’s protocol', () => {
  it('takes the messages of both sides', () => {
    assert.deepEqual(readPageMessage({ type: 'view', index: 0, view }), { type: 'view', index: 0, view });
    assert.deepEqual(readPageMessage({ type: 'ready' }), { type: 'ready' });
    assert.ok(readPageMessage({ type: 'compare', request: { kind: 'sort', column: 'expanded' } }));
    assert.ok(readHostMessage({ type: 'control', control: 'toggle' }));
    for (const algorithm of Object.keys(ALGORITHMS)) {
      assert.ok(
        readHostMessage({
          type: 'answer',
          answer: { kind: 'searching', method: { algorithm, heuristic: 'zero' } },
        }),
        algorithm,
      );
    }
    for (const speed of SPEEDS)
      assert.ok(readPageMessage({ type: 'view', index: 0, view: { step: 0, speed } }));
  });

  for (const message of [
    undefined,
    null,
    'ready',
    {},
    { type: 'unheard' },
    { type: 'choose' },
    { type: 'choose', index: -1 },
    { type: 'choose', index: 0.5 },
    { type: 'choose', index: '0' },
    { type: 'view', index: 0, view: { step: 0, speed: 3 } },
    { type: 'focus', focused: 'yes' },
    { type: 'solution', action: 'admire' },
    { type: 'compare', request: { kind: 'sort', column: 'beauty' } },
    { type: 'compare', request: { kind: 'algorithm', algorithm: 'luck', chosen: true } },
    { type: 'compare', request: { kind: 'copy', format: 'html' } },
  ]) {
    it(`refuses ${JSON.stringify(message)} from the page`, () => {
      assert.equal(readPageMessage(message), undefined);
    });
  }

  it('refuses from the host what is no board', () => {
    const state = (tiles: number[]) => ({
      type: 'state',
      state: {
        ...{
          source: saved.source,
          count: 1,
          index: 0,
          view,
          shown: 'space',
          autoplay: false,
          saved,
          writable: true,
          notation: 'blank',
        },
        ...{ method: saved.method, choices: [{ algorithm: 'a-star', informed: true }] },
        answer: { kind: 'cancelled' },
        problem: { ...eightProblem('23415x768'), start: { rows: 3, columns: 3, tiles } },
      },
    });
    assert.ok(readHostMessage(state([2, 3, 4, 1, 5, 0, 7, 6, 8])));
    assert.equal(readHostMessage(state([2, 3, 4, 1, 5, 0, 7, 6, 6])), undefined);
    assert.equal(readHostMessage(state([2, 3, 4, 1, 5, 0, 7, 6])), undefined);
  });

  it('comes back from what was saved, and from nothing else', () => {
    assert.deepEqual(readSaved(saved), saved);
    assert.equal(readSaved(undefined), undefined);
    // What was saved before there were views, and by a version that has others.
    const { version, source, problems, index, method } = saved;
    const early = { version, source, problems, index, view, method };
    assert.deepEqual(readSaved(early), { ...early, shown: 'solution', parts: {} });
    assert.equal(readSaved({ ...saved, shown: 'other' })?.shown, 'solution');
    assert.equal(readSaved({ ...saved, version: 2 }), undefined);
    assert.equal(readSaved({ ...saved, problems: [] }), undefined);
    assert.equal(readSaved({ ...saved, index: 1 }), undefined);
    const { start } = eightProblem('23415x768');
    const goal = { rows: 2, columns: 2, tiles: [1, 2, 3, 0] };
    assert.equal(readSaved({ ...saved, problems: [{ start, goal }] }), undefined);
  });
});
