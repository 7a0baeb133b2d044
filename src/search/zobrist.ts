import { BLANK, type Shape, cellCount } from '../puzzle/board.js';

/**
 * Hashes of boards that a move changes by two look-ups: A. L. Zobrist, *A New
 * Hashing Method with Application for Game Playing*, University of Wisconsin, 1970.
 */
export class Zobrist {
  private readonly cells: number;
  /** By tile and square, a random number: a board's hash is the exclusive or of those of its tiles. */
  private readonly keys: Int32Array;

  constructor(shape: Shape) {
    this.cells = cellCount(shape);
    this.keys = randomWords(this.cells * this.cells);
  }

  /** @returns the hash of a board, a whole number of 32 bits */
  of(tiles: ArrayLike<number>): number {
    let hash = 0;
    for (let cell = 0; cell < this.cells; cell++) {
      if (tiles[cell] !== BLANK) hash ^= this.keys[tiles[cell]! * this.cells + cell]!;
    }
    return hash;
  }

  /** @returns the hash of the board that results when a tile slides from one square to another */
  after(hash: number, tile: number, from: number, to: number): number {
    return hash ^ this.keys[tile * this.cells + from]! ^ this.keys[tile * this.cells + to]!;
  }
}

/** @returns numbers that look random and are the same in every run (Marsaglia's xorshift, 2003) */
function randomWords(count: number): Int32Array {
  let state = 0x9e3779b9;
  return Int32Array.from({ length: count }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}
