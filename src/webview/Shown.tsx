import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PanelState, ViewName } from '../panel/protocol.js';
import { PuzzleView } from './PuzzleView.js';
import type { PageState } from './store.js';

/** What every view's component gets. */
export interface ViewProps {
  readonly state: PageState;
  readonly panel: PanelState;
}

/** The views that are loaded when they are first shown, so that the player does not pay for them: a line each. */
const LOADERS: Readonly<
  Record<Exclude<ViewName, 'solution'>, () => Promise<{ View: ComponentType<ViewProps> }>>
> = {
  compare: () => import('./compare/CompareView.js'),
  search: () => import('./search/SearchView.js'),
  play: () => import('./play/PlayView.js'),
  space: () => import('./space/SpaceView.js'),
};

/** The view that is shown. */
export function Shown({ state, panel }: ViewProps) {
  const [loaded, setLoaded] = useState<Partial<Record<ViewName, ComponentType<ViewProps>>>>({
    solution: PuzzleView,
  });
  const { shown } = panel;
  useEffect(() => {
    if (shown === 'solution' || loaded[shown]) return;
    void LOADERS[shown]().then(({ View }) => {
      setLoaded((before) => ({ ...before, [shown]: View }));
    });
  }, [shown, loaded]);
  const View = loaded[shown];
  return (
    <div id="view" role="tabpanel" aria-labelledby={`tab-${shown}`} data-view={shown}>
      {View && <View state={state} panel={panel} />}
    </div>
  );
}
