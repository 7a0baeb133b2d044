import { type Board, BLANK, type Shape } from '../puzzle/board.js';
import { MOVES, type Move } from '../puzzle/moves.js';
import { type Problem, relabelling } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { depthOf, explore } from './exploration.js';
import type { Counts, Observer, Search } from './search.js';
import { type StateSpace, stateSpace } from './stateSpace.js';

/**
 * The distance of every board to a goal, from one breadth-first search that
 * starts at the goal. It serves all goals with the blank in the same square.
 */
export class DistanceTable {
  private constructor(
    private readonly space: StateSpace,
    private readonly marks: Uint8Array,
    /** What building it took. */
    readonly counts: Counts,
  ) {}

  /** @returns whether a table of this shape fits in memory */
  static accepts(shape: Shape): boolean {
    return isRankable(shape);
  }

  /**
   * Makes the table that serves a goal.
   * @param goal a board of a shape that `accepts`
   */
  static *build(goal: Board, observer?: Observer): Search<DistanceTable> {
    const space = stateSpace(goal);
    const root = space.indexOf(relabelled(goal, goal));
    const { marks, counts } = yield* explore(
      space,
      root,
      undefined,
      observer && underOldNames(observer, goal),
    );
    return new DistanceTable(space, marks, counts);
  }

  /** @returns the distance, or undefined when the goal cannot be reached */
  distance({ start, goal }: Problem): number | undefined {
    return this.depth(this.space.indexOf(relabelled(start, goal)));
  }

  /** @returns the canonical solution, by walking down the distances, or undefined when the goal cannot be reached */
  solution({ start, goal }: Problem): Move[] | undefined {
    let index = this.space.indexOf(relabelled(start, goal));
    const distance = this.depth(index);
    if (distance === undefined) return undefined;
    return Array.from({ length: distance }, (_, step) => {
      // The first move in the order of MOVES that comes nearer: that is what canonical means.
      const nearer = MOVES.findIndex(
        (_move, move) => this.depth(this.space.after(index, move)) === distance - step - 1,
      );
      index = this.space.after(index, nearer);
      return MOVES[nearer]!;
    });
  }

  private depth(index: number): number | undefined {
    const mark = this.marks[index];
    return mark ? depthOf(mark) : undefined;
  }
}

/** @returns an observer that is told the tiles as the goal has them, not in the order that the table is made for */
function underOldNames(observer: Observer, goal: Board): Observer {
  const names = relabelling(goal);
  const old = (tile: number) => names.indexOf(tile);
  return (event) => {
    observer(event.kind === 'bound' ? event : { ...event, tiles: event.tiles.map(old) });
  };
}

/** @returns the tiles of a board, named so that the goal's are in order */
function relabelled(board: Board, goal: Board): number[] {
  const names = relabelling(goal);
  return board.tiles.map((tile) => names[tile] ?? BLANK);
}
