import type { Answer } from '../panel/protocol.js';
import { usePage } from './context.js';
import { send } from './host.js';

/** A search under way. */
export function Searching({ answer }: { readonly answer: Extract<Answer, { kind: 'searching' }> }) {
  const { phrases } = usePage();
  const { algorithm, progress } = answer;
  return (
    <section class="searching">
      <progress
        aria-label={phrases.say('search.running', { algorithm: phrases.say(`algorithm.${algorithm}`) })}
      />
      <p>
        {phrases.say('search.running', { algorithm: phrases.say(`algorithm.${algorithm}`) })}
        <br />
        {progress &&
          phrases.say('search.progress', {
            expanded: phrases.number(progress.expanded),
            moves: phrases.count('moves', progress.bound, {}),
          })}
      </p>
      <button
        type="button"
        class="secondary"
        onClick={() => {
          send({ type: 'cancel' });
        }}
      >
        {phrases.say('search.cancel')}
      </button>
    </section>
  );
}
