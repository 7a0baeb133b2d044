import { BLANK, cellCount } from '../../puzzle/board.js';
import { BACK, MOVES, NO_CELL, moveTable } from '../../puzzle/moves.js';
import type { Problem } from '../../puzzle/problem.js';
import type { Heuristic } from '../heuristics/heuristic.js';
import type { Counts } from '../search.js';
import { Zobrist } from '../zobrist.js';

/** How many boards met lately are remembered, as a multiple of the width: those of some tens of layers. */
const MEMORY_PER_WIDTH = 64;
const MOST_REMEMBERED = 1 << 20;

const NO_MOVE = 4;

/** The boards of one depth that are kept. */
class Layer {
  size = 0;
  readonly tiles: Uint8Array;
  readonly estimates: Int32Array;
  readonly hashes: Int32Array;
  /** The numbers of the moves that led to them. */
  readonly moves: Uint8Array;

  constructor(
    width: number,
    readonly cells: number,
  ) {
    this.tiles = new Uint8Array(width * cells);
    this.estimates = new Int32Array(width);
    this.hashes = new Int32Array(width);
    this.moves = new Uint8Array(width);
  }
}

/** The successors of a layer, before it is decided which of them are kept. */
class Successors {
  size = 0;
  readonly estimates: Int32Array;
  readonly hashes: Int32Array;
  /** 4 × place of the board before in its layer + number of the move. */
  readonly origins: Int32Array;

  constructor(most: number) {
    this.estimates = new Int32Array(most);
    this.hashes = new Int32Array(most);
    this.origins = new Int32Array(most);
  }
}

/**
 * Beam search (Bisiani 1987): breadth-first, but of each depth only the boards
 * that the heuristic thinks the best are kept, as many as the beam is wide. It
 * finds no way, or a longer one, where the good boards had to give way to others.
 * Boards met lately are not met again: a table remembers a hash in each slot,
 * and a later one overwrites it, which costs a board at the worst.
 */
export class BeamSearch {
  private expanded = 0;
  private generated = 0;
  private largestFrontier = 1;
  /** The best board so far: its depth, its place there, and its estimate, 0 for the goal. */
  private best = { depth: 0, place: 0, estimate: Infinity };
  private readonly next: Uint8Array;
  private readonly zobrist: Zobrist;
  private readonly memory: Int32Array;
  private readonly scratch: Uint8Array;
  private readonly successors: Successors;
  private layer: Layer;
  private spare: Layer;
  /** By depth, the origins of the boards kept: the way back. */
  private readonly origins: Int32Array[] = [];

  /**
   * @param heuristic an admissible one that is 0 at the goal alone, which is not the start
   * @param width how many boards of each depth are kept
   * @param limit the most moves that a way to the goal may have
   * @param patience how many layers may go by without a better board
   */
  constructor(
    { start }: Problem,
    private readonly heuristic: Heuristic,
    private readonly width: number,
    private readonly limit: number,
    private readonly patience: number,
  ) {
    const cells = cellCount(start);
    this.next = moveTable(start);
    this.zobrist = new Zobrist(start);
    this.scratch = Uint8Array.from(start.tiles);
    this.memory = new Int32Array(Math.min(powerOf2(MEMORY_PER_WIDTH * width), MOST_REMEMBERED));
    this.successors = new Successors(4 * width);
    [this.layer, this.spare] = [new Layer(width, cells), new Layer(width, cells)];
    this.layer.tiles.set(start.tiles);
    this.layer.size = 1;
    this.best.estimate = heuristic.evaluate(start.tiles);
    this.layer.estimates[0] = this.best.estimate;
    this.layer.hashes[0] = this.zobrist.of(start.tiles);
    this.layer.moves[0] = NO_MOVE;
  }

  get counts(): Counts {
    const { expanded, generated, largestFrontier } = this;
    return { expanded, generated, largestFrontier };
  }

  /** How many boards are kept in all, for the way back. */
  get held(): number {
    return this.origins.length * this.width;
  }

  /**
   * Runs to the end, resting each time that so many boards were made.
   * @param between how many boards are handled between two rests
   */
  *run(between: number): Generator<undefined, void> {
    while (this.isPromising()) {
      this.successors.size = 0;
      for (let first = 0; first < this.layer.size; first += between) {
        this.expand(first, Math.min(first + between, this.layer.size));
        yield;
      }
      this.largestFrontier = Math.max(this.largestFrontier, this.successors.size);
      yield* this.keepBest(between);
    }
  }

