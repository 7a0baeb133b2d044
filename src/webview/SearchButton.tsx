import type { PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { send } from './host.js';

interface Props extends Pick<PanelState, 'method'> {
  readonly searching: boolean;
}

/** Ends the search or begins it anew: one button, so that it keeps the keyboard whichever it does. */
export function SearchButton({ method, searching }: Props) {
  const { phrases } = usePage();
  const name = searching ? 'cancel' : 'again';
  return (
    <button
      type="button"
      class="secondary"
      title={phrases.say(`search.${name}.tooltip`)}
      onClick={() => {
        send(searching ? { type: 'solution', action: 'cancel' } : { type: 'search', method });
      }}
    >
      {phrases.say(`search.${name}`)}
    </button>
  );
}
