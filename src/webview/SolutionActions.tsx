import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from './Icon.js';
import { usePage } from './context.js';
import { send } from './host.js';
import type { PageState } from './store.js';

/** How long it is shown that something is done, in milliseconds. */
const DONE_TIME = 2000;

interface Props extends Pick<PageState, 'done'> {
  /** Whether the puzzle stands in a document. */
  readonly writable: boolean;
}

/** What can be done with the solution shown. */
export function SolutionActions({ done, writable }: Props) {
  const { phrases, dispatch } = usePage();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'faded' });
    }, DONE_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [done, dispatch]);
  const button = (action: 'copy' | 'insert', icon: IconName) => (
    <button
      type="button"
      class="secondary with-icon"
      title={phrases.say(`action.${action}.tooltip`)}
      onClick={() => {
        send({ type: 'solution', action });
      }}
    >
      <Icon name={done?.action === action ? 'check' : icon} /> {phrases.say(`action.${action}`)}
    </button>
  );
  return (
    <div class="actions">
      {button('copy', 'copy')}
      {writable && button('insert', 'insert')}
      <button
        type="button"
        class="secondary with-icon"
        title={phrases.say('action.export.tooltip')}
        onClick={() => {
          send({ type: 'export' });
        }}
      >
        <Icon name="export" /> {phrases.say('action.export')}
      </button>
      <span class="for-screen-readers" role="status">
        {done ? phrases.say(`done.${done.action}`) : ''}
      </span>
    </div>
  );
}
