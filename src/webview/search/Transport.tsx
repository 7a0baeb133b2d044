import { SEARCH_SPEEDS } from '../../panel/search/protocol.js';
import { Icon, type IconName } from '../Icon.js';
import { usePage } from '../context.js';
import { ask } from './ask.js';
import type { SearchShown } from './store.js';

/** The way through the steps: the scrubber, the buttons, and the speed. */
export function Transport({ run, playing }: SearchShown) {
  const { phrases } = usePage();
  const { step, steps, speed, zoom } = run;
  const button = (name: 'first' | 'previous' | 'next' | 'last', to: number) => (
    <button
      type="button"
      class="icon-button"
      title={phrases.say(`run.${name}`)}
      aria-label={phrases.say(`run.${name}`)}
      aria-disabled={to === step || to < 0 || to > steps}
      onClick={() => {
        if (to >= 0 && to <= steps) ask({ type: 'go', step: to });
      }}
    >
      <Icon name={name} />
    </button>
  );
  const playName = phrases.say(playing ? 'run.pause' : 'run.play');
  const playIcon: IconName = playing ? 'pause' : 'play';
  return (
    <section class="player" aria-label={phrases.say('run.label')}>
      <input
        type="range"
        class="scrubber"
        min={0}
        max={steps}
        value={step}
        style={{ '--filled': `${(100 * step) / steps}%` }}
        title={phrases.say('run.scrubber')}
        aria-label={phrases.say('run.scrubber')}
        aria-valuetext={phrases.say('step.of', { step, count: steps })}
        onInput={({ currentTarget }) => {
          ask({ type: 'go', step: Number(currentTarget.value) });
        }}
      />
      <div class="controls">
        <div class="buttons">
          {button('first', 0)}
          {button('previous', step - 1)}
          <button
            type="button"
            class="primary icon-button"
            title={playName}
            aria-label={playName}
            onClick={() => {
              ask({ type: 'toggle' });
            }}
          >
            <Icon name={playIcon} />
          </button>
          {button('next', step + 1)}
          {button('last', steps)}
        </div>
        <label class="speed">
          {phrases.say('player.speed')}
          <select
            value={speed}
            title={phrases.say('run.speed.hint')}
            onChange={({ currentTarget }) => {
              const chosen = SEARCH_SPEEDS.find((candidate) => String(candidate) === currentTarget.value);
              if (chosen !== undefined) ask({ type: 'look', speed: chosen, zoom });
            }}
          >
            {SEARCH_SPEEDS.map((candidate) => (
              <option key={candidate} value={candidate}>
                {phrases.say('run.speed', { count: phrases.number(candidate) })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
