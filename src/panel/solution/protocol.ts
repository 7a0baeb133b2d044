import * as v from 'valibot';
import { LIMITS } from '../../search/drive.js';
import { count, heuristic, method, move } from '../schemas.js';

const parityClass = v.object({ inversions: count, blankRow: count, parity: v.picklist(['even', 'odd']) });

/** What is told of each step of a solution, from the start on. */
const curves = v.object({
  /** Which heuristic the estimates are of. */
  heuristic,
  estimates: v.array(count),
  /** How far the goal is, where that is known and the solution makes detours. */
  distances: v.optional(v.array(count)),
});

/** What can end a search before its end. */
const stop = v.picklist(['cancel', 'time', 'fault']);

/** What is known of all shortest solutions of the problem. */
const shortest = v.variant('kind', [
  /** Nothing: finding them takes a search, which is to be asked for. */
  v.object({ kind: v.literal('unasked') }),
  v.object({ kind: v.literal('searching'), expanded: count }),
  /** The search did not come to its end; it can be asked for again. */
  v.object({ kind: v.literal('stopped'), by: stop }),
  /** Which of them is shown, from 0, how many can be, and how many there are. */
  v.object({ kind: v.literal('listed'), at: count, listed: count, count }),
]);

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
    curves: v.optional(curves),
    /** Only where the moves are a shortest solution. */
    shortest: v.optional(shortest),
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
export type Curves = v.InferOutput<typeof curves>;
export type Stop = v.InferOutput<typeof stop>;
export type Shortest = v.InferOutput<typeof shortest>;
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
  /** Find all shortest solutions, or end the search for them. */
  'find-all',
  'cancel-all',
  /** Show another of them. */
  'next',
  'previous',
]);

export type SolutionAction = v.InferOutput<typeof action>;

/** What the page asks for. */
export const solutionPageMessages = [v.object({ type: v.literal('solution'), action })] as const;
