import { cellCount } from '../puzzle/board.js';
import { MOVES, NO_CELL, moveTable } from '../puzzle/moves.js';
import { orderedBoard } from '../puzzle/problem.js';
import { type PatternLayout, PatternTables, distancesHome } from '../search/patterns/patternTables.js';

/**
 * Makes pattern databases of a layout that does not know the blank: of boards up
 * to 4×4, with more tiles in a pattern than can be told apart by the blank too.
 */
export function makeWidePatterns(layout: PatternLayout): PatternTables {
  const tables = new PatternTables(layout);
  layout.patterns.forEach((_pattern, number) => {
    new Filling(tables, number).run();
  });
  return tables;
}

/**
 * Fills in the entries of a pattern: a breadth-first search over the squares of
 * its tiles, numbered as the entries are, with the set of squares that the blank
 * can have come to, a bit for each.
 */
class Filling {
  private readonly pattern: readonly number[];
  private readonly weights: readonly number[];
  private readonly cells: number;
  private readonly next: Uint8Array;
  private readonly distances: Uint8Array;
  /** All squares, a bit for each. */
  private readonly everywhere: number;
  /** The squares of the last column, a bit for each. */
  private readonly lastColumn: number;
  /** By index: the squares in which the blank has been; those from which the search is to go on now, and next. */
  private readonly been: Uint16Array;
  private now: Uint16Array;
  private then: Uint16Array;

  constructor(
    private readonly tables: PatternTables,
    private readonly number: number,
  ) {
    const { layout } = tables;
    this.pattern = layout.patterns[number]!;
    this.weights = this.pattern.map((tile) => tables.weights[tile]!);
    this.cells = cellCount(layout.shape);
    this.next = moveTable(layout.shape);
    this.distances = distancesHome(layout);
    const { columns } = layout.shape;
    this.everywhere = 2 ** this.cells - 1;
    this.lastColumn = Array.from({ length: this.cells }, (_, square) => square)
      .filter((square) => square % columns === columns - 1)
      .reduce((set, square) => set | (1 << square), 0);
    const size = this.cells ** this.pattern.length;
    [this.been, this.now, this.then] = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
  }

  run(): void {
    const { shape, blank } = this.tables.layout;
    const home = orderedBoard(shape, blank).tiles;
    const goal = this.pattern.reduce((at, tile, place) => at + home.indexOf(tile) * this.weights[place]!, 0);
    this.now[goal] = 1 << blank;
    let layer = [goal];
    for (let cost = 0; layer.length > 0; cost++) {
      const further: number[] = [];
      for (const index of layer) this.expand(index, cost, further);
      layer = further;
      [this.now, this.then] = [this.then, this.now];
    }
  }

  private expand(index: number, cost: number, further: number[]): void {
    const squares = this.weights.map((weight) => Math.floor(index / weight) % this.cells);
    const taken = squares.reduce((set, square) => set | (1 << square), 0);
    const region = this.flooded(this.now[index]! & ~this.been[index]!, ~taken & this.everywhere);
    const fresh = region & ~this.been[index]!;
    this.now[index] = 0;
    if (this.been[index] === 0) this.keep(index, cost, squares);
    this.been[index]! |= region;
    squares.forEach((from, place) => {
      for (let move = 0; move < MOVES.length; move++) {
        // The blank is where the tile goes, so its move is the tile's, turned round.
        const to = this.next[from * MOVES.length + move]!;
        if (to === NO_CELL || ((fresh >> to) & 1) === 0) continue;
        const after = index + (to - from) * this.weights[place]!;
        if ((this.been[after]! >> from) & 1) continue;
        if (this.then[after] === 0) further.push(after);
        this.then[after]! |= 1 << from;
      }
    });
  }

  /** @returns the squares that can be come to from some on free ones, all squares at a time */
  private flooded(from: number, free: number): number {
    const { columns } = this.tables.layout.shape;
    for (let set = from; ;) {
      const sideways = ((set & ~this.lastColumn) << 1) | ((set >> 1) & ~this.lastColumn);
      const more = (set | (set << columns) | (set >> columns) | sideways) & free;
      if (more === set) return set;
      set = more;
    }
  }

  private keep(index: number, cost: number, squares: readonly number[]): void {
    const distance = squares.reduce((sum, square, place) => {
      return sum + this.distances[this.pattern[place]! * this.cells + square]!;
    }, 0);
    this.tables.put(this.tables.bases[this.number]! + index, (cost - distance) / 2);
  }
}
