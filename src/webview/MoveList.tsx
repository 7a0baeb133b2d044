import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../puzzle/moves.js';
import { type Notation, directionOf } from '../words/moveNotation.js';
import { NotationChoice } from './NotationChoice.js';
import { usePage } from './context.js';

interface Props {
  readonly moves: readonly Move[];
  readonly step: number;
  readonly notation: Notation;
}

/** The moves, each leading to its step. */
export function MoveList({ moves, step, notation }: Props) {
  const { phrases, dispatch } = usePage();
  const list = useRef<HTMLOListElement>(null);
  // Only one of the moves is a tab stop; when the list has the keyboard, it goes along with the step.
  const stop = Math.max(step, 1);
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-step="${stop}"]`);
    if (list.current?.contains(document.activeElement)) button?.focus();
  }, [stop]);
  return (
    <section class="moves" aria-labelledby="moves-title">
      <header>
        <h2 id="moves-title">
          {phrases.say('moves.label')} <span class="badge">{moves.length}</span>
        </h2>
        <NotationChoice notation={notation} />
      </header>
      <ol ref={list} title={phrases.say(`moves.hint.${notation}`)}>
        {moves.map((made, index) => {
          const move = directionOf(made, notation);
          const label = phrases.say('moves.to', { step: index + 1, move: phrases.say(`move.${move}`) });
          return (
            <li key={index}>
              <button
                type="button"
                data-step={index + 1}
                title={label}
                aria-label={label}
                aria-current={index + 1 === step ? 'step' : undefined}
                class={index < step ? 'move made' : 'move'}
                tabIndex={index + 1 === stop ? 0 : -1}
                onClick={() => {
                  dispatch({ type: 'go', step: index + 1 });
                }}
              >
                {move}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
