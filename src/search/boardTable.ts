import { type Shape, cellCount } from '../puzzle/board.js';
import { PagedArray } from './pagedArray.js';

/** The index is cut into so many parts, by the power of two, each of which grows by itself. */
const PART_BITS = 8;
const PARTS = 1 << PART_BITS;
const FIRST_SLOTS = 64;

/** Not a board of the table. */
export const NOT_THERE = -1;

/**
 * Boards that a search has met, numbered as they come: for shapes with too many
 * boards to have an array of all (see `StateSpace`). A hash table with open
 * addressing and linear probing (Knuth, *The Art of Computer Programming* 3,
 * 6.4), its keys packed into words of 32 bits. Whoever asks brings the board's
 * hash (`Zobrist`), having it from the board before.
 *
 * It grows by pages and by parts, so that no growth copies all of it at once and
 * keeps whoever waits for the search. The parts become full one after the other,
 * though boards come to all of them alike.
 */
export class BoardTable {
  /** How many boards are in it. */
  size = 0;

  private readonly cells: number;
  private readonly bits: number;
  private readonly tilesInWord: number;
  private readonly words: number;
  /** The tiles of one board behind those of the other, packed. */
  private readonly boards = new PagedArray();
  private readonly hashes = new PagedArray();
  /** By the lowest bits of the hash: slots that hold the number of a board plus 1, or 0. */
  private readonly parts: Int32Array[];
  private readonly taken = new Int32Array(PARTS);
  private readonly packed: Int32Array;

  constructor(shape: Shape) {
    this.cells = cellCount(shape);
    this.bits = 32 - Math.clz32(this.cells - 1);
    this.tilesInWord = Math.floor(32 / this.bits);
    this.words = Math.ceil(this.cells / this.tilesInWord);
    this.parts = Array.from({ length: PARTS }, () => new Int32Array(FIRST_SLOTS));
    this.packed = new Int32Array(this.words);
  }

  /** @returns the hash of a board in the table */
  hash(board: number): number {
    return this.hashes.at(board);
  }

  /** @returns the number of a board, or NOT_THERE */
  find(tiles: ArrayLike<number>, hash: number): number {
    this.pack(tiles);
    return this.parts[hash & (PARTS - 1)]![this.slotOf(hash)]! - 1;
  }

  /** @returns the number of a board, which is put into the table if it is not there: then it is the size so far */
  findOrAdd(tiles: ArrayLike<number>, hash: number): number {
    this.pack(tiles);
    const part = hash & (PARTS - 1);
    const slot = this.slotOf(hash);
    const found = this.parts[part]![slot]! - 1;
    if (found !== NOT_THERE) return found;
    const board = this.size++;
    this.store(board, hash);
    this.parts[part]![slot] = board + 1;
    this.taken[part]!++;
    if (this.taken[part]! > this.fullAt(part)) this.grow(part);
    return board;
  }

  /** Writes the tiles of a board over those of another. */
  writeTiles(board: number, tiles: Uint8Array): void {
    const mask = (1 << this.bits) - 1;
    let at = board * this.words;
    for (let cell = 0; cell < this.cells;) {
      const end = Math.min(cell + this.tilesInWord, this.cells);
      for (let word = this.boards.at(at++); cell < end; word >>>= this.bits) tiles[cell++] = word & mask;
    }
  }

  private pack(tiles: ArrayLike<number>): void {
    for (let word = 0, cell = 0; word < this.words; word++) {
      const end = Math.min(cell + this.tilesInWord, this.cells);
      let value = 0;
      for (let shift = 0; cell < end; shift += this.bits) value |= tiles[cell++]! << shift;
      this.packed[word] = value;
    }
  }

  /** @returns the slot of the packed board, or the one that it is to come into */
  private slotOf(hash: number): number {
    const slots = this.parts[hash & (PARTS - 1)]!;
    const mask = slots.length - 1;
    let slot = (hash >>> PART_BITS) & mask;
    for (let entry = slots[slot]!; entry !== 0 && !this.holds(entry - 1, hash); entry = slots[slot]!) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private holds(board: number, hash: number): boolean {
    if (this.hash(board) !== hash) return false;
    const at = board * this.words;
    return this.packed.every((word, place) => this.boards.at(at + place) === word);
  }

  private store(board: number, hash: number): void {
    this.packed.forEach((word, place) => {
      this.boards.set(board * this.words + place, word);
    });
    this.hashes.set(board, hash);
  }

  /** @returns how many slots of a part may be taken: from 3 in 8 of the first to 5 in 8 of the last */
  private fullAt(part: number): number {
    return this.parts[part]!.length * (3 / 8 + part / (4 * PARTS));
  }

  private grow(part: number): void {
    const old = this.parts[part]!;
    const slots = new Int32Array(2 * old.length);
    const mask = slots.length - 1;
    for (const entry of old) {
      if (entry === 0) continue;
      let slot = (this.hash(entry - 1) >>> PART_BITS) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entry;
    }
    this.parts[part] = slots;
  }
}
