import * as v from 'valibot';
import { board, count, move } from '../schemas.js';
import { isSound } from './game.js';

/** What is kept of a game. */
const game = v.pipe(
  v.object({ start: board, moves: v.array(move), made: count, draft: v.optional(board) }),
  v.check((value) => isSound(value)),
);

/** All that there is to show of a game. */
const played = v.object({
  board,
  /** How many moves are made, and whether there are undone ones. */
  made: count,
  redoable: v.boolean(),
  /** The move made last. */
  last: v.optional(move),
  editing: v.boolean(),
  solvable: v.boolean(),
  /** The moves left at least, or exactly; undefined while the table is being made. */
  left: v.optional(v.object({ moves: count, exact: v.boolean() })),
  /** The next move of a shortest solution, when it was asked for. */
  hint: v.optional(move),
  /** The greatest distance of a board from the goal, where boards can be drawn by it. */
  longest: v.optional(count),
  /** Whether the puzzle stands in a document, which a board can be written to. */
  writable: v.boolean(),
});

const action = v.variant('kind', [
  v.object({ kind: v.picklist(['undo', 'redo', 'reset', 'edit', 'done', 'cancel']) }),
  v.object({ kind: v.picklist(['hint', 'solve', 'write']) }),
  v.object({ kind: v.literal('move'), moves: v.array(move) }),
  v.object({ kind: v.literal('swap'), squares: v.tuple([count, count]) }),
  v.object({ kind: v.literal('put'), tile: count, square: count }),
  /** A new board, so far from the goal. */
  v.object({ kind: v.literal('draw'), distance: count }),
]);

export type Played = v.InferOutput<typeof played>;
export type PlayAction = v.InferOutput<typeof action>;

/** What the host tells. */
export const playHostMessages = [v.object({ type: v.literal('play'), played })] as const;

/** What the page asks for. */
export const playPageMessages = [v.object({ type: v.literal('play'), action })] as const;

/** @returns a game that was kept, or undefined when it is none */
export function readGame(kept: unknown): v.InferOutput<typeof game> | undefined {
  const result = v.safeParse(game, kept);
  return result.success ? result.output : undefined;
}
