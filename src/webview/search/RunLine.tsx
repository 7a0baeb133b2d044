import type { Run } from '../../panel/search/protocol.js';
import type { Phrasebook } from '../../words/phrasebook.js';
import { usePage } from '../context.js';

/** Where the search is, and how far it is recorded. */
export function RunLine({ run, playing }: { readonly run: Run; readonly playing: boolean }) {
  const { phrases } = usePage();
  const extent = extentOf(run, phrases);
  return (
    <div class="run-line">
      {run.steps > 0 && (
        // A screen reader could not keep up with a running search; it is told where that stops.
        <p class="run-step" aria-live={playing ? 'off' : 'polite'}>
          {stepOf(run, phrases)}
        </p>
      )}
      {extent !== undefined && (
        <p class="note" role="status">
          {extent}
        </p>
      )}
    </div>
  );
}

function stepOf(run: Run, phrases: Phrasebook): string {
  const [step, steps] = [phrases.number(run.step), phrases.number(run.steps)];
  if (run.step === 0) return phrases.say('run.step.begin', { steps });
  const node = run.layers.flat().find((shown) => shown.node === run.current);
  const depth = node?.depth ?? 0;
  if (run.isSolved) return phrases.say(`run.step.solved`, { step, steps });
  return phrases.say(run.isAtBreakpoint ? 'run.step.break' : 'run.step.expanded', { step, steps, depth });
}

/** @returns what there is to say of the recording, undefined when it is whole */
function extentOf({ phase, steps }: Run, phrases: Phrasebook): string | undefined {
  switch (phase.kind) {
    case 'recording':
      return phrases.say('run.recording');
    case 'full':
      return phrases.say('run.full', { steps: phrases.number(steps) });
    case 'unsolvable':
      return phrases.say('run.unsolvable');
    case 'failed':
      return phrases.say('search.failed', { reason: phase.reason });
    case 'whole':
      return steps === 0 ? phrases.say('moves.none') : undefined;
  }
}
