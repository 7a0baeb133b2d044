import * as v from 'valibot';
import { isPermutation, isShape, sameShape } from '../puzzle/board.js';
import { MOVES } from '../puzzle/moves.js';
import { HEURISTIC_IDS } from '../search/heuristics/heuristic.js';
import { ALGORITHM_IDS } from '../search/search.js';

// What the messages of several views are made of.

/** A whole number from 0 on. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const board = v.pipe(
  v.object({ rows: count, columns: count, tiles: v.array(count) }),
  v.check(
    (value) =>
      isShape(value) && value.tiles.length === value.rows * value.columns && isPermutation(value.tiles),
  ),
);

export const problem = v.pipe(
  v.object({ start: board, goal: board }),
  v.check(({ start, goal }) => sameShape(start, goal)),
);

export const move = v.picklist(MOVES);

/** The speeds to choose from, as multiples of one step in half a second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

export const algorithm = v.picklist(ALGORITHM_IDS);

export const heuristic = v.picklist(HEURISTIC_IDS);

/** How a problem is solved; the heuristic counts where the algorithm goes by one. */
export const method = v.object({ algorithm, heuristic });
