import type { ViewProps } from '../Shown.js';
import { usePage } from '../context.js';
import { Distribution } from './Distribution.js';
import { Hardest } from './Hardest.js';
import { Standing } from './Standing.js';

/** All boards from which the goal can be reached, by their distance, and this board's place among them. */
export function View({ state: { space }, panel: { problem } }: ViewProps) {
  const { phrases } = usePage();
  if (!space) return null;
  if (space.kind === 'too-many') {
    const { rows, columns } = problem.start;
    return (
      <section class="space">
        <p>{phrases.say('space.too-many', { rows, columns })}</p>
        {rows === 4 && columns === 4 && <p class="note">{phrases.say('space.fifteen')}</p>}
      </section>
    );
  }
  return (
    <div class="space">
      <Standing space={space} />
      <Distribution space={space} />
      <Hardest boards={space.hardest} counts={space.counts} goal={problem.goal} />
    </div>
  );
}
