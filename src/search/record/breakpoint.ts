import { type SearchRecord, hashOf } from './record.js';

/** Where a search that plays is to stop. */
export type Breakpoint =
  /** At the next node of this depth to be expanded. */
  | { readonly kind: 'depth'; readonly depth: number }
  /** Where this board is made or expanded. */
  | { readonly kind: 'board'; readonly tiles: readonly number[] };

/** @returns the first step behind `from`, and not behind `to`, that comes to a breakpoint; else `to` */
export function stepUntil(
  record: SearchRecord,
  from: number,
  to: number,
  breakpoint: Breakpoint | undefined,
): number {
  const last = Math.max(0, Math.min(to, record.steps));
  if (!breakpoint) return last;
  const reaches = testOf(record, breakpoint);
  for (let step = from + 1; step < last; step++) if (reaches(step)) return step;
  return last;
}

/** @returns whether a step comes to the breakpoint */
export function isAtBreakpoint(record: SearchRecord, step: number, breakpoint: Breakpoint): boolean {
  return step > 0 && testOf(record, breakpoint)(step);
}

function testOf(record: SearchRecord, breakpoint: Breakpoint): (step: number) => boolean {
  if (breakpoint.kind === 'depth') {
    return (step) => record.get(record.nodeAt(step), 'depth') === breakpoint.depth;
  }
  const { tiles } = breakpoint;
  const hash = hashOf(tiles);
  return (step) => {
    for (let node = record.sizeAt(step - 1); node < record.sizeAt(step); node++) {
      if (record.isBoard(node, tiles, hash)) return true;
    }
    return record.isBoard(record.nodeAt(step), tiles, hash);
  };
}
