import { type Shape, cellCount } from '../../puzzle/board.js';
import type { Problem } from '../../puzzle/problem.js';
import { MAX_RANKED_CELLS } from '../../puzzle/rank.js';
import { HEURISTIC_IDS, type HeuristicId } from './heuristic.js';
import { HEURISTICS } from './heuristics.js';

/** What a heuristic says of one board. */
export interface HeuristicValue {
  readonly id: HeuristicId;
  readonly value: number;
}

/** Heuristics whose tables take longer than an instant to make for boards of more squares. */
const MOST_CELLS: Readonly<Partial<Record<HeuristicId, number>>> = {
  'walking-distance': 16,
  'pattern-database': MAX_RANKED_CELLS,
};

/** @returns the heuristics that are made for a goal of this shape within some tens of milliseconds, the weakest first */
export function quickHeuristics(shape: Shape): HeuristicId[] {
  return HEURISTIC_IDS.filter((id) => cellCount(shape) <= (MOST_CELLS[id] ?? Infinity));
}

/**
 * Looks up what each heuristic says of a problem's start, the weakest first and
 * the one that says nothing left out, and those that take long to make. Rests
 * after each.
 */
export function* heuristicValues({ start, goal }: Problem): Generator<undefined, HeuristicValue[], void> {
  const values: HeuristicValue[] = [];
  for (const id of quickHeuristics(start)) {
    if (id === 'zero') continue;
    values.push({ id, value: HEURISTICS[id](goal).evaluate(start.tiles) });
    yield;
  }
  return values;
}
