import type { Answer, PanelState } from '../panel/protocol.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { usePage } from './context.js';
import { methodName } from './methodName.js';

interface Props {
  readonly panel: PanelState;
  readonly answer: Extract<Answer, { kind: 'solved' }>;
}

/** What the search did, on a line. */
export function Figures({ panel, answer }: Props) {
  const { phrases } = usePage();
  const { moves, method, counts, milliseconds } = answer;
  const figures = [
    phrases.say('figures.length', {
      moves: phrases.count('moves', moves.length, {}),
      guarantee: guarantee(answer, phrases),
    }),
    methodName({ method, choices: panel.choices }, phrases),
    phrases.say('figures.expanded', { count: phrases.number(counts.expanded) }),
    phrases.say('figures.generated', { count: phrases.number(counts.generated) }),
    phrases.say('figures.frontier', { count: phrases.number(counts.largestFrontier) }),
  ];
  return (
    <ul class="figures" aria-label={phrases.say('figures.label')}>
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
      <li title={phrases.say('figures.milliseconds.tooltip')}>
        {phrases.say('figures.milliseconds', { count: phrases.number(milliseconds, 1) })}
      </li>
    </ul>
  );
}

/** @returns what is known of how the solution compares with shortest ones */
function guarantee({ moves, optimal, distance, atLeast }: Props['answer'], phrases: Phrasebook): string {
  if (optimal || distance === moves.length || atLeast === moves.length) return phrases.say('figures.optimal');
  if (distance !== undefined) return phrases.say('figures.longer', { distance: phrases.number(distance) });
  if (atLeast !== undefined) return phrases.say('figures.at-least', { bound: phrases.number(atLeast) });
  return phrases.say('figures.not-optimal');
}
