import type { Control, HostMessage, PanelState, Saved, View, ViewName } from '../panel/protocol.js';
import type { ComparisonState } from '../panel/compare/protocol.js';
import type { Played } from '../panel/play/protocol.js';
import type { Space } from '../panel/space/protocol.js';
import { type SearchShown, reduceSearch } from './search/store.js';
import { Phrasebook, type Words } from '../words/phrasebook.js';

/** All that the page shows. */
export interface PageState extends Parts {
  readonly phrases?: Phrasebook;
  readonly panel?: PanelState;
  readonly playing: boolean;
  /** What was asked for and has just been done. */
  readonly done?: { readonly action: 'copy' | 'insert' } | undefined;
}

/** What the views show, told by the host as each comes into sight: a line for each. */
interface Parts {
  readonly comparison: ComparisonState | undefined;
  readonly search: SearchShown | undefined;
  readonly play: Played | undefined;
  readonly space: Space | undefined;
}

/** It is told anew after each new state. */
const NOTHING_SHOWN: Parts = { comparison: undefined, search: undefined, play: undefined, space: undefined };

export type Action =
  /** All but what draws GIFs is about what is shown. */
  | Exclude<HostMessage, { type: 'gif' }>
  | { readonly type: 'go'; readonly step: number }
  /** The time for the next step has come. */
  | { readonly type: 'tick' }
  /** That something is done has been shown for long enough. */
  | { readonly type: 'faded' }
  | { readonly type: 'speed'; readonly speed: View['speed'] };

export const INITIAL: PageState = { ...NOTHING_SHOWN, playing: false };

/**
 * @param jumps whether motion is reduced: then nothing starts to play by itself
 * @returns the state after an action
 */
export function reduce(state: PageState, action: Action, jumps: boolean): PageState {
  switch (action.type) {
    case 'words':
      return { ...state, phrases: new Phrasebook(action.words as Words, action.language) };
    case 'state':
      return started({ ...state, ...NOTHING_SHOWN, panel: action.state, playing: false }, jumps);
    case 'show':
      return state.panel
        ? started({ ...state, playing: false, panel: shownIn(state.panel, action.view) }, jumps)
        : state;
    case 'keep':
      return state.panel ? { ...state, panel: withSaved(state.panel, { parts: action.parts }) } : state;
    case 'answer':
      return state.panel
        ? started({ ...state, panel: { ...state.panel, answer: action.answer } }, jumps)
        : state;
    case 'done':
      return { ...state, done: action };
    case 'faded':
      return { ...state, done: undefined };
    case 'notation':
      return state.panel ? { ...state, panel: { ...state.panel, notation: action.notation } } : state;
    case 'comparison':
      return { ...state, comparison: action.comparison };
    case 'searchRun':
    case 'searchToggle':
      return { ...state, search: reduceSearch(state.search, action) };
    case 'play':
      return { ...state, play: action.played };
    case 'space':
      return { ...state, space: action.space };
    case 'control':
      return controlled(state, action.control);
    case 'go':
      return at(state, action.step, false);
    case 'tick':
      return state.playing ? at(state, stepOf(state.panel) + 1, true) : state;
    case 'speed':
      return state.panel ? withView(state, state.panel, { ...state.panel.view, speed: action.speed }) : state;
  }
}

/** @returns the number of moves of the solution, 0 when there is none */
function lengthOf(panel: PanelState | undefined): number {
  return panel?.answer.kind === 'solved' ? panel.answer.moves.length : 0;
}

/** @returns the step that is shown: while there is no solution yet, a step to come back to is not reached */
export function stepOf(panel: PanelState | undefined): number {
  return Math.min(panel?.view.step ?? 0, lengthOf(panel));
}

function started(state: PageState, jumps: boolean): PageState {
  const { panel } = state;
  if (!panel?.autoplay || panel.shown !== 'solution' || panel.answer.kind !== 'solved') return state;
  return { ...state, panel: { ...panel, autoplay: false }, playing: !jumps && lengthOf(panel) > 0 };
}

function controlled(state: PageState, control: Control): PageState {
  const [step, length] = [stepOf(state.panel), lengthOf(state.panel)];
  switch (control) {
    case 'first':
      return at(state, 0, false);
    case 'previous':
      return at(state, step - 1, false);
    case 'next':
      return at(state, step + 1, false);
    case 'last':
      return at(state, length, false);
    case 'toggle':
      if (state.playing || length === 0) return { ...state, playing: false };
      // Played to the end, it starts over.
      return step === length ? at(state, 0, true) : { ...state, playing: true };
  }
}

function at(state: PageState, step: number, playing: boolean): PageState {
  const { panel } = state;
  // Without a solution there are no steps; the one to come back to is kept.
  if (panel?.answer.kind !== 'solved') return state;
  const length = lengthOf(panel);
  const reached = Math.max(0, Math.min(step, length));
  return withView({ ...state, playing: playing && reached < length }, panel, {
    ...panel.view,
    step: reached,
  });
}

function withView(state: PageState, panel: PanelState, view: View): PageState {
  return { ...state, panel: { ...withSaved(panel, { view }), view } };
}

function shownIn(panel: PanelState, shown: ViewName): PanelState {
  return { ...withSaved(panel, { shown }), shown };
}

function withSaved(panel: PanelState, changes: Partial<Saved>): PanelState {
  return { ...panel, saved: { ...panel.saved, ...changes } };
}
