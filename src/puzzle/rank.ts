import { type Shape, cellCount } from './board.js';

/** Boards with more squares than this have too many arrangements for a table of all to be made in an instant (10! is 3.6 million). */
export const MAX_RANKED_CELLS = 9;

/** @returns whether boards of this shape are few enough for tables of all of them */
export function isRankable(shape: Shape): boolean {
  return cellCount(shape) <= MAX_RANKED_CELLS;
}

/** @returns n! */
export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** How many bits are set in each number of MAX_RANKED_CELLS bits. */
const ONES = Uint8Array.from({ length: 1 << MAX_RANKED_CELLS }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/**
 * The position of a permutation in lexicographic order (Cantor expansion, by
 * its Lehmer code), from 0: `1 2 3 4 5 6 7 8 0` ranks 46233.
 * @param tiles holds the permutation of 0 … length − 1 at `offset` and on
 * @param length at most MAX_RANKED_CELLS
 */
export function rank(tiles: ArrayLike<number>, length: number, offset = 0): number {
  let result = 0;
  let seen = 0;
  for (let place = 0; place < length; place++) {
    const tile = tiles[offset + place]!;
    const bit = 1 << tile;
    const smallerLeft = tile - ONES[seen & (bit - 1)]!;
    // Horner's rule over the factorial number system.
    result = result * (length - place) + smallerLeft;
    seen |= bit;
  }
  return result;
}

/**
 * The inverse of `rank`.
 * @param length at most MAX_RANKED_CELLS
 * @returns the permutation of 0 … length − 1 with this rank
 * @throws RangeError when there is none: rank must be from 0 to length! − 1
 */
export function unrank(rank: number, length: number): number[] {
  if (!Number.isInteger(rank) || rank < 0 || rank >= factorial(length)) {
    throw new RangeError(`No permutation of ${length} has rank ${rank}.`);
  }
  const left = Array.from({ length }, (_, tile) => tile);
  let rest = rank;
  return Array.from({ length }, (_, place) => {
    const weight = factorial(length - 1 - place);
    const [tile] = left.splice(Math.floor(rest / weight), 1);
    rest %= weight;
    return tile ?? 0;
  });
}
