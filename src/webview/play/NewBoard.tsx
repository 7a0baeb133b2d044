import { useState } from 'preact/hooks';
import { usePage } from '../context.js';
import { send } from '../host.js';

/** A random board of a chosen distance. */
export function NewBoard({ longest }: { readonly longest: number }) {
  const { phrases } = usePage();
  const [distance, setDistance] = useState(Math.round(0.6 * longest));
  return (
    <form
      class="new-board"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'play', action: { kind: 'draw', distance } });
      }}
    >
      <label class="number-field">
        {phrases.say('play.distance')}
        <input
          type="number"
          min={1}
          max={longest}
          required
          value={distance}
          title={phrases.say('play.distance')}
          onInput={({ currentTarget }) => {
            if (currentTarget.checkValidity()) setDistance(Number(currentTarget.value));
          }}
        />
      </label>
      <button type="submit" class="secondary" title={phrases.say('play.draw.tooltip')}>
        {phrases.say('play.draw')}
      </button>
    </form>
  );
}
