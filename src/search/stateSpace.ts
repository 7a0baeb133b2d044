import { BLANK, type Shape, cellCount } from '../puzzle/board.js';
import { BACK, MOVES, NO_CELL, moveTable } from '../puzzle/moves.js';
import { factorial, rank } from '../puzzle/rank.js';
import { allSequences, fillShifts } from './orders.js';
import { Spares } from './spares.js';

/** How many bits of a state the blank's square takes: boards that are ranked have nine squares at most. */
const BLANK_BITS = 4;

/** The bits of a board's number, behind the rank of the order, that are the blank's square. */
export const BLANK_MASK = (1 << BLANK_BITS) - 1;

/** Stands in a state for the move that led to it, where none did. */
const NO_MOVE = MOVES.length;

/** Behind the last step of a list. */
export const NO_STEP = -1;

/** How many numbers a step takes in a list. */
export const STEP = 2;

/** How many numbers a list of steps takes. */
export const STEPS = STEP * (MOVES.length + 1);

/**
 * All boards of one shape, numbered so that a move is a look-up. A board is
 * told by the blank's square and by the rank of its tiles' order, the blank
 * left out (its Cantor expansion). A sideways move keeps the order. A move up
 * carries one tile behind the columns − 1 tiles that follow it, so it turns as
 * many neighbours in the order as there are columns: a change of those places
 * of the Lehmer code alone.
 *
 * A search goes from state to state. A state is the move that led to a board,
 * so that it is not taken back, and the board's number:
 *
 *     move | blank's square | rank of the order
 *
 * They are joined by bits, as divisions take longer than all else in a step.
 */
export class StateSpace {
  /** How many squares a board has. */
  readonly cells: number;
  /** More than the number of any board. */
  readonly size: number;
  /** How many boards can be reached from one: half of all. */
  readonly reachable: number;
  /** How many bits the rank of an order takes. */
  readonly orderBits: number;
  /** The bits that are the rank of the order. */
  readonly orderMask: number;
  /** The bits of a state that are the board's number. */
  readonly boardMask: number;
  /** Lists of the steps from a state in the order of MOVES: see `stepsInOrder`. */
  readonly steps: Int32Array;
  /**
   * By how much a move changes the order, at `what the step says + order before`, modulo 2^16: the rank of eight tiles
   * takes no more bits, so `orderMask` cuts the sum to what it is.
   */
  readonly shifts: Uint16Array;
  private readonly orders: number;
  private readonly next: Uint8Array;
  /** At `4 × cell + m`: where in `shifts` the moves m from that square begin. */
  private readonly turns: Int32Array;
  /** The order of the tiles of the board that was looked up last: one array for all, as look-ups are many. */
  private readonly order: Uint8Array;
  /** Arrays with a 0 for each board, which are to be given back with nothing but 0 in them. */
  readonly spareMarks = new Spares<Uint16Array>(() => new Uint16Array(this.size));
  readonly spareSmallMarks = new Spares<Uint8Array>(() => new Uint8Array(this.size));
  /** Arrays with room for all states that can be reached from one. */
  readonly spareQueues = new Spares<Int32Array>(() => new Int32Array(this.reachable));
  private knownSequences: Uint8Array | undefined;

  constructor(shape: Shape) {
    const { columns } = shape;
    this.cells = cellCount(shape);
    const { cells } = this;
    this.orders = factorial(cells - 1);
    this.orderBits = 32 - Math.clz32(this.orders - 1);
    this.orderMask = (1 << this.orderBits) - 1;
    this.boardMask = (1 << (this.orderBits + BLANK_BITS)) - 1;
    this.size = cells << this.orderBits;
    this.reachable = (cells * this.orders) / 2;
    this.order = new Uint8Array(cells - 1);
    this.next = moveTable(shape);
    this.turns = new Int32Array(this.next.length);
    this.shifts = this.makeShifts(columns);
    this.steps = this.stepsInOrder(MOVES.keys());
  }

  /** The tiles of an order in their sequence, at `order × (cells − 1)`. */
  get sequences(): Uint8Array {
    // Searches that go by numbers alone do without, and making them takes longer than many a search.
    return (this.knownSequences ??= allSequences(this.cells - 1));
  }

