import { Icon } from './Icon.js';
import { usePage } from './context.js';
import { send } from './host.js';

/** Which of several puzzles is shown, and the way to the others. */
export function PuzzleBar({ index, count }: { readonly index: number; readonly count: number }) {
  const { phrases } = usePage();
  const step = (to: number, name: 'previous' | 'next') => (
    <button
      type="button"
      class="icon-button"
      title={phrases.say(`puzzle.${name}`)}
      aria-label={phrases.say(`puzzle.${name}`)}
      aria-disabled={to < 0 || to >= count}
      onClick={() => {
        if (to >= 0 && to < count) send({ type: 'choose', index: to });
      }}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <nav class="puzzles">
      {step(index - 1, 'previous')}
      <span aria-live="polite">
        {phrases.say('puzzle.of', { number: phrases.number(index + 1), count: phrases.number(count) })}
      </span>
      {step(index + 1, 'next')}
    </nav>
  );
}
