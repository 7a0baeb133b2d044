import { type Board, BLANK } from '../../puzzle/board.js';
import { MOVES, type Move, moveTable } from '../../puzzle/moves.js';
import { Zobrist } from '../zobrist.js';

/** A solution under repair. Moves are told by their numbers in MOVES, places in it by the moves before them. */
export class Plan {
  private steps: readonly number[];
  private readonly next: Uint8Array;
  private readonly zobrist: Zobrist;

  constructor(
    private readonly start: Board,
    moves: readonly Move[],
  ) {
    this.steps = moves.map((move) => MOVES.indexOf(move));
    this.next = moveTable(start);
    this.zobrist = new Zobrist(start);
  }

  get length(): number {
    return this.steps.length;
  }

  /** The plan as it is now; a later change makes a new one. */
  get moves(): Move[] {
    return this.steps.map((step) => MOVES[step]!);
  }

  /** @returns the tiles after so many moves */
  tilesAt(place: number): Uint8Array {
    const tiles = Uint8Array.from(this.start.tiles);
    for (let step = 0; step < place; step++) this.advance(tiles, step);
    return tiles;
  }

  /** @returns the board after so many moves */
  boardAt(place: number): Board {
    return { ...this.start, tiles: Array.from(this.tilesAt(place)) };
  }

  /** Makes the move behind a place, on the tiles that are there. */
  advance(tiles: Uint8Array, place: number): void {
    const blank = tiles.indexOf(BLANK);
    const target = this.next[blank * MOVES.length + this.steps[place]!]!;
    tiles[blank] = tiles[target]!;
    tiles[target] = BLANK;
  }

  /** Puts another way between two places; it must lead to the same board. */
  replace(from: number, to: number, way: ArrayLike<number>): void {
    this.steps = [...this.steps.slice(0, from), ...Array.from(way), ...this.steps.slice(to)];
  }

  /** Leaves out what lies between two visits to the same board. */
  cutLoops(): void {
    const tiles = this.tilesAt(0);
    let hash = this.zobrist.of(tiles);
    /** By the hash of a board, the last place where it is met. */
    const places = new Map([[hash, 0]]);
    const hashes = [hash];
    for (let place = 0; place < this.length;) {
      const blank = tiles.indexOf(BLANK);
      this.advance(tiles, place++);
      const from = tiles.indexOf(BLANK);
      hash = this.zobrist.after(hash, tiles[blank]!, from, blank);
      const before = places.get(hash);
      // Two boards may have one hash, though they hardly ever do.
      if (before !== undefined && isSame(this.tilesAt(before), tiles)) {
        this.replace(before, place, []);
        for (const left of hashes.splice(before + 1)) places.delete(left);
        place = before;
      } else {
        hashes.push(hash);
      }
      places.set(hash, place);
    }
  }
}

function isSame(tiles: Uint8Array, others: Uint8Array): boolean {
  return tiles.every((tile, cell) => tile === others[cell]);
}
