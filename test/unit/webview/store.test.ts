import assert from 'node:assert/strict';
import { NEW_COMPARISON } from '../../../src/panel/compare/protocol.js';
import type { Answer, PanelState } from '../../../src/panel/protocol.js';
import { type Action, INITIAL, type PageState, reduce, stepOf } from '../../../src/webview/store.js';
import { eightProblem } from '../boards.js';

const problem = JSON.parse(JSON.stringify(eightProblem('1234567x8'))) as PanelState['problem'];
const source = { key: 'test', label: 'test' };

const method = { algorithm: 'ida-star', heuristic: 'manhattan' } as const;

const SOLVED: Answer = {
  kind: 'solved',
  moves: ['l', 'r', 'r'],
  method,
  optimal: true,
  counts: { expanded: 1, generated: 2, largestFrontier: 1 },
  milliseconds: 1,
};

function panel(changes: Partial<PanelState> = {}): PanelState {
  const view = { step: 0, speed: 1 as const };
  const saved = {
    ...{ version: 1 as const, source, problems: [problem], index: 0, view, method },
    ...{ shown: 'solution' as const, parts: {} },
  };
  return {
    source,
    count: 1,
    index: 0,
    problem,
    answer: SOLVED,
    view,
    method,
    choices: [],
    shown: 'solution',
    writable: true,
    notation: 'blank',
    autoplay: false,
    saved,
    ...changes,
  };
}

function after(changes: Partial<PanelState>, ...actions: Action[]): PageState {
  return actions.reduce(
    (state, action) => reduce(state, action, false),
    reduce(INITIAL, { type: 'state', state: panel(changes) }, false),
  );
}

const control = (name: 'first' | 'previous' | 'toggle' | 'next' | 'last'): Action => ({
  type: 'control',
  control: name,
});

describe('the player', () => {
  it('starts by itself when a new solution comes', () => {
    const state = after({ autoplay: true, answer: { kind: 'searching', method } });
    assert.equal(state.playing, false);
    assert.equal(reduce(state, { type: 'answer', answer: SOLVED }, false).playing, true);
  });

  it('does not start by itself when motion is reduced, or on coming back', () => {
    const state = panel({ autoplay: true });
    assert.equal(reduce(INITIAL, { type: 'state', state }, true).playing, false);
    assert.equal(after({ autoplay: false }).playing, false);
  });

  it('does not start by itself a second time', () => {
    const state = after({ autoplay: true }, control('toggle'), { type: 'answer', answer: SOLVED });
    assert.equal(state.playing, false);
  });

  it('plays to the end, stops there, and starts over when asked to', () => {
    const tick: Action = { type: 'tick' };
    const end = after({}, control('toggle'), tick, tick, tick);
    assert.deepEqual([stepOf(end.panel), end.playing], [3, false]);
    const again = reduce(end, control('toggle'), false);
    assert.deepEqual([stepOf(again.panel), again.playing], [0, true]);
  });

  it('pauses when a step is made by hand', () => {
    const state = after({}, control('toggle'), { type: 'tick' }, control('next'));
    assert.deepEqual([stepOf(state.panel), state.playing], [2, false]);
  });

  it('does not take a step that was due before it paused', () => {
    const state = after({}, control('toggle'), control('toggle'), { type: 'tick' });
    assert.equal(stepOf(state.panel), 0);
  });

  it('stays between the first step and the last', () => {
    assert.equal(stepOf(after({}, control('previous')).panel), 0);
    assert.equal(stepOf(after({}, control('last'), control('next')).panel), 3);
    assert.equal(stepOf(after({}, { type: 'go', step: 99 }).panel), 3);
    assert.equal(stepOf(after({}, control('last'), control('first')).panel), 0);
  });

  it('comes back to its step when the solution is there again', () => {
    const view = { step: 2, speed: 4 as const };
    const state = after({ view, answer: { kind: 'searching', method } });
    assert.equal(stepOf(state.panel), 0);
    const solved = reduce(state, { type: 'answer', answer: SOLVED }, false);
    assert.deepEqual([stepOf(solved.panel), solved.panel?.view.speed], [2, 4]);
  });

  it('saves each step and speed', () => {
    const state = after({}, control('next'), { type: 'speed', speed: 2 });
    assert.deepEqual(state.panel?.saved.view, { step: 1, speed: 2 });
  });

  it('plays nothing where there is nothing to play', () => {
    const answer: Answer = { kind: 'cancelled' };
    assert.equal(after({ answer }, control('toggle')).playing, false);
    assert.equal(after({ autoplay: true, answer: { ...SOLVED, moves: [] } }).playing, false);
  });
});

describe('the notation of moves', () => {
  it('is shown as soon as it changes, and changes nothing else', () => {
    const { panel: shown } = after({}, { type: 'notation', notation: 'tile' });
    assert.equal(shown?.notation, 'tile');
    assert.deepEqual(shown.answer, SOLVED);
  });
});

describe('what was asked for', () => {
  it('is shown as done for a while', () => {
    const done = after({}, { type: 'done', action: 'insert' });
    assert.equal(done.done?.action, 'insert');
    assert.equal(reduce(done, { type: 'faded' }, false).done, undefined);
  });
});

describe('the views', () => {
  it('show one after the other, and the one shown is what is come back to', () => {
    const { panel: shown } = after({}, { type: 'show', view: 'space' });
    assert.equal(shown?.shown, 'space');
    assert.equal(shown.saved.shown, 'space');
  });

  it('pause the player, and a new solution does not play out of sight', () => {
    const away = after({}, control('toggle'), { type: 'show', view: 'space' });
    assert.equal(away.playing, false);
    const solved = after({ autoplay: true, shown: 'space' }, { type: 'answer', answer: SOLVED });
    assert.equal(solved.playing, false);
    assert.equal(reduce(solved, { type: 'show', view: 'solution' }, false).playing, true);
  });

  it('come back from what they keep', () => {
    const { panel: kept } = after({}, { type: 'keep', parts: { space: 1 } });
    assert.deepEqual(kept?.saved.parts, { space: 1 });
    assert.equal(kept.saved.index, 0);
  });

  it('show a comparison as the host tells it', () => {
    const comparison = { ...NEW_COMPARISON, methods: 16, seconds: 10 };
    const running = { method, informed: true, done: 1, count: 16, expanded: 5 };
    const shown = after({}, { type: 'comparison', comparison: { ...comparison, running } });
    assert.deepEqual(shown.comparison?.running, running);
    const done = reduce(shown, { type: 'comparison', comparison }, false);
    assert.equal(done.comparison?.running, undefined);
    assert.equal(reduce(done, { type: 'state', state: panel() }, false).comparison, undefined);
  });

  it('show nothing of the problem that was shown before', () => {
    const space = { kind: 'too-many' } as const;
    assert.deepEqual(after({}, { type: 'space', space }).space, space);
    assert.equal(after({}, { type: 'space', space }, { type: 'state', state: panel() }).space, undefined);
  });
});
