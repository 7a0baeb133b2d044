import { type Shape, cellCount } from '../puzzle/board.js';
import { BACK, MOVES, NO_CELL, moveTable } from '../puzzle/moves.js';

// A step is one number: the list of those after it | 16 × number of the edge | square that the blank goes to. An edge is
// a square with a move from it. Four bits hold a square of a board of up to 16, six more an edge.
export const CELL_BITS = 4;
const EDGE_BITS = 6;
export const CELL_MASK = (1 << CELL_BITS) - 1;
/** After a shift by CELL_BITS: where the edge's entries begin in `stepCosts`. */
export const COSTS_MASK = ((1 << EDGE_BITS) - 1) << CELL_BITS;
export const LIST_SHIFT = CELL_BITS + CELL_BITS + EDGE_BITS;

/** In a frame of the path, the bits of a place in the lists, which hold 5 × 16 × 5 at most; above them is the slack. */
const PLACE_BITS = 9;
export const PLACE_MASK = (1 << PLACE_BITS) - 1;
export const SLACK_SHIFT = CELL_BITS + PLACE_BITS;

/** Behind the last step of a list. */
const END = -1;
const LIST = MOVES.length + 1;
const NO_MOVE = MOVES.length;

const stepTables = new Map<string, Int32Array>();

/** @returns the steps on boards of a shape, up to 4×4: lists for `firstStep`, in the order of MOVES, the move back left out, a negative number behind each */
export function diveSteps(shape: Shape): Int32Array {
  const key = `${shape.rows}×${shape.columns}`;
  let steps = stepTables.get(key);
  if (!steps) {
    steps = makeSteps(shape);
    stepTables.set(key, steps);
  }
  return steps;
}

function makeSteps(shape: Shape): Int32Array {
  const [cells, targets] = [cellCount(shape), moveTable(shape)];
  const steps = new Int32Array(LIST * cells * (NO_MOVE + 1)).fill(END);
  for (let last = 0; last <= NO_MOVE; last++) {
    for (let blank = 0; blank < cells; blank++) {
      let at = firstStep(cells, blank, last);
      for (let move = 0; move < MOVES.length; move++) {
        const edge = blank * MOVES.length + move;
        const target = targets[edge]!;
        if (target === NO_CELL || move === BACK[last]) continue;
        const after = firstStep(cells, target, move);
        steps[at++] = (after << LIST_SHIFT) | (edge << (2 * CELL_BITS)) | target;
      }
    }
  }
  return steps;
}

/** @returns where the steps from a square begin, after a move or, if none is given, at the start */
export function firstStep(cells: number, blank: number, last = NO_MOVE): number {
  return LIST * (last * cells + blank);
}

/** @returns the number of the move that a step makes */
export function moveOfStep(step: number): number {
  return (step >> (2 * CELL_BITS)) & 3;
}

const knownCosts = new WeakMap<Uint8Array, Int8Array>();

/**
 * @param costs those of a heuristic: see `Heuristic`
 * @returns by what a step makes the least length of a solution through here longer, for the edge's entries and the tile that slides
 */
export function stepCosts(shape: Shape, costs: Uint8Array): Int8Array {
  let changes = knownCosts.get(costs);
  if (!changes) {
    const [cells, targets] = [cellCount(shape), moveTable(shape)];
    changes = new Int8Array(targets.length << CELL_BITS);
    for (let edge = 0; edge < targets.length; edge++) {
      const [blank, target] = [edge >> 2, targets[edge]!];
      if (target === NO_CELL) continue;
      for (let tile = 1; tile < cells; tile++) {
        changes[(edge << CELL_BITS) + tile] =
          1 + costs[tile * cells + blank]! - costs[tile * cells + target]!;
      }
    }
    knownCosts.set(costs, changes);
  }
  return changes;
}
