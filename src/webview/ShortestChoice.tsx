import type { Shortest } from '../panel/solution/protocol.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { Icon } from './Icon.js';
import { usePage } from './context.js';
import { send } from './host.js';

type Listed = Extract<Shortest, { kind: 'listed' }>;

/**
 * Which of all shortest solutions is shown, and the way to the others; or the
 * search for them. Its last button stays the same, whatever it does, so that it keeps the keyboard.
 */
export function ShortestChoice({ shortest }: { readonly shortest: Shortest }) {
  const { phrases } = usePage();
  if (shortest.kind !== 'listed') {
    const isSearching = shortest.kind === 'searching';
    const name = isSearching ? 'cancel' : 'find';
    return (
      <div class="solutions">
        <span key="text" aria-live={isSearching ? 'off' : 'polite'}>
          {describeSearch(shortest, phrases)}
        </span>
        <button
          key="last"
          type="button"
          class="secondary"
          title={phrases.say(`solutions.${name}.tooltip`)}
          onClick={() => {
            send({ type: 'solution', action: isSearching ? 'cancel-all' : 'find-all' });
          }}
        >
          {phrases.say(`solutions.${name}`)}
        </button>
      </div>
    );
  }
  const { at, listed, count } = shortest;
  const step = (action: 'next' | 'previous', isThere: boolean) => (
    <button
      key={action === 'next' ? 'last' : 'first'}
      type="button"
      class="icon-button"
      title={phrases.say(`solutions.${action}`)}
      aria-label={phrases.say(`solutions.${action}`)}
      aria-disabled={!isThere}
      onClick={() => {
        if (isThere) send({ type: 'solution', action });
      }}
    >
      <Icon name={action} />
    </button>
  );
  return (
    <div class="solutions listed">
      {count > 1 && step('previous', at > 0)}
      <span
        key="text"
        aria-live="polite"
        title={at === 0 ? phrases.say('solutions.canonical.hint') : undefined}
      >
        {describeListed(shortest, phrases)}
      </span>
      {count > 1 && step('next', at < listed - 1)}
    </div>
  );
}

function describeSearch(shortest: Exclude<Shortest, Listed>, phrases: Phrasebook): string {
  switch (shortest.kind) {
    case 'unasked':
      return '';
    case 'searching':
      return phrases.say('solutions.searching', { nodes: phrases.number(shortest.expanded) });
    case 'stopped':
      return phrases.say(`solutions.stopped.${shortest.by}`);
  }
}

function describeListed({ at, listed, count }: Listed, phrases: Phrasebook): string {
  if (count === 1) return phrases.say('solutions.only');
  const values = { number: phrases.number(at + 1), count: phrases.number(count) };
  const solution = phrases.say(at === 0 ? 'solutions.of.canonical' : 'solutions.of', values);
  if (listed === count) return solution;
  return phrases.say('join.sentences', {
    first: sentence(solution, phrases),
    second: phrases.say('solutions.listed', { listed: phrases.number(listed) }),
  });
}
