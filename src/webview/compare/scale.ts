/** A logarithmic scale over whole decades. */
export interface LogScale {
  readonly low: number;
  readonly high: number;
  /** The powers of ten between the ends, both left out. */
  readonly decades: readonly number[];
  /** @returns where a value lies, from 0 at the low end to 1 at the high one; 0 for what is no more than nothing */
  share(value: number): number;
}

/** Logarithms of powers of ten may be off by less. */
const TOLERANCE = 1e-9;

/** @returns the scale that has room for all values above zero, or undefined when there is none; no bar on it is empty */
export function logScale(values: readonly number[]): LogScale | undefined {
  const logs = values.filter((value) => value > 0).map((value) => Math.log10(value));
  if (logs.length === 0) return undefined;
  const first = Math.ceil(Math.min(...logs) - TOLERANCE) - 1;
  const last = Math.max(first + 1, Math.ceil(Math.max(...logs) - TOLERANCE));
  const decades = Array.from({ length: last - first - 1 }, (_, index) => 10 ** (first + 1 + index));
  return {
    low: 10 ** first,
    high: 10 ** last,
    decades,
    share: (value) => (value > 0 ? (Math.log10(value) - first) / (last - first) : 0),
  };
}
