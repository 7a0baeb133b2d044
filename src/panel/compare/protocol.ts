import * as v from 'valibot';
import { FIGURES, VERDICTS } from '../../search/comparison.js';
import { HEURISTIC_IDS } from '../../search/heuristics/heuristic.js';
import { ALGORITHM_IDS } from '../../search/search.js';

// What the comparison's two sides say to each other, and what it comes back from.

export { FIGURES };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const algorithm = v.picklist(ALGORITHM_IDS);
const heuristic = v.picklist(HEURISTIC_IDS);
const method = v.object({ algorithm, heuristic });
const figure = v.picklist(FIGURES);

/** The columns of the table. */
export const COLUMNS = ['algorithm', 'heuristic', 'verdict', ...FIGURES] as const;
const column = v.picklist(COLUMNS);

const run = v.object({
  method,
  informed: v.boolean(),
  verdict: v.picklist(VERDICTS),
  figures: v.partial(v.object(v.entriesFromList(FIGURES, amount))),
  atLeast: v.optional(count),
  reason: v.optional(v.string()),
});

/** What outlasts a reload of the window. */
const savedComparison = v.object({
  /** What is chosen to be compared; algorithms that do not take boards of this shape are left out. */
  algorithms: v.array(algorithm),
  heuristics: v.array(heuristic),
  /** Whether the choice is unfolded. */
  choosing: v.boolean(),
  sort: v.object({ column, descending: v.boolean() }),
  /** What the bars show. */
  figure,
  /** Those that are done, sorted. */
  runs: v.array(run),
  /** The length of a shortest solution, as soon as it is known. */
  optimum: v.optional(count),
});

const comparison = v.object({
  ...savedComparison.entries,
  /** How many methods are chosen, and how long each may take, in seconds. */
  methods: count,
  seconds: amount,
  /** The run under way, and how many are done of how many. */
  running: v.optional(v.object({ method, informed: v.boolean(), done: count, count, expanded: count })),
});

/** What the host tells. */
export const compareHostMessages = [v.object({ type: v.literal('comparison'), comparison })] as const;

const request = v.variant('kind', [
  v.object({ kind: v.literal('algorithm'), algorithm, chosen: v.boolean() }),
  v.object({ kind: v.literal('heuristic'), heuristic, chosen: v.boolean() }),
  v.object({ kind: v.literal('choosing'), open: v.boolean() }),
  v.object({ kind: v.literal('run') }),
  v.object({ kind: v.literal('cancel') }),
  /** By another column, or by this one the other way round. */
  v.object({ kind: v.literal('sort'), column }),
  v.object({ kind: v.literal('figure'), figure }),
  v.object({ kind: v.literal('copy'), format: v.picklist(['markdown', 'csv']) }),
]);

/** What the page asks. */
export const comparePageMessages = [v.object({ type: v.literal('compare'), request })] as const;

export type Column = (typeof COLUMNS)[number];
export type Sort = SavedComparison['sort'];
export type SavedComparison = v.InferOutput<typeof savedComparison>;
export type ComparisonRun = SavedComparison['runs'][number];
export type ComparisonState = v.InferOutput<typeof comparison>;
export type ComparisonRequest = v.InferOutput<typeof request>;

/** Where nothing was chosen yet: all that the board allows, with a plain heuristic and a strong one. */
export const NEW_COMPARISON: SavedComparison = {
  algorithms: [...ALGORITHM_IDS],
  heuristics: ['manhattan', 'pattern-database'],
  choosing: true,
  sort: { column: 'expanded', descending: false },
  figure: 'expanded',
  runs: [],
};

/** @returns what was kept of a comparison, or a new one when an older or a broken one was */
export function readComparison(kept: unknown): SavedComparison {
  const result = v.safeParse(savedComparison, kept);
  return result.success ? result.output : NEW_COMPARISON;
}
