import type { TextRange } from './flaws.js';

// Finding what stands at a place among many things that are sorted by where they begin.

/** @returns the last of some things that begins at an offset or before it */
export function lastBegun<Thing extends TextRange>(
  things: readonly Thing[],
  offset: number,
): Thing | undefined {
  return things[begunBy(things, offset) - 1];
}

/** @returns the thing that reaches over an offset, its end included */
export function thingAt<Thing extends TextRange>(
  things: readonly Thing[],
  offset: number,
): Thing | undefined {
  const last = lastBegun(things, offset);
  return last && offset <= last.end ? last : undefined;
}

/** @returns the things that a range touches */
export function touching<Thing extends TextRange>(
  things: readonly Thing[],
  { start, end }: TextRange,
): readonly Thing[] {
  const first = Math.max(0, begunBy(things, start) - 1);
  return things.slice(first, begunBy(things, end)).filter((thing) => thing.end >= start);
}

/** @returns how many things begin at an offset or before it */
function begunBy(things: readonly TextRange[], offset: number): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (things[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @returns whether a range reaches over an offset, its end included */
export function covers({ start, end }: TextRange, offset: number): boolean {
  return start <= offset && offset <= end;
}
