import { isSolvable } from '../../puzzle/parity.js';
import type { ViewProps } from '../Shown.js';
import { usePage } from '../context.js';
import { Bars } from './Bars.js';
import { MethodPicker } from './MethodPicker.js';
import { Results } from './Results.js';
import { RunBar } from './RunBar.js';

/** Methods compared on the puzzle shown. */
export function View({ state: { comparison }, panel: { choices, problem } }: ViewProps) {
  const { phrases } = usePage();
  if (!isSolvable(problem)) return <p>{phrases.say('compare.unsolvable')}</p>;
  if (!comparison) return null;
  return (
    <div class="compare">
      <RunBar comparison={comparison} />
      <MethodPicker comparison={comparison} choices={choices} />
      {comparison.runs.length > 0 && <Results comparison={comparison} />}
      {comparison.runs.length > 0 && <Bars comparison={comparison} />}
    </div>
  );
}
