import { type Board, type Shape, BLANK, cellCount } from './board.js';
import { orderedBoard } from './problem.js';

/** The goals that have a name. */
export const GOAL_NAMES = ['blank-last', 'blank-first', 'spiral'] as const;

export type GoalName = (typeof GOAL_NAMES)[number];

/**
 * @returns the named goal in the given shape: `blank-last` is 1 2 3 …, then the
 * blank; `blank-first` the blank, then 1 2 3 …; `spiral` 1 2 3 … clockwise from
 * the upper left corner inwards, the blank at the inner end (1 2 3 / 8 0 4 / 7 6 5)
 */
export function namedGoal(name: GoalName, shape: Shape): Board {
  switch (name) {
    case 'blank-last':
      return orderedBoard(shape, cellCount(shape) - 1);
    case 'blank-first':
      return orderedBoard(shape, 0);
    case 'spiral':
      return spiralGoal(shape);
  }
}

function spiralGoal({ rows, columns }: Shape): Board {
  const tiles = new Array<number>(rows * columns).fill(BLANK);
  let [row, column, rowStep, columnStep] = [0, 0, 0, 1];
  for (let tile = 1; tile < tiles.length; tile++) {
    tiles[row * columns + column] = tile;
    const [nextRow, nextColumn] = [row + rowStep, column + columnStep];
    const inside = nextRow >= 0 && nextRow < rows && nextColumn >= 0 && nextColumn < columns;
    if (!inside || tiles[nextRow * columns + nextColumn] !== BLANK) {
      [rowStep, columnStep] = [columnStep, -rowStep];
    }
    row += rowStep;
    column += columnStep;
  }
  return { rows, columns, tiles };
}
