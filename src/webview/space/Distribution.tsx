import type { Space } from '../../panel/space/protocol.js';
import { usePage } from '../context.js';

/** Every so many bars, one has its distance under it. */
const LABELLED = 5;

/** How many boards there are of each distance, a bar each, that of this board in another colour. */
export function Distribution({
  space: { counts, distance },
}: {
  readonly space: Extract<Space, { kind: 'known' }>;
}) {
  const { phrases } = usePage();
  const most = Math.max(...counts);
  return (
    <figure class="distribution">
      <figcaption>{phrases.say('space.distribution')}</figcaption>
      <ol class="bars" start={0}>
        {counts.map((boards, moves) => {
          const told = phrases.say('space.bar', {
            moves: phrases.count('moves', moves, {}),
            boards: phrases.count('boards', boards, {}),
          });
          const isHere = moves === distance;
          return (
            <li
              key={moves}
              class={isHere ? 'bar here' : 'bar'}
              aria-current={isHere ? 'true' : undefined}
              title={told}
              style={{ '--share': boards / most }}
            >
              <span class="for-screen-readers">{told}</span>
              <span class="fill" aria-hidden="true" />
              <span class="place" aria-hidden="true">
                {isHere || (moves % LABELLED === 0 && Math.abs(moves - (distance ?? -LABELLED)) > 1)
                  ? moves
                  : ''}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="note axis" aria-hidden="true">
        {phrases.say('space.axis')}
      </p>
    </figure>
  );
}