  private isPromising(): boolean {
    const { depth, estimate } = this.best;
    return estimate > 0 && this.layer.size > 0 && this.origins.length - depth <= this.patience;
  }

  private expand(first: number, end: number): void {
    const { layer, scratch, next } = this;
    const { cells } = layer;
    for (let place = first; place < end; place++) {
      scratch.set(layer.tiles.subarray(place * cells, (place + 1) * cells));
      const blank = scratch.indexOf(BLANK);
      const back = BACK[layer.moves[place]!];
      this.expanded++;
      for (let move = 0; move < MOVES.length; move++) {
        const target = next[blank * MOVES.length + move]!;
        if (target === NO_CELL || move === back) continue;
        const tile = scratch[target]!;
        scratch[blank] = tile;
        scratch[target] = BLANK;
        this.generate(place, move, tile, target, blank);
        scratch[target] = tile;
        scratch[blank] = BLANK;
      }
    }
  }

  /** Takes a board, written out in `scratch`, among the successors, unless it was met lately or leads too far. */
  private generate(place: number, move: number, tile: number, from: number, to: number): void {
    const { layer, successors, memory } = this;
    this.generated++;
    const hash = this.zobrist.after(layer.hashes[place]!, tile, from, to);
    const slot = hash & (memory.length - 1);
    if (memory[slot] === hash) return;
    memory[slot] = hash;
    const estimate = this.heuristic.update(layer.estimates[place]!, this.scratch, tile, from, to);
    if (this.origins.length + 1 + estimate > this.limit) return;
    const index = successors.size++;
    successors.estimates[index] = estimate;
    successors.hashes[index] = hash;
    successors.origins[index] = 4 * place + move;
  }

  /** Makes the best successors the layer. */
  private *keepBest(between: number): Generator<undefined, void> {
    const { successors, layer, spare } = this;
    const cut = this.cut();
    let { room } = cut;
    const origins = new Int32Array(Math.min(successors.size, this.width));
    this.origins.push(origins);
    spare.size = 0;
    for (let index = 0; index < successors.size; index++) {
      const estimate = successors.estimates[index]!;
      if (estimate > cut.worst || (estimate === cut.worst && room-- <= 0)) continue;
      origins[spare.size] = successors.origins[index]!;
      if (estimate < this.best.estimate) {
        this.best = { depth: this.origins.length, place: spare.size, estimate };
      }
      this.keep(index);
      if (spare.size % between === 0) yield;
    }
    [this.layer, this.spare] = [spare, layer];
  }

  /** @returns the greatest estimate among the best successors, and for how many that have it there is room */
  private cut(): { worst: number; room: number } {
    const { estimates, size } = this.successors;
    // An estimate is no greater than the limit, or the board would not be here.
    const counts = new Int32Array(this.limit + 1);
    for (let index = 0; index < size; index++) counts[estimates[index]!]!++;
    let [worst, room] = [0, this.width];
    while (worst < this.limit && counts[worst]! < room) room -= counts[worst++]!;
    return { worst, room };
  }

  /** Puts a successor into the spare layer. */
  private keep(index: number): void {
    const { successors, layer, spare, next } = this;
    const { cells } = layer;
    const origin = successors.origins[index]!;
    const move = origin & 3;
    const before = (origin >> 2) * cells;
    const at = spare.size * cells;
    spare.tiles.set(layer.tiles.subarray(before, before + cells), at);
    const blank = spare.tiles.indexOf(BLANK, at) - at;
    const target = next[blank * MOVES.length + move]!;
    spare.tiles[at + blank] = spare.tiles[at + target]!;
    spare.tiles[at + target] = BLANK;
    spare.estimates[spare.size] = successors.estimates[index]!;
    spare.hashes[spare.size] = successors.hashes[index]!;
    spare.moves[spare.size] = move;
    spare.size++;
  }

  /** The way to the best board, as numbers of moves in MOVES: to the goal, where it was come to. */
  get way(): number[] {
    const moves: number[] = [];
    let { place } = this.best;
    for (let depth = this.best.depth; depth > 0; depth--) {
      const origin = this.origins[depth - 1]![place]!;
      moves.push(origin & 3);
      place = origin >> 2;
    }
    return moves.reverse();
  }
}

/** @returns the least power of 2 that is not less */
function powerOf2(number: number): number {
  return 2 ** Math.ceil(Math.log2(number));
}
