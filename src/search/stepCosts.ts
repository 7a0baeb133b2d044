import { type Shape, cellCount } from '../puzzle/board.js';
import { CELL_BITS, firstFreeBits, movesFrom } from './diveSteps.js';

/** What steps make of the least length of a solution, where the heuristic adds up what each tile counts for. */
export interface StepCosts {
  /** For the edge's entries (see `COSTS_MASK`) and the tile that slides: by what the step makes that length longer. */
  readonly changes: Int8Array;
  /** At `tile << CELL_BITS | square`: the bits (see `firstFreeBits`) of the edges over which the tile there slides for free, making it no longer. */
  readonly free: Int32Array;
  /** For a square: all bits but those of tiles that slide from it. */
  readonly others: Int32Array;
}

const CELLS = 1 << CELL_BITS;

/** Stands in where a heuristic has no costs: no step is known to be free. */
export const NO_COSTS: StepCosts = {
  changes: new Int8Array(),
  free: new Int32Array(CELLS << CELL_BITS),
  others: new Int32Array(CELLS),
};

const knownCosts = new WeakMap<Uint8Array, StepCosts>();

/** @param costs those of a heuristic: see `Heuristic` */
export function stepCosts(shape: Shape, costs: Uint8Array): StepCosts {
  let known = knownCosts.get(costs);
  if (!known) {
    known = makeStepCosts(shape, costs);
    knownCosts.set(costs, known);
  }
  return known;
}

function makeStepCosts(shape: Shape, costs: Uint8Array): StepCosts {
  const [cells, firstBits] = [cellCount(shape), firstFreeBits(shape)];
  const changes = new Int8Array(cells << (CELL_BITS + 2));
  const free = new Int32Array(CELLS << CELL_BITS);
  const others = new Int32Array(CELLS).fill(-1);
  for (let blank = 0; blank < cells; blank++) {
    for (const [nth, { target, edge }] of movesFrom(shape, blank).entries()) {
      const bit = 1 << (firstBits[blank]! + nth);
      others[target]! &= ~bit;
      for (let tile = 1; tile < cells; tile++) {
        const change = 1 + costs[tile * cells + blank]! - costs[tile * cells + target]!;
        changes[(edge << CELL_BITS) + tile] = change;
        if (change === 0) free[(tile << CELL_BITS) | target]! |= bit;
      }
    }
  }
  return { changes, free, others };
}
