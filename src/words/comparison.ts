import type { Figure, Run } from '../search/comparison.js';
import type { Phrasebook } from './phrasebook.js';

/** @returns the name of a run's algorithm */
export function nameOfAlgorithm({ method }: Pick<Run, 'method'>, phrases: Phrasebook): string {
  return phrases.say(`algorithm.${method.algorithm}`);
}

/** @returns the name of the heuristic that a run went by, if it went by one */
export function nameOfHeuristic(
  { method, informed }: Pick<Run, 'method' | 'informed'>,
  phrases: Phrasebook,
): string | undefined {
  return informed ? phrases.say(`heuristic.${method.heuristic}`) : undefined;
}

/** @returns both names in one */
export function nameOfMethod(run: Pick<Run, 'method' | 'informed'>, phrases: Phrasebook): string {
  const [algorithm, heuristic] = [nameOfAlgorithm(run, phrases), nameOfHeuristic(run, phrases)];
  return heuristic === undefined ? algorithm : phrases.say('method.informed', { algorithm, heuristic });
}

/**
 * @param optimum the length of a shortest solution, if known
 * @returns what is known of how a run's solution compares with shortest ones
 */
export function describeVerdict(
  { verdict, atLeast, reason = '' }: Run,
  optimum: number | undefined,
  phrases: Phrasebook,
): string {
  switch (verdict) {
    case 'optimal':
    case 'shortest':
      return phrases.say(`compare.verdict.${verdict}`);
    case 'longer':
      return phrases.say('compare.verdict.longer', { optimum: phrases.number(optimum ?? 0) });
    case 'open':
      return atLeast === undefined
        ? phrases.say('compare.verdict.open')
        : phrases.say('compare.verdict.open.bound', { bound: phrases.number(atLeast) });
    case 'milliseconds':
    case 'held':
      return phrases.say(`compare.verdict.${verdict}`, { bound: phrases.number(atLeast ?? 0) });
    case 'failed':
      return phrases.say('compare.verdict.failed', { reason });
  }
}

/**
 * @param optimum the length of a shortest solution, if known
 * @returns how long a shortest solution is, or what runs tell of that; empty when it is nothing
 */
export function describeOptimum(
  runs: readonly Run[],
  optimum: number | undefined,
  phrases: Phrasebook,
): string {
  if (optimum !== undefined) {
    return phrases.say('compare.optimum', { moves: phrases.count('moves', optimum, {}) });
  }
  const low = Math.max(0, ...runs.map(({ atLeast = 0 }) => atLeast));
  const high = Math.min(...runs.map(({ figures }) => figures.length ?? Infinity));
  if (low === 0) return '';
  return high === Infinity
    ? phrases.say('compare.optimum.from', { moves: phrases.count('moves', low, {}) })
    : phrases.say('compare.optimum.between', { low: phrases.number(low), high: phrases.number(high) });
}

/** Of times and factors so many digits are told at least. */
const DIGITS = 3;

/** Bytes in the units that they are told in. */
const UNITS = [
  ['giga', 1e9],
  ['mega', 1e6],
  ['kilo', 1e3],
] as const;

/** @returns a figure as it is read */
export function describeFigure(figure: Figure, value: number, phrases: Phrasebook): string {
  switch (figure) {
    case 'milliseconds':
    case 'branching':
      return phrases.number(value, digitsBehindPoint(value));
    case 'bytes': {
      const [unit, size] = UNITS.find(([, least]) => value >= least) ?? (['one', 1] as const);
      const amount = value / size;
      return phrases.say(`compare.bytes.${unit}`, {
        count: phrases.number(amount, unit === 'one' ? 0 : digitsBehindPoint(amount)),
      });
    }
    case 'length':
    case 'expanded':
    case 'generated':
    case 'frontier':
      return phrases.number(value);
  }
}

function digitsBehindPoint(value: number): number {
  if (value <= 0) return 0;
  return Math.min(DIGITS, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(value))));
}
