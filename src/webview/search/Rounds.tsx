import type { Run } from '../../panel/search/protocol.js';
import { usePage } from '../context.js';

/** The bounds of a search that deepens step by step, and what was cut at each. */
export function Rounds({ run: { rounds } }: { readonly run: Run }) {
  const { phrases } = usePage();
  return (
    <section class="rounds" aria-labelledby="rounds-title">
      <h2 id="rounds-title">{phrases.say('rounds.label')}</h2>
      <table aria-labelledby="rounds-title">
        <thead>
          <tr>
            <th scope="col">{phrases.say('rounds.bound')}</th>
            <th scope="col">{phrases.say('rounds.expanded')}</th>
            <th scope="col">{phrases.say('rounds.cut')}</th>
            <th scope="col" title={phrases.say('rounds.least.hint')}>
              {phrases.say('rounds.least')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ bound, expanded, cut, leastCut }, index) => (
            <tr key={index} aria-current={index === rounds.length - 1 ? 'step' : undefined}>
              <th scope="row">{phrases.number(bound)}</th>
              <td>{phrases.number(expanded)}</td>
              <td>{phrases.number(cut)}</td>
              <td>{leastCut === undefined ? phrases.say('compare.none') : phrases.number(leastCut)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
