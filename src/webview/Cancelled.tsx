import type { PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { send } from './host.js';

/** A search that was cancelled, and the way to begin it anew. */
export function Cancelled({ method }: Pick<PanelState, 'method'>) {
  const { phrases } = usePage();
  return (
    <section>
      <p role="status">{phrases.say('search.cancelled')}</p>
      <button
        type="button"
        class="primary"
        onClick={() => {
          send({ type: 'search', method });
        }}
      >
        {phrases.say('search.again')}
      </button>
    </section>
  );
}
