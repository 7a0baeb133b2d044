import { BLANK, type Shape } from '../../puzzle/board.js';
import { orderedBoard } from '../../puzzle/problem.js';
import type { PatternLayout } from './patternTables.js';

/** More lines, or longer ones, make too many states. */
const LONGEST = 4;

/**
 * What the lines hold is told by one number: three bits for each count of tiles
 * of a line in a line, and the blank's line. The last line, and the tiles that
 * belong to it, are left out, as the sums tell them: so the number is a small
 * one, which a Map finds four times as fast. At `LONGEST × line + own` stands
 * what a tile that belongs to line `own` adds to it in a line.
 */
const TILE_IN: readonly number[] = Array.from({ length: LONGEST * LONGEST }, (_, place) => {
  const [line, own] = [Math.floor(place / LONGEST), place % LONGEST];
  return line < LONGEST - 1 && own < LONGEST - 1 ? 1 << (3 * ((LONGEST - 1) * line + own)) : 0;
});
/** What the blank adds to it for each line that comes before its own. */
const BLANK_LINE = 1 << (3 * (LONGEST - 1) ** 2);

/** More than four lines of four squares have: 24,964. */
const MOST_STATES = 2 ** 15;
/** Stands for a state that no look-up asks for, or that is not known yet. */
const UNKNOWN = 0xffff;

/** What the lines hold. */
interface Holding {
  /** At `LONGEST × line + own`, how many tiles of line `own` a line holds. */
  readonly counts: readonly number[];
  /** The line of the blank. */
  readonly blank: number;
}

function keyOf({ counts, blank }: Holding): number {
  return counts.reduce((key, count, place) => key + count * TILE_IN[place]!, blank * BLANK_LINE);
}

/**
 * Walking distance in one direction (see heuristics/walkingDistance.ts) as an
 * automaton: its states tell how many tiles of each line's own stand in each
 * line, and where the blank is. It is kept up to date by one look-up a move.
 */
class WalkTable {
  /** By state, how many moves from line to line are needed at least. */
  readonly distances: Uint8Array;
  /** At `(2 × state + to) × LONGEST + line`: the state after a tile of that line has changed places with the blank, which goes one line back (0) or on (1). */
  readonly next: Uint16Array;
  /** By key, the number of a state. */
  readonly states = new Map<number, number>();

  constructor(goal: Holding) {
    const places = goal.counts.length;
    // Room is made beforehand: to let arrays grow costs more than all the rest.
    const distances = new Uint8Array(MOST_STATES);
    const next = new Uint16Array(2 * LONGEST * MOST_STATES).fill(UNKNOWN);
    const counts = new Uint8Array(places * MOST_STATES);
    const blanks = new Uint8Array(MOST_STATES);
    const keys = new Int32Array(MOST_STATES);
    counts.set(goal.counts);
    blanks[0] = goal.blank;
    keys[0] = keyOf(goal);
    this.states.set(keys[0], 0);
    let reached = 1;
    // Breadth-first: what is reached joins the queue.
    for (let state = 0; state < reached; state++) {
      const blank = blanks[state]!;
      for (let to = 0; to < 2; to++) {
        const line = blank - 1 + 2 * to;
        if (line < 0 || line === LONGEST) continue;
        for (let own = 0; own < LONGEST; own++) {
          const from = LONGEST * line + own;
          const into = LONGEST * blank + own;
          const entry = (2 * state + to) * LONGEST + own;
          // What led here leads back, and is known.
          if (counts[places * state + from] === 0 || next[entry] !== UNKNOWN) continue;
          const key = keys[state]! - TILE_IN[from]! + TILE_IN[into]! + (line - blank) * BLANK_LINE;
          let after = this.states.get(key);
          if (after === undefined) {
            after = reached++;
            this.states.set(key, after);
            counts.copyWithin(places * after, places * state, places * (state + 1));
            counts[places * after + from]!--;
            counts[places * after + into]!++;
            blanks[after] = line;
            keys[after] = key;
            distances[after] = distances[state]! + 1;
          }
          next[entry] = after;
          next[(2 * after + 1 - to) * LONGEST + own] = state;
        }
      }
    }
    this.distances = distances.slice(0, reached);
    this.next = next.slice(0, 2 * LONGEST * reached);
  }
}

const tables = new Map<string, WalkTable>();

/** The walks of boards in one direction. */
export class Walk {
  /** By tile, the line that it belongs to. */
  readonly lineOf: Uint8Array;
  readonly distances: WalkTable['distances'];
  readonly next: WalkTable['next'];
  private readonly states: WalkTable['states'];

  /** @param lines by square of the goal, the line that it is in */
  constructor(
    goal: readonly number[],
    private readonly lines: readonly number[],
  ) {
    this.lineOf = new Uint8Array(goal.length);
    goal.forEach((tile, square) => (this.lineOf[tile] = lines[square]!));
    const holding = this.holding(goal);
    // Up and down it often is the same as to the left and right.
    const key = `${holding.counts.join(' ')} ${holding.blank}`;
    const table = tables.get(key) ?? new WalkTable(holding);
    tables.set(key, table);
    ({ distances: this.distances, next: this.next, states: this.states } = table);
  }

  /** @returns the state of a board, its tiles row by row */
  stateOf(tiles: ArrayLike<number>): number {
    return this.states.get(keyOf(this.holding(tiles)))!;
  }

  private holding(tiles: ArrayLike<number>): Holding {
    const counts = TILE_IN.map(() => 0);
    let blank = 0;
    this.lines.forEach((line, square) => {
      const tile = tiles[square]!;
      if (tile === BLANK) blank = line;
      else counts[LONGEST * line + this.lineOf[tile]!]!++;
    });
    return { counts, blank };
  }
}

/** The walks up and down, and to the left and right. */
export interface Walks {
  readonly upDown: Walk;
  readonly leftRight: Walk;
}

const made = new Map<string, Walks>();

/** @returns the walks to the goal of a layout, made once and kept, or undefined where they have too many states */
export function walksTo({ shape, blank }: PatternLayout): Walks | undefined {
  const { rows, columns } = shape;
  if (rows > LONGEST || columns > LONGEST) return undefined;
  const key = `${rows}×${columns} ${blank}`;
  let walks = made.get(key);
  if (!walks) {
    walks = makeWalks(shape, blank);
    made.set(key, walks);
  }
  return walks;
}

function makeWalks(shape: Shape, blank: number): Walks {
  const { columns } = shape;
  const goal = orderedBoard(shape, blank).tiles;
  const squares = goal.map((_, square) => square);
  return {
    upDown: new Walk(
      goal,
      squares.map((square) => Math.floor(square / columns)),
    ),
    leftRight: new Walk(
      goal,
      squares.map((square) => square % columns),
    ),
  };
}
