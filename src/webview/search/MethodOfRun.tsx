import type { Run } from '../../panel/search/protocol.js';
import { usePage } from '../context.js';
import { ask } from './ask.js';

/** Which algorithm is watched, and by which heuristic it goes; another choice begins anew. */
export function MethodOfRun({ run: { method, choices, heuristics } }: { readonly run: Run }) {
  const { phrases } = usePage();
  const isInformed = choices.find(({ algorithm }) => algorithm === method.algorithm)?.informed;
  return (
    <section class="method search-method" aria-label={phrases.say('run.method')}>
      <label>
        {phrases.say('method.algorithm')}
        <select
          value={method.algorithm}
          title={phrases.say('run.method.hint')}
          onChange={({ currentTarget }) => {
            const choice = choices.find(({ algorithm }) => algorithm === currentTarget.value);
            if (choice) ask({ type: 'method', method: { ...method, algorithm: choice.algorithm } });
          }}
        >
          {choices.map(({ algorithm }) => (
            <option key={algorithm} value={algorithm}>
              {phrases.say(`algorithm.${algorithm}`)}
            </option>
          ))}
        </select>
      </label>
      {isInformed && (
        <label>
          {phrases.say('method.heuristic')}
          <select
            value={method.heuristic}
            title={phrases.say('run.method.hint')}
            onChange={({ currentTarget }) => {
              const heuristic = heuristics.find((id) => id === currentTarget.value);
              if (heuristic) ask({ type: 'method', method: { ...method, heuristic } });
            }}
          >
            {heuristics.map((heuristic) => (
              <option key={heuristic} value={heuristic}>
                {phrases.say(`heuristic.${heuristic}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
