import { type Shape, cellCount } from '../puzzle/board.js';
import { BACK, MOVES, NO_CELL, moveTable } from '../puzzle/moves.js';
import { squareColour } from '../puzzle/parity.js';

// A step is a move of the blank as one number, from the lowest bits up: the square that the blank goes to; the edge (a
// square with a move from it); where the free steps from there stand among the bits of its colour; how many steps were
// left out before this one; the lists after it. Four bits hold a square of a board of up to 16, two more an edge.
export const CELL_BITS = 4;
export const CELL_MASK = (1 << CELL_BITS) - 1;
/** Where the edge's entries begin in `StepCosts.changes`. */
export const COSTS_MASK = ((1 << (CELL_BITS + 2)) - 1) << CELL_BITS;
const EDGE_SHIFT = CELL_BITS;
export const FREE_SHIFT = EDGE_SHIFT + CELL_BITS + 2;
export const FREE_MASK = 31;
export const LEFT_OUT_SHIFT = FREE_SHIFT + 5;
export const LEFT_OUT_MASK = 3;
export const LISTS_SHIFT = LEFT_OUT_SHIFT + 2;

/** In a frame of the path, the bits of a place in the lists, which hold 5 × 16 × 16 × 5 at most; above them is the slack. */
const PLACE_BITS = 13;
export const PLACE_MASK = (1 << PLACE_BITS) - 1;
export const SLACK_SHIFT = CELL_BITS + PLACE_BITS;

/** Which moves are in a list: all of them, unless bits are missing. */
export const ALL_STEPS = 15;
/** A list's numbers: the steps, and one below 0 that ends it. */
export const LIST = MOVES.length + 1;
const NO_MOVE = MOVES.length;

const stepTables = new Map<string, Int32Array>();

/**
 * @returns the steps on boards of a shape, up to 4×4, in lists: from `firstList`
 * on, one for each set of moves that the edges allow, the first move's bit the
 * lowest. A list has its steps in the order of MOVES, the move back left out,
 * and ends with −1 − the number of steps left out behind the last one
 */
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
  const [cells, firstBits] = [cellCount(shape), firstFreeBits(shape)];
  const steps = new Int32Array(firstList(cells, cells));
  for (let last = 0; last <= NO_MOVE; last++) {
    for (let blank = 0; blank < cells; blank++) {
      const moves = movesFrom(shape, blank);
      for (let set = 0; set <= ALL_STEPS; set++) {
        let at = firstList(cells, blank, last) + LIST * set;
        let leftOut = 0;
        for (const [bit, { move, target, edge }] of moves.entries()) {
          if (move === BACK[last]) continue;
          if (((set >> bit) & 1) === 0) {
            leftOut++;
            continue;
          }
          steps[at++] =
            (firstList(cells, target, move) << LISTS_SHIFT) |
            (leftOut << LEFT_OUT_SHIFT) |
            (firstBits[target]! << FREE_SHIFT) |
            (edge << EDGE_SHIFT) |
            target;
          leftOut = 0;
        }
        steps[at] = -1 - leftOut;
      }
    }
  }
  return steps;
}

/** @returns where the lists of steps from a square begin, after a move or, if none is given, at the start */
export function firstList(cells: number, blank: number, last = NO_MOVE): number {
  return LIST * (ALL_STEPS + 1) * (last * cells + blank);
}

/** @returns the moves that the board's edges allow, in the order of MOVES */
export function movesFrom(shape: Shape, blank: number): { move: number; target: number; edge: number }[] {
  const targets = moveTable(shape);
  return MOVES.map((_, move) => ({
    move,
    target: targets[blank * MOVES.length + move]!,
    edge: blank * MOVES.length + move,
  })).filter(({ target }) => target !== NO_CELL);
}

/** @returns the number of the move that a step makes */
export function moveOfStep(step: number): number {
  return (step >> EDGE_SHIFT) & 3;
}

/**
 * The bits in which a search keeps which steps are free: a bit an edge, the
 * edges of a square side by side, in one number for the squares of each colour.
 * @returns for each square the lowest of its bits
 */
export function firstFreeBits(shape: Shape): number[] {
  const next = [0, 0];
  return Array.from({ length: cellCount(shape) }, (_, cell) => {
    const colour = squareColour(shape, cell);
    const first = next[colour]!;
    next[colour] = first + movesFrom(shape, cell).length;
    return first;
  });
}
