import type { Answer, PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { methodName } from './methodName.js';

interface Props {
  readonly panel: PanelState;
  readonly answer: Extract<Answer, { kind: 'searching' }>;
}

/** A search under way. */
export function Searching({ panel, answer: { method, progress } }: Props) {
  const { phrases } = usePage();
  const running = phrases.say('search.running', {
    algorithm: methodName({ method, choices: panel.choices }, phrases),
  });
  return (
    <section class="searching">
      <progress aria-label={running} />
      <p>
        {running}
        <br />
        {progress &&
          phrases.say('search.progress', {
            expanded: phrases.number(progress.expanded),
            moves: phrases.count('moves', progress.bound, {}),
          })}
        {progress?.best !== undefined && (
          <>
            <br />
            {phrases.say('search.best', { moves: phrases.count('moves', progress.best, {}) })}
          </>
        )}
      </p>
    </section>
  );
}
