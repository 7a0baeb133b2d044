import type { ComparisonState } from '../../panel/compare/protocol.js';
import { describeOptimum, nameOfMethod } from '../../words/comparison.js';
import type { Phrasebook } from '../../words/phrasebook.js';
import { usePage } from '../context.js';
import { ask } from './request.js';

/** Begins a comparison and ends it: one button, so that it keeps the keyboard; and how far it is. */
export function RunBar({ comparison }: { readonly comparison: ComparisonState }) {
  const { phrases } = usePage();
  const { running, methods } = comparison;
  const canRun = running !== undefined || methods > 0;
  return (
    <section class="run-bar">
      <button
        type="button"
        class={running ? 'secondary' : 'primary'}
        aria-disabled={!canRun}
        onClick={() => {
          if (canRun) ask({ kind: running ? 'cancel' : 'run' });
        }}
      >
        {running ? phrases.say('compare.cancel') : phrases.count('compare.run', methods, {})}
      </button>
      {running && <Running running={running} />}
      <p class="note" role="status">
        {running ? '' : said(comparison, phrases)}
      </p>
    </section>
  );
}

function Running({ running }: { readonly running: NonNullable<ComparisonState['running']> }) {
  const { phrases } = usePage();
  const { done, count, expanded } = running;
  return (
    <div class="running">
      <progress aria-label={phrases.say('compare.running.label')} value={done} max={count} />
      <p>
        {phrases.say('compare.running', {
          number: phrases.number(done + 1),
          count: phrases.number(count),
          method: nameOfMethod(running, phrases),
        })}
        {expanded > 0 && (
          <span class="note">
            {' '}
            {phrases.say('compare.running.expanded', {
              nodes: phrases.count('compare.expanded', expanded, {}),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

/** @returns what there is to say while nothing is under way */
function said({ methods, seconds, runs, optimum }: ComparisonState, phrases: Phrasebook): string {
  if (methods === 0) return phrases.say('compare.nothing');
  if (runs.length === 0) return phrases.say('compare.limit', { seconds: phrases.number(seconds, 1) });
  const [first, second] = [
    phrases.count('compare.done', runs.length, {}),
    describeOptimum(runs, optimum, phrases),
  ];
  return second === '' ? first : phrases.say('join.sentences', { first, second });
}
