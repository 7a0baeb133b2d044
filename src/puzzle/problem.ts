import { type Board, type Shape, BLANK, blankCell, cellCount, sameBoard, sameShape } from './board.js';

/** A start board and the goal board to reach; both have the same shape. */
export interface Problem {
  readonly start: Board;
  readonly goal: Board;
}

/** @throws RangeError when the shapes differ */
export function makeProblem(start: Board, goal: Board): Problem {
  if (!sameShape(start, goal)) throw new RangeError('Start and goal differ in shape.');
  return { start, goal };
}

/** @returns whether two problems are the same: start and goal */
export function sameProblem(a: Problem, b: Problem): boolean {
  return sameBoard(a.start, b.start) && sameBoard(a.goal, b.goal);
}

/** @returns the board with tiles in order row by row and the blank in the given square */
export function orderedBoard(shape: Shape, blank: number): Board {
  const tiles = Array.from({ length: cellCount(shape) }, (_, cell) =>
    cell === blank ? BLANK : cell < blank ? cell + 1 : cell,
  );
  return { rows: shape.rows, columns: shape.columns, tiles };
}

/**
 * Names the tiles anew so that the goal is in order (`orderedBoard` with the
 * goal's blank). The moves that solve a problem do not depend on what its
 * tiles are called, so problems whose goals differ by names alone become one.
 * @returns for each tile its new name; the blank keeps 0
 */
export function relabelling(goal: Board): Uint8Array {
  const ordered = orderedBoard(goal, blankCell(goal));
  const names = new Uint8Array(goal.tiles.length);
  goal.tiles.forEach((tile, cell) => (names[tile] = ordered.tiles[cell] ?? BLANK));
  return names;
}
