import { BLANK, type Board } from '../../puzzle/board.js';
import { MOVES, type Move } from '../../puzzle/moves.js';
import { tilesIn } from '../../puzzle/symmetry.js';
import type { Counts } from '../search.js';
import {
  BLANK_SQUARE,
  BOUND,
  DEEPEST,
  DEPTH,
  DIVE,
  ENTRIES,
  EXPANDED,
  FOUND,
  FRAME,
  GENERATED,
  INDEXES,
  LEAST,
  LEFT_RIGHT,
  NEXT_BOUND,
  OTHER_ENTRIES,
  OTHER_INDEXES,
  OTHER_LEAST,
  PATH,
  RECORD,
  RECORDS,
  SHARE,
  SHARES,
  SPLIT_DEPTH,
  TILES,
  UNTRIED,
  UP_DOWN,
} from './assembly/map.js';
import type { PatternEngine, Reading } from './patternEngine.js';

/** A part of a search: of all subtrees that begin `depth` moves from the start, those numbered `index`, `index` + `of`, … */
export interface Share {
  readonly index: number;
  readonly of: number;
  readonly depth: number;
}

/** Longer than any solution. */
const BEYOND = 0x7fff;

export const WHOLE: Share = { index: 0, of: 1, depth: 1 };

/**
 * A depth-first search for the goal within a bound: see `depthFirstWithin`,
 * which this does over again for tables of patterns, with all that can be kept
 * at hand kept at hand. Besides what exceeds the bound it cuts the moves that
 * the automaton knows to be needless, and the tables are looked up mirrored too.
 * Its loop is in `assembly/loop.ts`; here is what goes into that, and what comes out.
 */
export class PatternDive {
  /** The first solution of its share in the order of MOVES, when there is one within the bound. */
  moves: Move[] | undefined;
  /** A lower bound on the distance of the start. */
  readonly estimate: number;

  private expanded = 0;
  private generated = 1;
  private isOver: boolean;
  /** What the machine has in memory from DIVE on while the dive has its turn. */
  private readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same, by fours. */
  private readonly registers: Int32Array;

  constructor(
    private readonly engine: PatternEngine,
    start: Board,
    bound: number,
    share: Share,
  ) {
    const tiles = tilesIn(engine.view, start.tiles);
    const blank = tiles.indexOf(BLANK);
    this.bytes = new Uint8Array(PATH - DIVE + FRAME * (Math.max(bound, 0) + 2));
    this.registers = new Int32Array(this.bytes.buffer);
    this.bytes.set(tiles, TILES - DIVE);
    this.put(BOUND, bound);
    this.put(NEXT_BOUND, BEYOND);
    this.put(FOUND, -1);
    this.put(BLANK_SQUARE, blank);
    this.put(UNTRIED, engine.allowed[0]! & engine.moves[blank]!);
    this.put(SPLIT_DEPTH, share.depth);
    this.put(SHARES, share.of);
    this.put(SHARE, share.index);

    const { straight, mirrored, distances, walks } = engine;
    let distance = 0;
    for (const [cell, tile] of tiles.entries()) distance += distances[tile * tiles.length + cell]!;
    let estimate = distance + this.look(straight, tiles, INDEXES, ENTRIES);
    this.put(LEAST, estimate);
    if (mirrored) {
      const other = distance + this.look(mirrored, tiles, OTHER_INDEXES, OTHER_ENTRIES);
      this.put(OTHER_LEAST, other);
      estimate = Math.max(estimate, other);
    }
    if (walks) {
      const { upDown, leftRight } = walks;
      const [rows, columns] = [upDown.stateOf(tiles), leftRight.stateOf(tiles)];
      this.put(UP_DOWN, rows);
      this.put(LEFT_RIGHT, columns);
      estimate = Math.max(estimate, upDown.distances[rows]! + leftRight.distances[columns]!);
    }
    this.estimate = estimate;
    this.isOver = distance === 0 || estimate > bound;
    if (distance === 0) this.moves = [];
    else if (this.isOver) this.put(NEXT_BOUND, estimate);
  }

  /** The least length that a solution beyond the bound may have; BEYOND when nothing was cut. */
  get next(): number {
    return this.get(NEXT_BOUND);
  }

  get counts(): Counts {
    const { expanded, generated } = this;
    return { expanded, generated, largestFrontier: this.get(DEEPEST) + 1 };
  }

  /** @returns whether all that is still to be searched comes behind a solution in the order of MOVES */
  isBehind(moves: readonly Move[]): boolean {
    for (let depth = 0; depth < this.get(DEPTH); depth++) {
      const other = moves[depth];
      const taken = this.takenAt(depth);
      if (taken !== other) return other === undefined || MOVES.indexOf(taken) > MOVES.indexOf(other);
    }
    return false;
  }

  /** @returns whether the search has come to its end; else it has made about so many nodes more */
  goOn(nodes: number): boolean {
    if (this.isOver) return true;
    const { memory, moves, tables } = this.engine;
    this.isOver = tables.machine.run(memory, this.bytes, nodes, moves.length);
    this.generated += this.get(GENERATED);
    this.expanded += this.get(EXPANDED);
    const found = this.get(FOUND);
    if (found >= 0) this.moves = Array.from({ length: found }, (_, depth) => this.takenAt(depth));
    return this.isOver;
  }

  private takenAt(depth: number): Move {
    const record = this.get(PATH + FRAME * depth + 4);
    return MOVES[((record - RECORDS) / RECORD) % MOVES.length]!;
  }

  /** Looks up a board in the tables. @returns by how much the bound exceeds the distance */
  private look(reading: Reading, tiles: Uint8Array, indexesAt: number, entriesAt: number): number {
    const { patternOf, bases, parts, blankParts } = reading;
    const indexes = Int32Array.from(bases);
    tiles.forEach((tile, cell) => {
      if (tile !== BLANK) indexes[patternOf[tile]!]! += parts[tile * tiles.length + cell]!;
    });
    const blankPart = blankParts[tiles.indexOf(BLANK)]!;
    const entries = indexes.map((index) => this.engine.tables.valueAt(index + blankPart));
    this.registers.set(indexes, (indexesAt - DIVE) / 4);
    this.registers.set(entries, (entriesAt - DIVE) / 4);
    return 2 * entries.reduce((sum, entry) => sum + entry, 0);
  }

  private get(address: number): number {
    return this.registers[(address - DIVE) / 4]!;
  }

  private put(address: number, figure: number): void {
    this.registers[(address - DIVE) / 4] = figure;
  }
}
