import type { ComparisonState } from '../../panel/compare/protocol.js';
import { Icon } from '../Icon.js';
import { usePage } from '../context.js';
import { ResultTable } from './ResultTable.js';
import { ask } from './request.js';

const FORMATS = [
  ['markdown', 'markdown'],
  ['csv', 'table'],
] as const;

/** What the runs have come to, and the ways to take it along. */
export function Results({ comparison }: { readonly comparison: ComparisonState }) {
  const { phrases } = usePage();
  return (
    <section class="results">
      <header>
        <h2 id="results">{phrases.say('compare.results')}</h2>
        <div class="buttons">
          {FORMATS.map(([format, icon]) => (
            <button
              key={format}
              type="button"
              class="icon-button"
              title={phrases.say(`compare.copy.${format}`)}
              aria-label={phrases.say(`compare.copy.${format}`)}
              onClick={() => {
                ask({ kind: 'copy', format });
              }}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </header>
      <ResultTable comparison={comparison} labelledBy="results" />
    </section>
  );
}
