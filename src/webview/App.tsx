import { useEffect, useReducer, useRef } from 'preact/hooks';
import { readHostMessage } from '../panel/protocol.js';
import { PuzzleBar } from './PuzzleBar.js';
import { Shown } from './Shown.js';
import { Tabs } from './Tabs.js';
import { PageContext } from './context.js';
import { takeGifRequest } from './gif/requests.js';
import { save, send } from './host.js';
import { Empty } from './empty/Empty.js';
import { isMotionReduced, stepTime } from './motion.js';
import { type Action, INITIAL, type PageState, reduce } from './store.js';

/** So long there is between two savings at least, in milliseconds: what is saved can be large, and an animation changes it all the time. */
const BETWEEN_SAVINGS = 200;

/** The whole page. */
export function App() {
  const [state, dispatch] = useReducer(
    (before: PageState, action: Action) => reduce(before, action, isMotionReduced()),
    INITIAL,
  );
  useHost(dispatch);
  useClock(state, dispatch);
  useSaving(state);
  const { phrases, panel, empty } = state;
  if (!phrases || (!panel && !empty)) return null;
  if (!panel) {
    return (
      <PageContext.Provider value={{ phrases, dispatch }}>
        <Empty />
      </PageContext.Provider>
    );
  }
  return (
    <PageContext.Provider value={{ phrases, dispatch }}>
      <h1 class="for-screen-readers">{phrases.say('panel.title', { source: panel.source.label })}</h1>
      <Tabs shown={panel.shown} />
      {panel.count > 1 && <PuzzleBar index={panel.index} count={panel.count} />}
      <Shown state={state} panel={panel} />
    </PageContext.Provider>
  );
}

/** Takes the host's messages, and tells it when the page is ready and whether it has the keyboard. */
function useHost(dispatch: (action: Action) => void): void {
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const message = readHostMessage(data);
      if (message?.type === 'gif') takeGifRequest(message.request);
      else if (message) dispatch(message);
    };
    const tellFocus = () => {
      send({ type: 'focus', focused: document.hasFocus() });
    };
    addEventListener('message', onMessage);
    addEventListener('focus', tellFocus);
    addEventListener('blur', tellFocus);
    send({ type: 'ready' });
    tellFocus();
    return () => {
      removeEventListener('message', onMessage);
      removeEventListener('focus', tellFocus);
      removeEventListener('blur', tellFocus);
    };
  }, [dispatch]);
}

/** Makes the next step, while playing, when its time has come. */
function useClock({ playing, panel }: PageState, dispatch: (action: Action) => void): void {
  const [step, speed] = [panel?.view.step, panel?.view.speed ?? 1];
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'tick' });
    }, stepTime(speed));
    return () => {
      clearTimeout(timer);
    };
  }, [playing, step, speed, dispatch]);
}

/** Tells VS Code what to come back from and the host where the player is. */
function useSaving({ panel }: PageState): void {
  const { saved, view, index } = panel ?? {};
  const last = useRef(-Infinity);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        save(saved);
      },
      last.current + BETWEEN_SAVINGS - performance.now(),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [saved]);
  useEffect(() => {
    if (view && index !== undefined) send({ type: 'view', index, view });
  }, [view, index]);
}
