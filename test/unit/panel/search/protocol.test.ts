import assert from 'node:assert/strict';
import { readHostMessage, readPageMessage } from '../../../../src/panel/protocol.js';
import { FRESH, readKept } from '../../../../src/panel/search/protocol.js';
import { runAt } from '../../../../src/panel/search/runAt.js';
import { recorded } from '../../search/record/recording.js';
import { eightProblem } from '../../boards.js';

describe('the protocol of a search’s view', () => {
  const method = { algorithm: 'ida-star', heuristic: 'manhattan' } as const;
  const offer = { choices: [{ algorithm: 'ida-star' as const, informed: true }], heuristics: [] };

  for (const algorithm of ['ida-star', 'a-star', 'bidirectional', 'greedy-best-first'] as const) {
    it(`takes every step of ${algorithm}, and as the host has it`, () => {
      const { record } = recorded(eightProblem('1234x5786'), algorithm);
      const phase = { kind: 'whole' } as const;
      for (let step = 0; step <= record.steps; step++) {
        const run = runAt({ record, method: { ...method, algorithm }, phase }, step, FRESH, offer);
        assert.deepEqual(readHostMessage({ type: 'searchRun', run }), { type: 'searchRun', run });
      }
    });
  }

  it('takes what the page asks for, and nothing else', () => {
    assert.ok(readPageMessage({ type: 'run', action: { type: 'go', step: 3 } }));
    assert.ok(readPageMessage({ type: 'run', action: { type: 'break' } }));
    for (const action of [
      { type: 'go', step: -1 },
      { type: 'fold', node: 0.5, open: true },
      { type: 'look', speed: 3, zoom: 1 },
      { type: 'break', breakpoint: { kind: 'depth' } },
      { type: 'unheard' },
    ]) {
      assert.equal(readPageMessage({ type: 'run', action }), undefined, JSON.stringify(action));
    }
  });

  it('comes back from what was kept, and afresh from anything else', () => {
    const kept = { ...FRESH, method, step: 12, opened: [3], breakpoint: { kind: 'depth', depth: 4 } };
    assert.deepEqual(readKept(kept), kept);
    for (const value of [undefined, {}, { ...kept, step: -1 }]) assert.deepEqual(readKept(value), FRESH);
  });
});
