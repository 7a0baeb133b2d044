import type { Plan } from './plan.js';
import type { WindowSearch } from './windowSearch.js';

/** Some tenths of a millisecond's worth. */
const NODES_BETWEEN_RESTS = 4096;

/**
 * Goes through a plan from its start to its end and puts a shortest way into
 * each window that a search of limited size can deal with: plan repair by local
 * search (Ratner & Warmuth, *The (n² − 1)-puzzle and related relocation
 * problems*, Journal of Symbolic Computation 10, 1990). From each place the
 * window is made longer until a search comes to its limit. What lies in a shortest
 * way is a shortest way itself, so the next place's window begins where this one stopped.
 * @param nodes how many may be expanded for one window
 * @returns whether the whole plan is proven to be a shortest one
 */
export function* sweep(plan: Plan, search: WindowSearch, nodes: number): Generator<undefined, boolean> {
  const [head, tail] = [plan.tilesAt(0), plan.tilesAt(0)];
  let to = 0;
  for (let from = 0; from < plan.length; from++) {
    for (;;) {
      // A solution is even or odd as all others are, so the next shorter one has two moves less.
      let outcome = search.begin(head, tail, to - from - 2);
      for (let left = nodes; outcome === 'open' && left > 0; left -= NODES_BETWEEN_RESTS) {
        outcome = search.goOn(Math.min(left, NODES_BETWEEN_RESTS));
        yield;
      }
      if (outcome === 'open') break;
      if (outcome === 'found') {
        const { way } = search;
        plan.replace(from, to, way);
        to = from + way.length;
        yield;
      }
      if (to === plan.length) return from === 0;
      plan.advance(tail, to++);
    }
    plan.advance(head, from);
  }
  return false;
}
