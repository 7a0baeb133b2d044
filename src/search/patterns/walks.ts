import { BLANK, type Shape } from '../../puzzle/board.js';
import { orderedBoard } from '../../puzzle/problem.js';
import type { PatternLayout } from './patternTables.js';

/** More lines, or longer ones, make too many states. */
const LONGEST = 4;

/**
 * Walking distance in one direction (see heuristics/walkingDistance.ts) as an
 * automaton: its states tell how many tiles of each line's own stand in each
 * line, and where the blank is. It is kept up to date by one look-up a move.
 */
export class Walk {
  /** By state, how many moves from line to line are needed at least. */
  readonly distances: Uint8Array;
  /** At `(2 × state + to) × LONGEST + line`: the state after a tile of that line has changed places with the blank, which goes one line back (0) or on (1). */
  readonly next: Uint16Array;
  /** By tile, the line that it belongs to. */
  readonly lineOf: Uint8Array;
  private readonly states = new Map<string, number>();

  /** @param lines by square of the goal, the line that it is in */
  constructor(
    goal: readonly number[],
    private readonly lines: readonly number[],
  ) {
    this.lineOf = new Uint8Array(goal.length);
    goal.forEach((tile, square) => (this.lineOf[tile] = lines[square]!));
    const count = Math.max(...lines) + 1;
    const [distances, next, queue]: [number[], number[], Holding[]] = [[], [], []];
    const reach = (holding: Holding, distance: number): number => {
      const key = keyOf(holding);
      const known = this.states.get(key);
      if (known !== undefined) return known;
      this.states.set(key, queue.length);
      distances.push(distance);
      return queue.push(holding) - 1;
    };
    reach(this.holding(goal), 0);
    // Breadth-first: what is reached joins the queue.
    for (const [state, { held, blank }] of queue.entries()) {
      for (const [to, line] of [blank - 1, blank + 1].entries()) {
        for (let own = 0; own < count; own++) {
          if (line < 0 || line >= count || held[line]![own] === 0) continue;
          const after = held.map((tiles) => [...tiles]);
          after[line]![own]!--;
          after[blank]![own]!++;
          next[(2 * state + to) * LONGEST + own] = reach({ held: after, blank: line }, distances[state]! + 1);
        }
      }
    }
    this.distances = Uint8Array.from(distances);
    this.next = Uint16Array.from({ length: 2 * LONGEST * queue.length }, (_, at) => next[at] ?? 0);
  }

  /** @returns the state of a board, its tiles row by row */
  stateOf(tiles: ArrayLike<number>): number {
    return this.states.get(keyOf(this.holding(tiles)))!;
  }

  private holding(tiles: ArrayLike<number>): Holding {
    const count = Math.max(...this.lines) + 1;
    const held = Array.from({ length: count }, () => new Array<number>(count).fill(0));
    let blank = 0;
    this.lines.forEach((line, square) => {
      const tile = tiles[square]!;
      if (tile === BLANK) blank = line;
      else held[line]![this.lineOf[tile]!]!++;
    });
    return { held, blank };
  }
}

/** What the lines hold. */
interface Holding {
  /** By line, and by the line that tiles belong to, how many there are. */
  readonly held: readonly number[][];
  /** The line of the blank. */
  readonly blank: number;
}

function keyOf({ held, blank }: Holding): string {
  return `${held.join(';')} ${blank}`;
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
