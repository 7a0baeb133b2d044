import * as v from 'valibot';
import { HEURISTIC_IDS } from '../../search/heuristics/heuristic.js';
import { STATUSES } from '../../search/record/at.js';
import { SIDES } from '../../search/record/record.js';
import { ALGORITHM_IDS } from '../../search/search.js';
import { count, move } from '../schemas.js';

/** The speeds to choose from, in expansions a second. */
export const SEARCH_SPEEDS = [1, 2, 5, 20, 100, 1000, 10_000] as const;

/** How large the tree is drawn, to choose from. */
export const ZOOMS = [0.6, 0.8, 1, 1.3, 1.7] as const;

const algorithm = v.picklist(ALGORITHM_IDS);
const heuristic = v.picklist(HEURISTIC_IDS);
const method = v.object({ algorithm, heuristic });
const speed = v.picklist(SEARCH_SPEEDS);
const zoom = v.picklist(ZOOMS);
const tiles = v.array(count);

const breakpoint = v.variant('kind', [
  v.object({ kind: v.literal('depth'), depth: count }),
  v.object({ kind: v.literal('board'), tiles }),
]);

/** See `TreeNode` of the search's record. */
const node = v.object({
  node: count,
  parent: v.optional(count),
  move: v.optional(move),
  depth: count,
  estimate: count,
  tiles,
  status: v.picklist(STATUSES),
  children: count,
  isOpen: v.boolean(),
  onWay: v.boolean(),
});

/** What there is to show of a search's run at one step. */
const run = v.object({
  method,
  /** The algorithms to choose from, and whether they go by a heuristic. */
  choices: v.array(v.object({ algorithm, informed: v.boolean() })),
  heuristics: v.array(heuristic),
  /** How far the record is: under way, whole, at its limit, without a solution at all, or broken off. */
  phase: v.variant('kind', [
    v.object({ kind: v.picklist(['recording', 'whole', 'full', 'unsolvable']) }),
    v.object({ kind: v.literal('failed'), reason: v.string() }),
  ]),
  step: count,
  steps: count,
  /** Whether this step came upon the solution. */
  isSolved: v.boolean(),
  /** Whether a breakpoint is at this step. */
  isAtBreakpoint: v.boolean(),
  /** The node under way. */
  current: count,
  layers: v.array(v.array(node)),
  /** By depth, for each side of the search. */
  sides: v.array(
    v.object({
      side: v.picklist(SIDES),
      depths: v.array(v.object({ waiting: count, expanded: count, cut: count })),
    }),
  ),
  rounds: v.array(v.object({ bound: count, expanded: count, cut: count, leastCut: v.optional(count) })),
  /** How often the lines of the pseudocode were come to in this step. */
  moments: v.object({
    begin: v.optional(count),
    bound: v.optional(count),
    expand: v.optional(count),
    keep: v.optional(count),
    cut: v.optional(count),
    found: v.optional(count),
  }),
  breakpoint: v.optional(breakpoint),
  speed,
  zoom,
});

/** What the view comes back from after a reload. */
const kept = v.object({
  /** Another method than the panel's, if one was chosen. */
  method: v.optional(method),
  step: count,
  opened: v.array(count),
  closed: v.array(count),
  breakpoint: v.optional(breakpoint),
  speed,
  zoom,
});

export type Run = v.InferOutput<typeof run>;
export type RunNode = v.InferOutput<typeof node>;
export type Kept = v.InferOutput<typeof kept>;

/** What the host tells. */
export const searchHostMessages = [
  v.object({ type: v.literal('searchRun'), run }),
  /** It begins to play, or pauses. */
  v.object({ type: v.literal('searchToggle') }),
] as const;

/** What the page asks for. */
const action = v.variant('type', [
  v.object({ type: v.literal('go'), step: count }),
  /** Begin to play, or pause. */
  v.object({ type: v.literal('toggle') }),
  /** Go on by so many steps, but not past a breakpoint. */
  v.object({ type: v.literal('play'), steps: count }),
  /** Go to where a node was expanded or, if it was not, made. */
  v.object({ type: v.literal('visit'), node: count }),
  v.object({ type: v.literal('fold'), node: count, open: v.boolean() }),
  v.object({ type: v.literal('break'), breakpoint: v.optional(breakpoint) }),
  v.object({ type: v.literal('look'), speed, zoom }),
  v.object({ type: v.literal('method'), method }),
]);

export type RunAction = v.InferOutput<typeof action>;

export const searchPageMessages = [v.object({ type: v.literal('run'), action })] as const;

export const FRESH: Kept = { step: 0, opened: [], closed: [], speed: 2, zoom: 1 };

/** @returns what the view comes back from, afresh when nothing good was kept */
export function readKept(value: unknown): Kept {
  const result = v.safeParse(kept, value);
  return result.success ? result.output : FRESH;
}
