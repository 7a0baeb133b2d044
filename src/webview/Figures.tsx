import type { Answer } from '../panel/protocol.js';
import { usePage } from './context.js';

/** What the search did, on a line. */
export function Figures({ answer }: { readonly answer: Extract<Answer, { kind: 'solved' }> }) {
  const { phrases } = usePage();
  const { moves, optimal, algorithm, counts, milliseconds } = answer;
  const figures = [
    `${phrases.count('moves', moves.length, {})}, ${phrases.say(optimal ? 'figures.optimal' : 'figures.not-optimal')}`,
    phrases.say(`algorithm.${algorithm}`),
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
