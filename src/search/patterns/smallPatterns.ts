import { type Shape, cellCount } from '../../puzzle/board.js';
import { MOVES, NO_CELL } from '../../puzzle/moves.js';
import { orderedBoard } from '../../puzzle/problem.js';
import { Pattern } from './pattern.js';
import { PatternTables } from './patternTables.js';

/** A pattern has at most this many tiles, and fewer on large boards: */
const MOST_TILES = 4;
/** so that one pattern has at most so many entries, */
const MOST_ENTRIES = 2 ** 20;
/** and all together so many, which are made in some 0.2 s. */
const MOST_ENTRIES_IN_ALL = 2 ** 22;

const made = new Map<string, PatternTables>();

/** @returns `makeSmallPatterns`, made once and kept */
export function smallPatterns(shape: Shape, blank: number): PatternTables {
  const key = `${shape.rows}×${shape.columns} ${blank}`;
  let tables = made.get(key);
  if (!tables) {
    tables = makeSmallPatterns(shape, blank);
    made.set(key, tables);
  }
  return tables;
}

/**
 * Makes pattern databases that know where the blank is and are made in no time,
 * for a goal with its tiles in order. On 4×4 the patterns have 4, 4, 4 and 3 tiles.
 */
export function makeSmallPatterns(shape: Shape, blank: number): PatternTables {
  const tables = new PatternTables({
    shape,
    blank,
    patterns: compactPatterns(shape, blank),
    knowsBlank: true,
  });
  tables.layout.patterns.forEach((_pattern, number) => {
    new Filling(new Pattern(tables, number)).run(blank);
  });
  return tables;
}

/**
 * @returns patterns of neighbours: two rows at a time, column by column. Squares
 * of two by two, which this makes on 4×4, took the fewest nodes of all that were tried.
 */
export function compactPatterns(shape: Shape, blank: number): number[][] {
  const goal = orderedBoard(shape, blank);
  const { rows, columns } = shape;
  const tiles: number[] = [];
  for (let row = 0; row < rows; row += 2) {
    for (let column = 0; column < columns; column++) {
      for (const at of [row, row + 1].filter((line) => line < rows)) {
        const tile = goal.tiles[at * columns + column]!;
        if (tile !== 0) tiles.push(tile);
      }
    }
  }
  const size = patternSize(cellCount(shape));
  return Array.from({ length: Math.ceil(tiles.length / size) }, (_, number) =>
    tiles.slice(number * size, (number + 1) * size),
  );
}

function patternSize(cells: number): number {
  let size = MOST_TILES;
  const entries = () => cells ** (size + 1);
  while (
    size > 1 &&
    (entries() > MOST_ENTRIES || entries() * Math.ceil((cells - 1) / size) > MOST_ENTRIES_IN_ALL)
  ) {
    size--;
  }
  return size;
}

/**
 * Fills in the entries of a pattern: a breadth-first search from the goal over
 * the squares of the pattern's tiles and the blank, numbered as the entries
 * are. Only moves of the pattern's tiles count, so from wherever the blank is,
 * it is in all squares around at once that these tiles do not bar.
 */
class Filling {
  /** By index, whether the entry is filled in. */
  private readonly filled: Uint8Array;
  /** By square, the weight of the pattern's tile on it; 0 without one. */
  private readonly weightOn: Int32Array;
  /** Squares that the blank has come to and not gone on from. */
  private readonly squares: Uint8Array;

  constructor(private readonly pattern: Pattern) {
    const { cells, size } = pattern;
    this.filled = new Uint8Array(cells ** (size + 1));
    this.weightOn = new Int32Array(cells);
    this.squares = new Uint8Array(cells);
  }

  /** @param blank the square of the goal's blank */
  run(blank: number): void {
    let layer = [this.pattern.goal + blank];
    for (let cost = 0; layer.length > 0; cost++) {
      const further: number[] = [];
      for (const index of layer) if (this.filled[index] === 0) this.spread(index, cost, further);
      layer = further;
    }
  }

  /**
   * Fills in the entries of all squares to which the blank can go between the pattern's tiles.
   * @param further gets the indexes after one move of these tiles
   */
  private spread(index: number, cost: number, further: number[]): void {
    const { pattern, weightOn, filled, squares } = this;
    const { cells, next, size, weights } = pattern;
    for (let place = 0; place < size; place++) weightOn[pattern.squareAt(place, index)] = weights[place]!;
    const excess = cost - pattern.distance(index);
    const blank = index % cells;
    const withoutBlank = index - blank;
    squares[0] = blank;
    filled[index] = 1;
    for (let waiting = 1; waiting > 0;) {
      const from = squares[--waiting]!;
      pattern.put(withoutBlank + from, excess);
      for (let move = 0; move < MOVES.length; move++) {
        const to = next[from * MOVES.length + move]!;
        if (to === NO_CELL) continue;
        const weight = weightOn[to]!;
        const after = withoutBlank + to + (from - to) * weight;
        if (filled[after] !== 0) continue;
        if (weight > 0) {
          further.push(after);
        } else {
          filled[after] = 1;
          squares[waiting++] = to;
        }
      }
    }
    for (let place = 0; place < size; place++) weightOn[pattern.squareAt(place, index)] = 0;
  }
}
