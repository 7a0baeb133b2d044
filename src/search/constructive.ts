import { type Board, BLANK, isShape } from '../puzzle/board.js';
import { MOVES, type Move, OPPOSITE, moveTable } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { carryBound, squaresApart } from './constructive/bounds.js';
import { type Errand, doErrand } from './constructive/errand.js';
import { fillingOrder } from './constructive/lines.js';
import type { Algorithm, Counts, Found, Progress, Search } from './search.js';

/**
 * How far from a line's end the last two tiles are worked on together. Two rows
 * and three columns would do; more room makes shorter ways, and the cost grows
 * with the sixth power.
 */
const WINDOW = 4;

/**
 * Solves a board as a person does: fills row after row and column after column,
 * a tile at a time, the last two of a line together, and at the end a small rest
 * at once. Parberry (*A real-time algorithm for the (n² − 1)-puzzle*, Information
 * Processing Letters 56, 1995) does it by rules for the blank; here each step is
 * a small search of its own for a shortest way that leaves what is filled as it
 * is, so that no corner is a special case.
 *
 * Its counts are the sums over these searches, whose nodes are not boards but the
 * squares of the blank and of the tiles under way; the largest frontier is that
 * of any of them.
 */
export const constructive: Algorithm = {
  id: 'constructive',
  optimal: false,
  informed: false,
  accepts: isShape,
  *search({ start, goal }: Problem): Search<Found> {
    const { lines, rest } = fillingOrder(goal);
    const work = new Work(start, goal);
    for (const line of lines) {
      for (const square of line.slice(0, -2)) yield work.fill([square]);
      yield* work.fillEnd(line.slice(-2));
    }
    yield work.fill(rest);
    const { moves, counts } = work;
    return { moves, counts };
  },
};

/** A board on which the goal's tiles are put in place, and what that took. */
class Work {
  readonly moves: Move[] = [];
  counts: Counts = { expanded: 0, generated: 0, largestFrontier: 0 };
  private readonly tiles: number[];
  private readonly next: Uint8Array;
  /** The squares that are not filled yet. */
  private free: readonly number[];

  constructor(
    start: Board,
    private readonly goal: Board,
  ) {
    this.tiles = [...start.tiles];
    this.next = moveTable(start);
    this.free = this.tiles.map((_, square) => square);
  }

  /**
   * Brings to some squares what the goal has there. From then on they stay as they are.
   * @param within the squares that the blank keeps to
   */
  fill(squares: readonly number[], within = this.free): Progress {
    // On a square that is right already, the blank need not even be within reach.
    if (squares.some((square) => this.tiles[square] !== this.goal.tiles[square])) {
      const homes = squares.filter((square) => this.goal.tiles[square] !== BLANK);
      this.run({
        squares: within,
        pieces: [BLANK, ...homes.map((home) => this.goal.tiles[home]!)],
        bound: (at) => this.carryAll(at, homes),
      });
    }
    this.free = this.free.filter((square) => !squares.includes(square));
    return this.progress();
  }

  /**
   * Fills the last two squares of a line. When one is filled the other is a dead
   * end, so the two tiles must go in together. To search for both over the whole
   * board would take long: one after the other they are brought near first.
   */
  *fillEnd(ends: readonly number[]): Generator<Progress, void> {
    const [before, corner] = ends as [number, number];
    const { columns, tiles } = this.goal;
    const [first, last] = [tiles[before]!, tiles[corner]!];
    const outside = (square: number) => squaresApart(square, nearest(square, corner, columns), columns);

    if ([BLANK, first, last].some((tile) => outside(this.tiles.indexOf(tile)) > 0)) {
      this.run({
        squares: this.free,
        pieces: [BLANK, first],
        bound: (at) => this.carryAll(at, [before]),
      });
      yield this.progress();
      const stop = nearest(this.tiles.indexOf(last), corner, columns);
      this.run({
        squares: this.free.filter((square) => square !== before),
        pieces: [BLANK, last],
        bound: (at) => Math.max(this.carryAll(at, [stop]), outside(at[0]!)),
      });
      yield this.progress();
    }
    yield this.fill(
      ends,
      this.free.filter((square) => outside(square) === 0),
    );
  }

  /** The bound of an errand that takes the pieces behind the blank to their homes. */
  private carryAll(at: readonly number[], homes: readonly number[]): number {
    let bound = 0;
    for (let piece = 1; piece < at.length; piece++) {
      bound = Math.max(bound, carryBound(at[0]!, at[piece]!, homes[piece - 1]!, this.goal.columns));
    }
    return bound;
  }

  private run(errand: Errand): void {
    const { moves, counts } = doErrand(this.tiles, this.next, errand);
    for (const move of moves) this.move(move);
    this.counts = {
      expanded: this.counts.expanded + counts.expanded,
      generated: this.counts.generated + counts.generated,
      largestFrontier: Math.max(this.counts.largestFrontier, counts.largestFrontier),
    };
  }

  private move(number: number): void {
    const blank = this.tiles.indexOf(BLANK);
    const target = this.next[blank * MOVES.length + number]!;
    this.tiles[blank] = this.tiles[target]!;
    this.tiles[target] = BLANK;
    const move = MOVES[number]!;
    // The way of one errand may begin by taking back the last move of the one before.
    if (this.moves.at(-1) === OPPOSITE[move]) this.moves.pop();
    else this.moves.push(move);
  }

  /** The moves so far are the bound: this solution, if not another, has at least as many. */
  private progress(): Progress {
    const { expanded, generated } = this.counts;
    return { expanded, generated, bound: this.moves.length };
  }
}

/** @returns the square of the window around a corner that is nearest to a square */
function nearest(square: number, corner: number, columns: number): number {
  const row = clamp(Math.floor(square / columns), Math.floor(corner / columns));
  return row * columns + clamp(square % columns, corner % columns);
}

function clamp(line: number, middle: number): number {
  return Math.min(Math.max(line, middle - WINDOW + 1), middle + WINDOW - 1);
}
