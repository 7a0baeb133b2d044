import * as v from 'valibot';
import { board, count } from '../schemas.js';

/** All that there is to show of a goal's state space. */
const space = v.variant('kind', [
  /** All its boards are known. */
  v.object({
    kind: v.literal('known'),
    /** How many boards there are of each distance, from 0 on. */
    counts: v.array(count),
    /** The distance of the board shown; undefined when the goal cannot be reached from it. */
    distance: v.optional(count),
    /** The first of the boards that are farthest. */
    hardest: v.array(board),
  }),
  /** There are too many for a table of all. */
  v.object({ kind: v.literal('too-many') }),
]);

export type Space = v.InferOutput<typeof space>;

/** What the host tells. */
export const spaceHostMessages = [v.object({ type: v.literal('space'), space })] as const;
