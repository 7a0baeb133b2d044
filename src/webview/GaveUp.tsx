import type { Answer, PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { methodName } from './methodName.js';

interface Props {
  readonly panel: PanelState;
  readonly answer: Extract<Answer, { kind: 'solved' }>;
}

/** Why the solution shown is not the one that was looked for, where a search has come to a limit. */
export function GaveUp({ panel, answer: { method, moves, atLeast = 0, gaveUp, milliseconds } }: Props) {
  const { phrases } = usePage();
  if (gaveUp === undefined) return null;
  return (
    <p class="gave-up" role="status">
      {phrases.say(`gave-up.${gaveUp}`, {
        algorithm: methodName({ method, choices: panel.choices }, phrases),
        seconds: phrases.number(milliseconds / 1000, 1),
        bound: phrases.count('moves', atLeast, {}),
        length: phrases.count('moves', moves.length, {}),
      })}
    </p>
  );
}
