import type { PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { send } from './host.js';

interface Props extends Pick<PanelState, 'method'> {
  /** What there is to say of it. */
  readonly text: string;
}

/** A search that has ended without an answer, and can be begun anew. */
export function Ended({ method, text }: Props) {
  const { phrases } = usePage();
  return (
    <section>
      <p role="status">{text}</p>
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
