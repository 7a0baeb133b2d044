import { factorial } from '../puzzle/rank.js';

/** @returns all orders of the tiles 1 … count, in lexicographic order, one behind the other */
export function allSequences(count: number): Uint8Array {
  const orders = factorial(count);
  const sequences = new Uint8Array(orders * count);
  if (count === 1) return sequences.fill(1);
  const rests = allSequences(count - 1);
  let [at, rest] = [0, 0];
  for (let order = 0; order < orders; order++, rest += count - 1) {
    if (rest === rests.length) rest = 0;
    const first = 1 + Math.floor((order * count) / orders);
    sequences[at++] = first;
    for (let place = rest; place < rest + count - 1; place++) {
      // What follows is an order of the other tiles; those from the first one's name on are one higher.
      const tile = rests[place]!;
      sequences[at++] = tile < first ? tile : tile + 1;
    }
  }
  return sequences;
}

/**
 * Tells by how much the rank of an order changes when the first of some
 * neighbouring tiles goes behind the others, and when that is taken back.
 * @param tiles how many tiles an order has
 * @param place where the neighbours begin
 * @param count how many they are
 * @param forwards gets the changes by this, modulo 2^16, one for each order
 * @param back gets those by taking it back
 */
export function fillShifts(
  tiles: number,
  place: number,
  count: number,
  forwards: Uint16Array,
  back: Uint16Array,
): void {
  const weight = factorial(tiles - place - count);
  // Orders in sequence run through the Lehmer digits like a clock, the digits behind the turned ones fastest. To write
  // whole runs counts: this is done once, by code that is not compiled yet, and was half of what a table took.
  let order = 0;
  for (const change of turnChanges(tiles - place, count)) {
    const shift = change * weight;
    forwards.fill(shift, order, order + weight);
    back.fill(-shift, order + shift, order + shift + weight);
    order += weight;
  }
  repeat(forwards, order);
  repeat(back, order);
}

/** Repeats the first values of an array to its end. */
function repeat(values: Uint16Array, count: number): void {
  for (let filled = count; filled < values.length; filled *= 2) values.copyWithin(filled, 0, filled);
}

/**
 * The change of a Lehmer code when the first of `count` tiles goes behind the
 * others. The code's digits count the smaller tiles to the right among `left`
 * that are left; those of other places do not change.
 * @returns by the number that the `count` digits make, how much it changes
 */
function turnChanges(left: number, count: number): Int32Array {
  const codes = factorial(left) / factorial(left - count);
  const changes = new Int32Array(codes);
  const digits = new Uint8Array(count);
  for (let code = 0; code < codes; code++) {
    let rest = code;
    for (let place = count - 1; place >= 0; place--) {
      const radix = left - place;
      digits[place] = rest % radix;
      rest = Math.floor(rest / radix);
    }
    // The first digit is the tile's place among those left. Each other one loses it from its right when it is the smaller.
    let carried = digits[0]!;
    let after = 0;
    for (let place = 1; place < count; place++) {
      const digit = digits[place]!;
      const isSmaller = digit < carried;
      if (isSmaller) carried--;
      after = after * (left - place + 1) + (isSmaller ? digit : digit + 1);
    }
    changes[code] = after * (left - count + 1) + carried - code;
  }
  return changes;
}
