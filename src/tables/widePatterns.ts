import type { Shape } from '../puzzle/board.js';
import { MOVES, NO_CELL } from '../puzzle/moves.js';
import { Pattern } from '../search/patterns/pattern.js';
import { type PatternLayout, PatternTables } from '../search/patterns/patternTables.js';

/**
 * Makes pattern databases of a layout that does not know the blank: of boards up
 * to 4×4, with more tiles in a pattern than can be told apart by the blank too.
 */
export function makeWidePatterns(layout: PatternLayout): PatternTables {
  const tables = new PatternTables(layout);
  layout.patterns.forEach((_pattern, number) => {
    new Filling(new Pattern(tables, number), layout.shape).run(layout.blank);
  });
  return tables;
}

/**
 * Fills in the entries of a pattern: a breadth-first search over the squares of
 * its tiles, numbered as the entries are, with the set of squares that the blank
 * can have come to, a bit for each.
 */
class Filling {
  private readonly columns: number;
  /** All squares, a bit for each. */
  private readonly everywhere: number;
  /** The squares of the last column, a bit for each. */
  private readonly lastColumn: number;
  /** By index: the squares in which the blank has been; those from which the search is to go on now, and next. */
  private readonly been: Uint16Array;
  private now: Uint16Array;
  private then: Uint16Array;
  /** By place in the pattern, where the tile is: one array for all expansions, as there are millions. */
  private readonly squares: Uint8Array;

  constructor(
    private readonly pattern: Pattern,
    { columns }: Shape,
  ) {
    const { cells, size } = pattern;
    this.columns = columns;
    this.everywhere = 2 ** cells - 1;
    this.lastColumn = Array.from({ length: cells }, (_, square) => square)
      .filter((square) => square % columns === columns - 1)
      .reduce((set, square) => set | (1 << square), 0);
    this.squares = new Uint8Array(size);
    const count = cells ** size;
    [this.been, this.now, this.then] = [
      new Uint16Array(count),
      new Uint16Array(count),
      new Uint16Array(count),
    ];
  }

  /** @param blank the square of the goal's blank */
  run(blank: number): void {
    const { goal } = this.pattern;
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
    const { pattern, been, then, squares } = this;
    const { next, weights, size } = pattern;
    let taken = 0;
    for (let place = 0; place < size; place++) {
      const square = pattern.squareAt(place, index);
      squares[place] = square;
      taken |= 1 << square;
    }
    const visited = been[index]!;
    const region = this.flooded(this.now[index]! & ~visited, ~taken & this.everywhere);
    const fresh = region & ~visited;
    this.now[index] = 0;
    // The first time, the cost is the least one of all places of the blank.
    if (visited === 0) pattern.put(index, cost - pattern.distance(index));
    been[index] = visited | region;
    for (let place = 0; place < size; place++) {
      const from = squares[place]!;
      for (let move = 0; move < MOVES.length; move++) {
        // The blank is where the tile goes.
        const to = next[from * MOVES.length + move]!;
        if (to === NO_CELL || ((fresh >> to) & 1) === 0) continue;
        const after = index + (to - from) * weights[place]!;
        if ((been[after]! >> from) & 1) continue;
        if (then[after] === 0) further.push(after);
        then[after]! |= 1 << from;
      }
    }
  }

  /** @returns the squares that can be come to from some on free ones, all squares at a time */
  private flooded(from: number, free: number): number {
    const { columns } = this;
    for (let set = from; ;) {
      const sideways = ((set & ~this.lastColumn) << 1) | ((set >> 1) & ~this.lastColumn);
      const more = (set | (set << columns) | (set >> columns) | sideways) & free;
      if (more === set) return set;
      set = more;
    }
  }
}
