import { BLANK, type Shape, cellCount } from '../puzzle/board.js';
import { MOVES, NO_CELL, moveTable } from '../puzzle/moves.js';
import { factorial, rank } from '../puzzle/rank.js';

/** In `StateSpace.turns`: the move leaves the order of the tiles as it is. */
export const SAME_ORDER = -1;

/**
 * All boards of one shape, numbered so that a move is a look-up. A board is
 * told by the blank's square and by the rank of its tiles' order, the blank
 * left out. A sideways move keeps the order. A move up carries one tile behind
 * the columns − 1 tiles that follow it, so it turns as many neighbours in the
 * order as there are columns: a change of those places of the Lehmer code alone.
 */
export class StateSpace {
  /** How many boards there are, solvable ones and others. */
  readonly size: number;
  /** How many orders of the tiles there are. */
  readonly orders: number;
  /** Where a move takes the blank: see `moveTable`. */
  readonly next: Uint8Array;
  /** At `4 × cell + m`: where in `turned` the moves m from that square begin, or SAME_ORDER. */
  readonly turns: Int32Array;
  /** The order after a move, at `turns[…] + order before`. */
  readonly turned: Uint32Array;
  /** The tiles of an order in their sequence, at `order × (cells − 1)`. */
  readonly sequences: Uint8Array;
  private readonly spareMarks: Uint16Array[] = [];
  /** How many squares a board has. */
  readonly cells: number;

  constructor(shape: Shape) {
    const { columns } = shape;
    this.cells = cellCount(shape);
    this.size = factorial(this.cells);
    this.orders = factorial(this.cells - 1);
    this.next = moveTable(shape);
    this.sequences = allSequences(this.cells - 1, this.orders);
    // One table for each place at which the turned neighbours can begin, forwards and back.
    const places = this.cells - columns;
    this.turned = new Uint32Array(2 * places * this.orders);
    this.turns = new Int32Array(this.next.length).fill(SAME_ORDER);
    for (let place = 0; place < places; place++) {
      const [forwards, back] = [2 * place * this.orders, (2 * place + 1) * this.orders];
      this.fill(place, columns, forwards, back);
      // A move up from a square turns the tiles that begin one row above it; a move down takes that back.
      this.turns[(place + columns) * MOVES.length + MOVES.indexOf('u')] = forwards;
      this.turns[place * MOVES.length + MOVES.indexOf('d')] = back;
    }
  }

  /** @returns an array with a 0 for each board, which is to be given back with nothing but 0 in it */
  borrowMarks(): Uint16Array {
    // A new one of this size costs more than many a search.
    return this.spareMarks.pop() ?? new Uint16Array(this.size);
  }

  /** @param marks with nothing but 0 in it again */
  giveBackMarks(marks: Uint16Array): void {
    this.spareMarks.push(marks);
  }

  /** @returns the number of a board */
  indexOf(tiles: readonly number[]): number {
    const order = tiles.filter((tile) => tile !== BLANK).map((tile) => tile - 1);
    return tiles.indexOf(BLANK) * this.orders + rank(order, order.length);
  }

  /** @returns the number of the board after move number `move` of MOVES, or −1 where the edge forbids it */
  after(index: number, move: number): number {
    const blank = Math.floor(index / this.orders);
    const entry = blank * MOVES.length + move;
    const target = this.next[entry]!;
    if (target === NO_CELL) return -1;
    const order = index % this.orders;
    const turn = this.turns[entry]!;
    return target * this.orders + (turn === SAME_ORDER ? order : this.turned[turn + order]!);
  }

  /** Writes the tiles of a board, the blank 0, over those of another. */
  writeTiles(index: number, tiles: Uint8Array): void {
    const blank = Math.floor(index / this.orders);
    let place = (index % this.orders) * (this.cells - 1);
    for (let cell = 0; cell < this.cells; cell++) {
      tiles[cell] = cell === blank ? BLANK : this.sequences[place++]!;
    }
  }

  /** Fills the two tables for turning the `count` tiles of an order that begin at a place. */
  private fill(place: number, count: number, forwards: number, back: number): void {
    const tiles = this.cells - 1;
    const changes = turnChanges(tiles - place, count);
    const weight = factorial(tiles - place - count);
    // Orders in sequence run through the Lehmer digits like a clock: the digits behind the turned ones fastest.
    for (let order = 0; order < this.orders;) {
      for (const change of changes) {
        const moved = order + change * weight;
        for (let rest = 0; rest < weight; rest++, order++) {
          this.turned[forwards + order] = moved + rest;
          this.turned[back + moved + rest] = order;
        }
      }
    }
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

/** @returns all orders of the tiles 1 … count, in lexicographic order, one behind the other */
function allSequences(count: number, orders: number): Uint8Array {
  const sequences = new Uint8Array(orders * count);
  for (let place = 0; place < count; place++) sequences[place] = place + 1;
  for (let at = count; at < sequences.length; at += count) {
    sequences.copyWithin(at, at - count, at);
    toNextOrder(sequences, at, at + count);
  }
  return sequences;
}

/** Turns an order into the lexicographically next one (Narayana Pandita, 14th century). */
function toNextOrder(tiles: Uint8Array, from: number, to: number): void {
  let pivot = to - 2;
  while (tiles[pivot]! > tiles[pivot + 1]!) pivot--;
  let next = to - 1;
  while (tiles[next]! < tiles[pivot]!) next--;
  [tiles[pivot], tiles[next]] = [tiles[next]!, tiles[pivot]!];
  tiles.subarray(Math.max(pivot + 1, from), to).reverse();
}

/**
 * The change of a Lehmer code when the first of `count` tiles goes behind the
 * others. The code's digits count the smaller tiles to the right among `left`
 * that are left; those of other places do not change.
 * @returns by the number that the `count` digits make, how much it changes
 */
function turnChanges(left: number, count: number): number[] {
  const radices = Array.from({ length: count }, (_, place) => left - place);
  const codes = radices.reduce((product, radix) => product * radix, 1);
  return Array.from({ length: codes }, (_, code) => {
    const digits: number[] = [];
    let rest = code;
    for (const radix of [...radices].reverse()) {
      digits.unshift(rest % radix);
      rest = Math.floor(rest / radix);
    }
    const [first = 0, ...others] = digits;
    // `first` is the tile's place among those left. Each other one loses it from its right when it is the smaller.
    let carried = first;
    const turned = others.map((digit) => {
      const isSmaller = digit < carried;
      if (isSmaller) carried--;
      return isSmaller ? digit : digit + 1;
    });
    const after = [...turned, carried].reduce((sum, digit, place) => sum * (radices[place] ?? 1) + digit, 0);
    return after - code;
  });
}
