import type { Run } from '../../panel/search/protocol.js';

/** What the view shows, and whether it goes on by itself. */
export interface SearchShown {
  readonly run: Run;
  readonly playing: boolean;
}

export type SearchAction =
  { readonly type: 'searchRun'; readonly run: Run } | { readonly type: 'searchToggle' };

/** @returns what is shown after an action; undefined as long as nothing was told */
export function reduceSearch(shown: SearchShown | undefined, action: SearchAction): SearchShown | undefined {
  if (action.type === 'searchToggle') return shown && { ...shown, playing: !shown.playing };
  const { run } = action;
  const moved = run.step !== shown?.run.step;
  const stops = hasEnded(run) || (moved && run.isAtBreakpoint);
  return { run, playing: (shown?.playing ?? false) && !stops };
}

/** @returns whether no step is left, nor will be */
export function hasEnded({ step, steps, phase }: Run): boolean {
  return step >= steps && phase.kind !== 'recording';
}

/** At most so often a step is asked for, in milliseconds: faster searches make more steps at a time. */
const SHORTEST_TICK = 50;

/** @returns how long to wait for the next steps, in milliseconds, and how many they are */
export function pace(speed: Run['speed']): { milliseconds: number; steps: number } {
  const milliseconds = Math.max(SHORTEST_TICK, 1000 / speed);
  return { milliseconds, steps: Math.round((speed * milliseconds) / 1000) };
}
