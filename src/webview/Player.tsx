import type { ComponentChildren } from 'preact';
import { SPEEDS, type View } from '../panel/protocol.js';
import { Icon, type IconName } from './Icon.js';
import { usePage } from './context.js';

interface Props {
  readonly step: number;
  readonly length: number;
  readonly playing: boolean;
  readonly speed: View['speed'];
  /** What stands under the scrubber and goes along with it. */
  readonly children?: ComponentChildren;
}

/** The scrubber, the buttons, and the speed. */
export function Player({ step, length, playing, speed, children }: Props) {
  const { phrases, dispatch } = usePage();
  const control = (
    name: 'first' | 'previous' | 'toggle' | 'next' | 'last',
    icon: IconName,
    disabled: boolean,
  ) => {
    const label = phrases.say(`player.${name === 'toggle' ? (playing ? 'pause' : 'play') : name}`);
    return (
      <button
        type="button"
        class={name === 'toggle' ? 'primary icon-button' : 'icon-button'}
        title={label}
        aria-label={label}
        // Not `disabled`: that would throw the keyboard's focus out of the page at the last step.
        aria-disabled={disabled}
        onClick={() => {
          if (!disabled) dispatch({ type: 'control', control: name });
        }}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <section class="player" aria-label={phrases.say('player.label')}>
      <input
        type="range"
        class="scrubber"
        min={0}
        max={length}
        value={step}
        style={{ '--filled': `${(100 * step) / length}%` }}
        aria-label={phrases.say('step.scrubber')}
        aria-valuetext={phrases.say('step.of', { step, count: length })}
        onInput={({ currentTarget }) => {
          dispatch({ type: 'go', step: Number(currentTarget.value) });
        }}
      />
      {children}
      <div class="controls">
        <div class="buttons">
          {control('first', 'first', step === 0)}
          {control('previous', 'previous', step === 0)}
          {control('toggle', playing ? 'pause' : 'play', false)}
          {control('next', 'next', step === length)}
          {control('last', 'last', step === length)}
        </div>
        <label class="speed">
          {phrases.say('player.speed')}
          <select
            value={speed}
            onChange={({ currentTarget }) => {
              const chosen = SPEEDS.find((candidate) => String(candidate) === currentTarget.value);
              if (chosen !== undefined) dispatch({ type: 'speed', speed: chosen });
            }}
          >
            {SPEEDS.map((candidate) => (
              <option key={candidate} value={candidate}>
                {candidate}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
