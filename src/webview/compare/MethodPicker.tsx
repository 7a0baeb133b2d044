import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ComparisonState } from '../../panel/compare/protocol.js';
import { HEURISTIC_IDS, type PanelState } from '../../panel/protocol.js';
import { usePage } from '../context.js';
import { ask } from './request.js';

interface Props {
  readonly comparison: ComparisonState;
  readonly choices: PanelState['choices'];
}

/** The choice of algorithms and heuristics to be compared, each of the ones with each of the others. */
export function MethodPicker({ comparison, choices }: Props) {
  const { phrases } = usePage();
  const { algorithms, heuristics, choosing } = comparison;
  return (
    <details
      class="picker"
      open={choosing}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== choosing) ask({ kind: 'choosing', open });
      }}
    >
      <summary>{phrases.say('compare.methods')}</summary>
      <Options legend={phrases.say('compare.algorithms')}>
        {choices.map(({ algorithm }) => (
          <Option
            key={algorithm}
            label={phrases.say(`algorithm.${algorithm}`)}
            chosen={algorithms.includes(algorithm)}
            choose={(chosen) => {
              ask({ kind: 'algorithm', algorithm, chosen });
            }}
          />
        ))}
      </Options>
      <Options legend={phrases.say('compare.heuristics')} hint={phrases.say('compare.heuristics.hint')}>
        {HEURISTIC_IDS.map((heuristic) => (
          <Option
            key={heuristic}
            label={phrases.say(`heuristic.${heuristic}`)}
            chosen={heuristics.includes(heuristic)}
            choose={(chosen) => {
              ask({ kind: 'heuristic', heuristic, chosen });
            }}
          />
        ))}
      </Options>
    </details>
  );
}

interface OptionsProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
}

function Options({ legend, hint, children }: OptionsProps) {
  return (
    <fieldset>
      <legend>
        {legend} {hint !== undefined && <span class="note">{hint}</span>}
      </legend>
      <div class="options">{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly choose: (chosen: boolean) => void;
}

function Option({ label, chosen, choose }: OptionProps) {
  // What was clicked shows at once: another state may still come that does not know of it.
  const [isChecked, setChecked] = useState(chosen);
  useEffect(() => {
    setChecked(chosen);
  }, [chosen]);
  return (
    <label>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => {
          setChecked(currentTarget.checked);
          choose(currentTarget.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