  /**
   * Lists the steps that lead on from a state. The list begins at `STEPS × (state >> orderBits)`; each step is the
   * state after it without its order, and where in `shifts` the change of the order is found; NO_STEP is behind the last.
   * @param moves the numbers of all moves, in the order that steps are to have
   */
  stepsInOrder(moves: Iterable<number>): Int32Array {
    const order = [...moves];
    const steps = new Int32Array(STEPS * ((NO_MOVE + 1) << BLANK_BITS)).fill(NO_STEP);
    for (let last = 0; last <= NO_MOVE; last++) {
      for (let blank = 0; blank < this.cells; blank++) {
        let at = STEPS * ((last << BLANK_BITS) | blank);
        for (const move of order) {
          const entry = blank * MOVES.length + move;
          const target = this.next[entry]!;
          if (target === NO_CELL || move === BACK[last]) continue;
          steps[at] = ((move << BLANK_BITS) | target) << this.orderBits;
          steps[at + 1] = this.turns[entry]!;
          at += STEP;
        }
      }
    }
    return steps;
  }

  /** @returns the state of a board that no move led to */
  stateOf(board: number): number {
    return (NO_MOVE << (this.orderBits + BLANK_BITS)) | board;
  }

  /** @returns the number of the move that led to a state */
  moveOf(state: number): number {
    return state >> (this.orderBits + BLANK_BITS);
  }

  /** @returns the number of a board */
  indexOf(tiles: ArrayLike<number>): number {
    let [blank, place] = [0, 0];
    for (let cell = 0; cell < this.cells; cell++) {
      const tile = tiles[cell]!;
      if (tile === BLANK) blank = cell;
      else this.order[place++] = tile - 1;
    }
    return this.join(blank, rank(this.order, place));
  }

  /** @returns the number of the board with the blank in a square and the tiles in the order of a rank */
  join(blank: number, order: number): number {
    return (blank << this.orderBits) | order;
  }

  /** @returns the number of the board after move number `move` of MOVES, or −1 where the edge forbids it */
  after(index: number, move: number): number {
    const entry = (index >> this.orderBits) * MOVES.length + move;
    const target = this.next[entry]!;
    if (target === NO_CELL) return -1;
    const order = index & this.orderMask;
    return this.join(target, (order + this.shifts[this.turns[entry]! + order]!) & this.orderMask);
  }

  /** Writes the tiles of a board, the blank 0, over those of another. */
  writeTiles(index: number, tiles: Uint8Array): void {
    const blank = index >> this.orderBits;
    let place = (index & this.orderMask) * (this.cells - 1);
    for (let cell = 0; cell < this.cells; cell++) {
      tiles[cell] = cell === blank ? BLANK : this.sequences[place++]!;
    }
  }

  /** Fills `turns` as well. */
  private makeShifts(columns: number): Uint16Array {
    const { cells, orders } = this;
    // One table for each place at which the turned neighbours can begin, forwards and back. Before them comes one that
    // changes nothing, for sideways moves: a look-up takes less than a branch that is often guessed wrong.
    const places = cells - columns;
    const shifts = new Uint16Array((1 + 2 * places) * orders);
    for (let place = 0; place < places; place++) {
      const [forwards, back, end] = [1, 2, 3].map((table) => (2 * place + table) * orders);
      fillShifts(cells - 1, place, columns, shifts.subarray(forwards, back), shifts.subarray(back, end));
      // A move up from a square turns the tiles that begin one row above it; a move down takes that back.
      this.turns[(place + columns) * MOVES.length + MOVES.indexOf('u')] = forwards!;
      this.turns[place * MOVES.length + MOVES.indexOf('d')] = back!;
    }
    return shifts;
  }
}

const spaces = new Map<string, StateSpace>();

/** @returns the space of a shape. It is a constant of the shape, so it is made once and kept. */
export function stateSpace(shape: Shape): StateSpace {
  const key = `${shape.rows}×${shape.columns}`;
  let space = spaces.get(key);
  if (!space) {
    space = new StateSpace(shape);
    spaces.set(key, space);
  }
  return space;
}
