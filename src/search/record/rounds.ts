import { roundAt, spanOf, statusAt } from './at.js';
import type { SearchRecord } from './record.js';

/** What a round of a search that deepens has come to. */
export interface RoundCount {
  readonly bound: number;
  readonly expanded: number;
  readonly cut: number;
  /** The least moves made and estimate of a node that was cut: the next bound is no lower. */
  readonly leastCut: number | undefined;
}

/** @returns the rounds that have begun until a step, the one under way last */
export function roundCounts(record: SearchRecord, step: number): RoundCount[] {
  return record.rounds.slice(0, roundAt(record, step) + 1).map(({ bound }, round) => {
    const { first, end } = spanOf(record, round, step);
    let [expanded, cut, leastCut] = [0, 0, Infinity];
    for (let node = first; node < end; node++) {
      const status = statusAt(record, node, step);
      if (status === 'expanded') expanded++;
      if (status !== 'cut') continue;
      cut++;
      leastCut = Math.min(leastCut, record.get(node, 'depth') + record.get(node, 'estimate'));
    }
    return { bound, expanded, cut, leastCut: leastCut === Infinity ? undefined : leastCut };
  });
}
