import type { Method } from './search.js';

/** What a run is measured by. */
export const FIGURES = [
  'length',
  'expanded',
  'generated',
  'frontier',
  'bytes',
  'milliseconds',
  'branching',
] as const;

export type Figure = (typeof FIGURES)[number];

/** How a run ended, the best first. */
export const VERDICTS = [
  /** The algorithm guarantees that its solution is a shortest one. */
  'optimal',
  /** The solution is a shortest one, which the algorithm does not guarantee. */
  'shortest',
  'longer',
  /** There is a solution, and it is not known how long a shortest one is. */
  'open',
  /** It came to its time limit. */
  'milliseconds',
  /** It came to its limit of nodes held in memory. */
  'held',
  'failed',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** What one method made of a problem. */
export interface Run {
  readonly method: Method;
  /** Whether the algorithm goes by the method's heuristic. */
  readonly informed: boolean;
  readonly verdict: Verdict;
  /** As far as they are known: of a run that came to a limit, those up to there. */
  readonly figures: Readonly<Partial<Record<Figure, number | undefined>>>;
  /** What is known of the length of a shortest solution, where the run does not tell it. */
  readonly atLeast?: number | undefined;
  /** Why it failed. */
  readonly reason?: string | undefined;
}

/**
 * @param optimum the length of a shortest solution, if known
 * @returns the verdict in the light of it
 */
export function judge({ verdict, figures }: Run, optimum: number | undefined): Verdict {
  const isOpen = verdict === 'open' || verdict === 'shortest' || verdict === 'longer';
  if (!isOpen || optimum === undefined) return verdict;
  return figures.length === optimum ? 'shortest' : 'longer';
}

/** @returns the number in the middle of some, or the mean of the two in the middle; NaN of none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
