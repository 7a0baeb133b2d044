import type { Answer } from '../panel/protocol.js';
import type { Problem } from '../puzzle/problem.js';
import { Icon } from './Icon.js';
import { usePage } from './context.js';
import { send } from './host.js';

type UnsolvableAnswer = Extract<Answer, { kind: 'unsolvable' }>;

/** Why there is no solution, and the nearest board that has one. */
export function Unsolvable({
  answer,
  problem,
}: {
  readonly answer: UnsolvableAnswer;
  readonly problem: Problem;
}) {
  const { phrases } = usePage();
  const { inversions, exchange, blankRowCounts } = answer;
  const [first, second] = exchange;
  const { columns } = problem.start;
  const width = blankRowCounts ? 'even' : 'odd';
  const pairs = inversions.map((inversion) => phrases.say('unsolvable.pair', inversion));
  return (
    <section class="unsolvable" aria-labelledby="unsolvable-title">
      <h2 id="unsolvable-title">
        <Icon name="unsolvable" /> {phrases.say('unsolvable.title')}
      </h2>
      <p>{phrases.say(`unsolvable.moves.${width}`)}</p>
      <ul>
        <li>{phrases.say('unsolvable.start', { inversions: paritySum(answer, 'start') })}</li>
        <li>{phrases.say('unsolvable.goal', { inversions: paritySum(answer, 'goal') })}</li>
      </ul>
      <p class="exchange">
        {phrases.say('unsolvable.exchange', { first, second })}{' '}
        <button
          type="button"
          class="primary"
          onClick={() => {
            send({ type: 'solution', action: 'exchange' });
          }}
        >
          {phrases.say('unsolvable.exchange.show')}
        </button>
      </p>
      <p class="note">{phrases.say(`unsolvable.why.${width}`, { passed: columns - 1 })}</p>
      {pairs.length > 0 && (
        <p class="note">{phrases.say('unsolvable.pairs', { pairs: phrases.list(pairs) })}</p>
      )}
    </section>
  );

  function paritySum(parity: UnsolvableAnswer, side: 'start' | 'goal'): string {
    const { inversions: number, blankRow, parity: name } = parity[side];
    const counted = phrases.count('inversions', number, {});
    const sum = blankRowCounts
      ? phrases.say('unsolvable.row', { inversions: counted, row: blankRow, sum: number + blankRow })
      : counted;
    return phrases.say(`unsolvable.parity.${name}`, { sum });
  }
}
