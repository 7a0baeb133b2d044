import { BLANK, type Board, blankCell } from '../../puzzle/board.js';
import { homesIn } from './squares.js';

/**
 * How many moves from line to line bring every tile to its own line, when any
 * tile of a line may change places with the blank in the next one.
 *
 * All that matters of a board is its pattern: how many tiles of each line's own
 * stand in each line, and where the blank is. What one line holds is its
 * *filling*, a number with the count of each kind as a digit, to which a tile
 * adds the weight of its kind. What the other lines hold tells what the largest
 * one does, and a line that is one tile short tells where the blank is; so the
 * numbers of all other fillings, as digits, make the number of the pattern.
 */
export class WalkTable {
  /** How many patterns there are. */
  readonly patterns: number;
  private readonly lines: number;
  /** All squares, line by line. */
  private readonly squares: Uint8Array;
  /** By line, how many squares it and the lines before it have. */
  private readonly ends: Uint8Array;
  /** By tile, what it adds to the filling of the line that it is in. */
  private readonly weights: Int32Array;
  /** How many fillings a line has at most: they are smaller. */
  private readonly fillings: number;
  /** At `line × fillings + filling`: what it adds to the number of the pattern. */
  private readonly shares: Int32Array;
  /** By the number of a pattern. */
  private readonly distances: Uint16Array;

  /** @param lineOf for each square its line, from 0; neighbouring squares are in the same or in neighbouring lines */
  constructor(
    goal: Board,
    private readonly lineOf: Uint8Array,
  ) {
    const sizes: number[] = [];
    for (const line of lineOf) sizes[line] = (sizes[line] ?? 0) + 1;
    this.lines = sizes.length;
    this.squares = Uint8Array.from(goal.tiles.keys()).sort((a, b) => lineOf[a]! - lineOf[b]!);
    this.ends = Uint8Array.from(
      sizes,
      (_, line) => this.squares.findLastIndex((cell) => lineOf[cell] === line) + 1,
    );

    const kinds: number[] = [];
    this.fillings = sizes.reduce((weight, size) => {
      kinds.push(weight);
      return weight * (size + 1);
    }, 1);
    this.weights = Int32Array.from(homesIn(goal), (home, tile) =>
      tile === BLANK ? 0 : kinds[lineOf[home]!]!,
    );

    const { shares, count } = this.numbered(sizes);
    this.shares = shares;
    this.distances = new Uint16Array(count);
    this.patterns = this.explore(goal, sizes, kinds);
  }

  /** @returns the distance of a whole board */
  distance(tiles: ArrayLike<number>): number {
    return this.distances[this.pattern(this.filled(tiles))]!;
  }

  /** @returns how much further it is since a tile slid from one square to another */
  change(tiles: ArrayLike<number>, tile: number, from: number, to: number): number {
    const { ends, fillings, lines, shares, squares, weights } = this;
    const weight = weights[tile]!;
    const left = this.lineOf[from]!;
    const entered = this.lineOf[to]!;
    let after = 0;
    let before = 0;
    for (let line = 0, place = 0; line < lines; line++) {
      let filling = line * fillings;
      for (const end = ends[line]!; place < end; place++) filling += weights[tiles[squares[place]!]!]!;
      after += shares[filling]!;
      if (line === left) filling += weight;
      if (line === entered) filling -= weight;
      before += shares[filling]!;
    }
    return this.distances[after]! - this.distances[before]!;
  }

  /** @returns the filling of each line */
  private filled(tiles: ArrayLike<number>): Int32Array {
    const filled = new Int32Array(this.lines);
    this.lineOf.forEach((line, cell) => (filled[line]! += this.weights[tiles[cell]!]!));
    return filled;
  }

  /** @returns the number of the pattern that the fillings of the lines make */
  private pattern(filled: Int32Array): number {
    const { fillings, lines, shares } = this;
    let sum = 0;
    for (let line = 0; line < lines; line++) sum += shares[line * fillings + filled[line]!]!;
    return sum;
  }

  /** Numbers the fillings of each line that are full or one tile short, and with them the patterns. */
  private numbered(sizes: readonly number[]): { shares: Int32Array; count: number } {
    const shares = new Int32Array(this.lines * this.fillings);
    const counted = Array.from({ length: this.fillings }, (_, filling) => tilesIn(filling, sizes));
    const omitted = sizes.indexOf(Math.max(...sizes));
    let count = 1;
    sizes.forEach((size, line) => {
      if (line === omitted) return;
      let number = 0;
      counted.forEach((tiles, filling) => {
        if (tiles === size || tiles === size - 1) {
          shares[line * this.fillings + filling] = number++ * count;
        }
      });
      count *= number;
    });
    return { shares, count };
  }

  /** Fills `distances` breadth-first from the goal's pattern, and counts the patterns. */
  private explore(goal: Board, sizes: readonly number[], kinds: readonly number[]): number {
    const { distances, fillings, lineOf, lines, shares } = this;
    const filled = this.filled(goal.tiles);
    const seen = new Uint8Array(distances.length);
    seen[this.pattern(filled)] = 1;
    // The queue: where the blank is, and what the lines hold.
    const blanks = new Uint8Array(distances.length);
    const queue = new Int32Array(distances.length * lines);
    blanks[0] = lineOf[blankCell(goal)]!;
    queue.set(filled);
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const blank = blanks[head]!;
      for (let line = 0; line < lines; line++) filled[line] = queue[head * lines + line]!;
      const here = this.pattern(filled);
      const short = filled[blank]!;
      for (let other = Math.max(blank - 1, 0); other <= blank + 1 && other < lines; other++) {
        if (other === blank) continue;
        const full = filled[other]!;
        const rest = here - shares[blank * fillings + short]! - shares[other * fillings + full]!;
        for (let kind = 0; kind < lines; kind++) {
          const weight = kinds[kind]!;
          if (Math.floor(full / weight) % (sizes[kind]! + 1) === 0) continue;
          const pattern =
            rest + shares[blank * fillings + short + weight]! + shares[other * fillings + full - weight]!;
          if (seen[pattern] !== 0) continue;
          seen[pattern] = 1;
          distances[pattern] = distances[here]! + 1;
          blanks[tail] = other;
          const place = tail * lines;
          queue.set(filled, place);
          queue[place + blank] = short + weight;
          queue[place + other] = full - weight;
          tail++;
        }
      }
    }
    return tail;
  }
}

/** @returns how many tiles a filling is: the sum of its digits */
function tilesIn(filling: number, sizes: readonly number[]): number {
  let [rest, tiles] = [filling, 0];
  for (const size of sizes) {
    tiles += rest % (size + 1);
    rest = Math.floor(rest / (size + 1));
  }
  return tiles;
}
