import * as v from 'valibot';
import { LIMITS } from '../../search/drive.js';
import { count, method, move } from '../schemas.js';

const parityClass = v.object({ inversions: count, blankRow: count, parity: v.picklist(['even', 'odd']) });

/** The answer to the problem that a panel shows. */
export const answer = v.variant('kind', [
  /** Under way; the figures are there from the first rest on. */
  v.object({
    kind: v.literal('searching'),
    method,
    progress: v.optional(
      v.object({
        expanded: count,
        generated: count,
        bound: count,
        /** The length of the shortest solution found so far, in searches that go on to shorter ones. */
        best: v.optional(count),
      }),
    ),
  }),
  v.object({
    kind: v.literal('solved'),
    moves: v.array(move),
    /** What was asked for. */
    method,
    optimal: v.boolean(),
    /** The length of a shortest solution, where it is known and this one is not said to be one. */
    distance: v.optional(count),
    /** What is known of that length instead, when the search has come to a limit. */
    atLeast: v.optional(count),
    /** The limit at which the search gave up; then the moves are another algorithm's. */
    gaveUp: v.optional(v.picklist(LIMITS)),
    counts: v.object({ expanded: count, generated: count, largestFrontier: count }),
    milliseconds: v.number(),
  }),
  v.object({
    kind: v.literal('unsolvable'),
    blankRowCounts: v.boolean(),
    start: parityClass,
    goal: parityClass,
    /** The start's inversions one by one. */
    inversions: v.array(v.object({ larger: count, smaller: count })),
    /** The two tiles that make it solvable when exchanged. */
    exchange: v.tuple([count, count]),
  }),
  v.object({ kind: v.literal('cancelled') }),
  /** The search broke off by a fault that is not the puzzle's: no memory was left, say. */
  v.object({ kind: v.literal('failed'), reason: v.string() }),
]);

export type Answer = v.InferOutput<typeof answer>;
export type Solved = Extract<Answer, { kind: 'solved' }>;

/** What the host tells. */
export const solutionHostMessages = [
  /** Only the answer to the problem shown has changed. */
  v.object({ type: v.literal('answer'), answer }),
  /** Something that was asked for is done. */
  v.object({ type: v.literal('done'), action: v.picklist(['copy', 'insert']) }),
] as const;

const action = v.picklist([
  /** End the search. */
  'cancel',
  /** Put the moves on the clipboard. */
  'copy',
  /** Write them under the puzzle in its document. */
  'insert',
  /** Show the board that `exchange` tells of. */
  'exchange',
]);

export type SolutionAction = v.InferOutput<typeof action>;

/** What the page asks for. */
export const solutionPageMessages = [v.object({ type: v.literal('solution'), action })] as const;
