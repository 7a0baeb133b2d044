import type { Space } from '../../panel/space/protocol.js';
import { usePage } from '../context.js';
import { sum } from './sum.js';

/** Where this board stands among all, in words. */
export function Standing({
  space: { counts, distance },
}: {
  readonly space: Extract<Space, { kind: 'known' }>;
}) {
  const { phrases } = usePage();
  const all = sum(counts);
  const boards = phrases.number(all);
  if (distance === undefined) {
    return <p class="standing">{phrases.say('space.outside', { all: boards })}</p>;
  }
  const harder = sum(counts.slice(distance + 1));
  return (
    <p class="standing">
      <strong>{phrases.count('space.distance', distance, {})}</strong>{' '}
      {phrases.count('space.harder', harder, {
        all: boards,
        percent: phrases.number((100 * harder) / all, 1),
      })}
    </p>
  );
}
