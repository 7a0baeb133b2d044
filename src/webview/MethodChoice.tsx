import type { PanelState } from '../panel/protocol.js';
import { usePage } from './context.js';

type Method = PanelState['method'];

interface Props extends Pick<PanelState, 'method' | 'choices'> {
  /** The heuristics to choose from. */
  readonly heuristics: readonly Method['heuristic'][];
  /** What the choice is about, for a screen reader. */
  readonly label?: string;
  /** What another choice does, as a tooltip. */
  readonly hint?: string;
  readonly onChoose: (method: Method) => void;
}

/** A choice of algorithm and, where that goes by one, of heuristic. */
export function MethodChoice({ method, choices, heuristics, label, hint, onChoose }: Props) {
  const { phrases } = usePage();
  const chosen = choices.find(({ algorithm }) => algorithm === method.algorithm);
  return (
    <section class="method" aria-label={label}>
      <label>
        {phrases.say('method.algorithm')}
        <select
          value={method.algorithm}
          title={hint}
          onChange={({ currentTarget }) => {
            const choice = choices.find(({ algorithm }) => algorithm === currentTarget.value);
            if (choice) onChoose({ ...method, algorithm: choice.algorithm });
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
            title={hint}
            onChange={({ currentTarget }) => {
              const heuristic = heuristics.find((id) => id === currentTarget.value);
              if (heuristic) onChoose({ ...method, heuristic });
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
