import { type Board, type Shape, blankCell, cellCount } from '../../puzzle/board.js';
import { MOVES, NO_CELL } from '../../puzzle/moves.js';
import { orderedBoard } from '../../puzzle/problem.js';
import { standardView } from '../../puzzle/symmetry.js';
import { Pattern } from './pattern.js';
import { PatternTables } from './patternTables.js';

/** A pattern has at most this many tiles, and fewer on large boards: */
const MOST_TILES = 4;
/** so that one pattern has at most so many entries, */
const MOST_ENTRIES = 2 ** 20;
/** and all together so many, which are made in some 0.2 s. */
const MOST_ENTRIES_IN_ALL = 2 ** 22;

/** How many entries the blank is spread from between two rests: about a millisecond's worth. */
const BETWEEN_RESTS = 4096;

const made = new Map<string, PatternTables>();

/** @returns the tables for a goal as its standard view shows it: made at once where `preparing` has not made them before, and kept */
export function smallPatterns(goal: Board): PatternTables {
  const { shape, blank, key } = seen(goal);
  let tables = made.get(key);
  if (!tables) {
    tables = makeSmallPatterns(shape, blank);
    made.set(key, tables);
  }
  return tables;
}

/** Makes `smallPatterns` if they have not been made, resting in between: for where nothing may be held up so long. */
export function* preparing(goal: Board): Generator<undefined, void, void> {
  const { shape, blank, key } = seen(goal);
  if (!made.has(key)) made.set(key, yield* making(shape, blank));
}

function seen(goal: Board): { shape: Shape; blank: number; key: string } {
  const { shape, cells } = standardView(goal);
  const blank = cells[blankCell(goal)]!;
  return { shape, blank, key: `${shape.rows}×${shape.columns} ${blank}` };
}

/**
 * Makes pattern databases that know where the blank is and are made in no time,
 * for a goal with its tiles in order. On 4×4 the patterns have 4, 4, 4 and 3 tiles.
 */
export function makeSmallPatterns(shape: Shape, blank: number): PatternTables {
  const steps = making(shape, blank);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* making(shape: Shape, blank: number): Generator<undefined, PatternTables, void> {
  const tables = new PatternTables({
    shape,
    blank,
    patterns: compactPatterns(shape, blank),
    knowsBlank: true,
  });
  for (const number of tables.layout.patterns.keys())
    yield* new Filling(new Pattern(tables, number)).run(blank);
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
  *run(blank: number): Generator<undefined, void, void> {
    let layer = [this.pattern.goal + blank];
    for (let cost = 0; layer.length > 0; cost++) {
      const further: number[] = [];
      for (let at = 0; at < layer.length; at += BETWEEN_RESTS) {
        this.spreadAll(layer, at, Math.min(at + BETWEEN_RESTS, layer.length), cost, further);
        yield;
      }
      layer = further;
    }
  }

  /** A loop of its own, for within a generator it would be slower. */
  private spreadAll(
    layer: readonly number[],
    from: number,
    to: number,
    cost: number,
    further: number[],
  ): void {
    for (let at = from; at < to; at++) {
      const index = layer[at]!;
      if (this.filled[index] === 0) this.spread(index, cost, further);
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
