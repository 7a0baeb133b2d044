import { type Shape, cellCount } from '../../src/puzzle/board.js';
import { MOVES, NO_CELL, moveTable } from '../../src/puzzle/moves.js';
import { factorial } from '../../src/puzzle/rank.js';

/** A set of boards: for each square of the blank a bit for each order of the tiles, the blank left out. */
type BoardSet = readonly Uint32Array[];

/**
 * Counts the boards at each distance from the goal in order, the blank last,
 * for shapes that are too large for a `StateSpace`. It is breadth-first search
 * by layers with bits in place of a queue, after Korf, *Minimizing Disk I/O in
 * Two-Bit Breadth-First Search* (AAAI 2008). Moves can be taken back and change
 * the parity of the distance, so a successor that is new is one that is not in
 * the layer before: three layers are all that is held, 180 MB for twelve squares.
 * @returns the next layer's count each time, from distance 0 on
 */
export function* layerCounts(shape: Shape): Generator<number, void, void> {
  const cells = cellCount(shape);
  const turns = turnsOf(shape);
  let [before, layer, after] = [emptySet(cells), emptySet(cells), emptySet(cells)];
  // The goal is the first of all orders.
  layer[cells - 1]![0] = 1;
  for (let count = 1; count > 0;) {
    yield count;
    slideSideways(shape, layer, after);
    for (const turn of turns) slideUpOrDown(turn, layer[turn.from]!, after[turn.to]!);
    count = takeOut(before, after);
    [before, layer, after] = [layer, after, before];
  }
}

function emptySet(cells: number): BoardSet {
  return Array.from({ length: cells }, () => new Uint32Array(Math.ceil(factorial(cells - 1) / 32)));
}

/** Writes over a set the boards that a sideways move leads to. Such a move keeps the order, so it is made for 32 boards at once. */
function slideSideways({ columns }: Shape, boards: BoardSet, after: BoardSet): void {
  const none = new Uint32Array(boards[0]!.length);
  for (const [blank, target] of after.entries()) {
    const fromLeft = blank % columns > 0 ? boards[blank - 1]! : none;
    const fromRight = blank % columns < columns - 1 ? boards[blank + 1]! : none;
    for (let word = 0; word < target.length; word++) target[word] = fromLeft[word]! | fromRight[word]!;
  }
}

/** A move up or down from a square: it turns as many neighbours in the order as there are columns. */
interface Turn {
  readonly from: number;
  readonly to: number;
  /** By how much the number of the order changes, by the number that the Lehmer digits of the turned places make. */
  readonly changes: Int32Array;
  /** How many orders share these digits and those before them. */
  readonly weight: number;
}

function turnsOf(shape: Shape): Turn[] {
  const { columns } = shape;
  const [cells, targets] = [cellCount(shape), moveTable(shape)];
  const turns: Turn[] = [];
  for (let from = 0; from < cells; from++) {
    for (const move of ['u', 'd'] as const) {
      const to = targets[from * MOVES.length + MOVES.indexOf(move)]!;
      if (to === NO_CELL) continue;
      // The turned tiles are those from the upper of the two squares to the lower.
      const left = cells - 1 - Math.min(from, to);
      const weight = factorial(left - columns);
      const turned = (tiles: number[]) =>
        move === 'u'
          ? [...tiles.slice(1), ...tiles.slice(0, 1)]
          : [...tiles.slice(-1), ...tiles.slice(0, -1)];
      const changes = Int32Array.from(
        { length: factorial(left) / weight },
        (_, code) => (codeOf(turned(tilesOf(code, left, columns)), left) - code) * weight,
      );
      turns.push({ from, to, changes, weight });
    }
  }
  return turns;
}

/** @returns the first `count` of an order of 0 … left − 1, by the number that their Lehmer digits make */
function tilesOf(code: number, left: number, count: number): number[] {
  const rest = Array.from({ length: left }, (_, tile) => tile);
  let weight = factorial(left) / factorial(left - count);
  return Array.from({ length: count }, (_, place) => {
    weight /= left - place;
    const [tile] = rest.splice(Math.floor(code / weight), 1);
    code %= weight;
    return tile!;
  });
}

/** The inverse of `tilesOf`. */
function codeOf(tiles: readonly number[], left: number): number {
  return tiles.reduce((code, tile, place) => {
    const digit = tile - tiles.slice(0, place).filter((other) => other < tile).length;
    return code * (left - place) + digit;
  }, 0);
}

/** Adds to a set the boards that a move up or down leads to. */
function slideUpOrDown({ changes, weight }: Turn, orders: Uint32Array, after: Uint32Array): void {
  const codes = changes.length;
  for (let word = 0; word < orders.length; word++) {
    for (let bits = orders[word]!; bits !== 0; bits &= bits - 1) {
      // The lowest bit that is set; bits & (bits − 1) then clears it.
      const order = word * 32 + 31 - Math.clz32(bits & -bits);
      const child = order + changes[Math.trunc(order / weight) % codes]!;
      after[child >>> 5]! |= 1 << (child & 31);
    }
  }
}

/**
 * Takes the boards of one set out of another.
 * @returns how many are left there
 */
function takeOut(boards: BoardSet, from: BoardSet): number {
  let count = 0;
  for (const [blank, target] of from.entries()) {
    const out = boards[blank]!;
    for (let word = 0; word < target.length; word++) {
      const bits = target[word]! & ~out[word]!;
      target[word] = bits;
      if (bits !== 0) count += ones(bits);
    }
  }
  return count;
}

/** @returns how many bits of 32 are set, added up in pairs, fours, and so on (Warren, *Hacker's Delight*, 5-1) */
function ones(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
