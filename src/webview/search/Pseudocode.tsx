import type { Run } from '../../panel/search/protocol.js';
import { usePage } from '../context.js';
import { PSEUDOCODE } from './pseudocodeLines.js';

/** The algorithm in words, with the lines marked that this step has come to. */
export function Pseudocode({ run: { method, moments } }: { readonly run: Run }) {
  const { phrases } = usePage();
  const lines = PSEUDOCODE[method.algorithm];
  if (!lines) return null;
  const here = (['found', 'expand', 'begin'] as const).find((moment) => moments[moment]);
  return (
    <section class="pseudocode" aria-labelledby="pseudocode-title">
      <h2 id="pseudocode-title">{phrases.say('pseudocode.label')}</h2>
      <ol>
        {lines.map(({ words, indent, moment }) => {
          const times = moment ? moments[moment] : undefined;
          return (
            <li
              key={words}
              class={times ? 'reached' : undefined}
              aria-current={moment !== undefined && moment === here ? 'step' : undefined}
              style={{ '--indent': indent }}
            >
              <span>{phrases.say(words)}</span>
              {times !== undefined && times > 1 && (
                <span class="badge">{phrases.say('pseudocode-times', { times })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
