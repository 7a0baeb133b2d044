import type { Answer, PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { methodName } from './methodName.js';

interface Props {
  readonly panel: PanelState;
  readonly answer: Extract<Answer, { kind: 'solved' }>;
}

/** What the search did, on a line. */
export function Figures({ panel, answer }: Props) {
  const { phrases } = usePage();
  const { moves, optimal, method, distance, counts, milliseconds } = answer;
  const guarantee =
    distance === undefined || distance === moves.length
      ? phrases.say(optimal || distance !== undefined ? 'figures.optimal' : 'figures.not-optimal')
      : phrases.say('figures.longer', { distance: phrases.number(distance) });
  const figures = [
    `${phrases.count('moves', moves.length, {})}, ${guarantee}`,
    methodName({ method, choices: panel.choices }, phrases),
    phrases.say('figures.expanded', { count: phrases.number(counts.expanded) }),
    phrases.say('figures.generated', { count: phrases.number(counts.generated) }),
    phrases.say('figures.frontier', { count: phrases.number(counts.largestFrontier) }),
    phrases.say('figures.milliseconds', { count: phrases.number(milliseconds, 1) }),
  ];
  return (
    <ul class="figures" aria-label={phrases.say('figures.label')}>
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  );
}
