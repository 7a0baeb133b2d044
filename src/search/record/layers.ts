import { roundAt, spanOf, statusAt } from './at.js';
import { type SearchRecord, SIDES, type Side } from './record.js';

/** How many boards of one depth there are at a step. */
export interface LayerCount {
  /** The frontier: made and not yet expanded. */
  readonly waiting: number;
  /** Explored. */
  readonly expanded: number;
  /** Beyond the bound, or known already. */
  readonly cut: number;
}

/**
 * @returns for each side that the search has begun at, by depth, how many boards
 * there are at a step; of a search that deepens, in the round under way
 */
export function layerCounts(record: SearchRecord, step: number): { side: Side; depths: LayerCount[] }[] {
  const { first, end } = spanOf(record, roundAt(record, step), step);
  const counts = SIDES.map((): { waiting: number; expanded: number; cut: number }[] => []);
  for (let node = first; node < end; node++) {
    const depths = counts[record.get(node, 'side')]!;
    const depth = record.get(node, 'depth');
    while (depths.length <= depth) depths.push({ waiting: 0, expanded: 0, cut: 0 });
    const status = statusAt(record, node, step);
    if (status !== 'replaced') depths[depth]![status]++;
  }
  return SIDES.map((side, number) => ({ side, depths: counts[number]! })).filter(
    ({ depths }) => depths.length > 0,
  );
}
