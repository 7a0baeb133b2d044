import { type Board, type Shape, BLANK, blankCell, cellCount } from '../puzzle/board.js';
import { MOVES, type Move, applyMove } from '../puzzle/moves.js';
import { type Problem, orderedBoard, relabelling } from '../puzzle/problem.js';
import { MAX_RANKED_CELLS, rank } from '../puzzle/rank.js';
import { depthOf, explore } from './exploration.js';
import type { Search } from './search.js';

/**
 * The distance of every board to a goal, from one breadth-first search that
 * starts at the goal. It serves all goals with the blank in the same square.
 */
export class DistanceTable {
  private constructor(private readonly marks: Uint8Array) {}

  /** @returns whether a table of this shape fits in memory */
  static accepts(shape: Shape): boolean {
    return cellCount(shape) <= MAX_RANKED_CELLS;
  }

  /**
   * Makes the table that serves a goal.
   * @param goal a board of a shape that `accepts`
   */
  static *build(goal: Board): Search<DistanceTable> {
    const { marks } = yield* explore(orderedBoard(goal, blankCell(goal)));
    return new DistanceTable(marks);
  }

  /** @returns the distance, or undefined when the goal cannot be reached */
  distance({ start, goal }: Problem): number | undefined {
    return this.distanceOf(start, relabelling(goal));
  }

  /** @returns the canonical solution, by walking down the distances, or undefined when the goal cannot be reached */
  solution({ start, goal }: Problem): Move[] | undefined {
    const names = relabelling(goal);
    let left = this.distanceOf(start, names);
    if (left === undefined) return undefined;
    const moves: Move[] = [];
    for (let board = start; left > 0; left--) {
      const nearer: number = left - 1;
      // The first move in the order of MOVES that comes nearer: that is what canonical means.
      for (const move of MOVES) {
        const after = applyMove(board, move);
        if (!after || this.distanceOf(after, names) !== nearer) continue;
        moves.push(move);
        board = after;
        break;
      }
    }
    return moves;
  }

  private distanceOf(board: Board, names: Uint8Array): number | undefined {
    const tiles = board.tiles.map((tile) => names[tile] ?? BLANK);
    const mark = this.marks[rank(tiles, tiles.length)];
    return mark ? depthOf(mark) : undefined;
  }
}
