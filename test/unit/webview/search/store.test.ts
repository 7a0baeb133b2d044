import assert from 'node:assert/strict';
import { SEARCH_SPEEDS, type Run } from '../../../../src/panel/search/protocol.js';
import { hasEnded, pace, reduceSearch } from '../../../../src/webview/search/store.js';
import { PSEUDOCODE } from '../../../../src/webview/search/pseudocodeLines.js';
import { ALGORITHM_IDS } from '../../../../src/search/search.js';

function run(changes: Partial<Run> = {}): Run {
  return {
    method: { algorithm: 'a-star', heuristic: 'manhattan' },
    ...{ choices: [], heuristics: [], phase: { kind: 'whole' }, step: 1, steps: 9 },
    ...{ isSolved: false, isAtBreakpoint: false, current: 0, layers: [], sides: [], rounds: [] },
    ...{ moments: {}, speed: 1, zoom: 1 },
    ...changes,
  };
}

const told = (changes: Partial<Run>) => ({ type: 'searchRun', run: run(changes) }) as const;

describe('the view of a search', () => {
  const playing = { run: run(), playing: true };

  it('plays until the end, a breakpoint, or a pause', () => {
    assert.equal(reduceSearch(playing, told({ step: 2 }))?.playing, true);
    assert.equal(reduceSearch(playing, told({ step: 9 }))?.playing, false);
    assert.equal(reduceSearch(playing, told({ step: 2, isAtBreakpoint: true }))?.playing, false);
    assert.equal(reduceSearch(playing, { type: 'searchToggle' })?.playing, false);
  });

  it('goes on from the breakpoint that it stands at', () => {
    assert.equal(reduceSearch(playing, told({ step: 1, isAtBreakpoint: true }))?.playing, true);
  });

  it('waits at the end of a record that is still growing', () => {
    const phase = { kind: 'recording' } as const;
    assert.equal(reduceSearch(playing, told({ step: 9, phase }))?.playing, true);
    assert.ok(!hasEnded(run({ step: 9, phase })));
  });

  it('shows nothing before it is told of something', () => {
    assert.equal(reduceSearch(undefined, { type: 'searchToggle' }), undefined);
    assert.deepEqual(reduceSearch(undefined, told({})), { run: run(), playing: false });
  });

  it('keeps its speed, however fast', () => {
    for (const speed of SEARCH_SPEEDS) {
      const { milliseconds, steps } = pace(speed);
      assert.ok(milliseconds >= 50);
      assert.equal((1000 * steps) / milliseconds, speed);
    }
  });

  it('has pseudocode for every algorithm that can be watched', () => {
    for (const id of ALGORITHM_IDS) {
      const moments = PSEUDOCODE[id]?.map(({ moment }) => moment);
      if (id === 'anytime' || id === 'constructive') assert.equal(moments, undefined);
      else
        for (const moment of ['begin', 'expand', 'keep', 'cut', 'found'] as const)
          assert.ok(moments?.includes(moment), id);
    }
  });
});
