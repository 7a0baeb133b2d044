import { HEURISTIC_IDS, type PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';
import { send } from './host.js';

/** With which algorithm and which heuristic the puzzle is solved; another choice solves it anew. */
export function MethodChoice({ method, choices }: Pick<PanelState, 'method' | 'choices'>) {
  const { phrases } = usePage();
  const chosen = choices.find(({ algorithm }) => algorithm === method.algorithm);
  return (
    <section class="method">
      <label>
        {phrases.say('method.algorithm')}
        <select
          value={method.algorithm}
          onChange={({ currentTarget }) => {
            const choice = choices.find(({ algorithm }) => algorithm === currentTarget.value);
            if (choice) send({ type: 'search', method: { ...method, algorithm: choice.algorithm } });
          }}
        >
          {choices.map(({ algorithm }) => (
            <option key={algorithm} value={algorithm}>
              {phrases.say(`algorithm.${algorithm}`)}
            </option>
          ))}
        </select>
      </label>
      {chosen?.informed && (
        <label>
          {phrases.say('method.heuristic')}
          <select
            value={method.heuristic}
            onChange={({ currentTarget }) => {
              const heuristic = HEURISTIC_IDS.find((id) => id === currentTarget.value);
              if (heuristic) send({ type: 'search', method: { ...method, heuristic } });
            }}
          >
            {HEURISTIC_IDS.map((heuristic) => (
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
