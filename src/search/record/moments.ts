import { roundAt, statusAt } from './at.js';
import type { SearchRecord } from './record.js';

/** What can happen in a step, as a search's pseudocode tells it. */
export type Moment = 'begin' | 'bound' | 'expand' | 'keep' | 'cut' | 'found';

/** @returns how often each happened in a step; step 0 is the beginning */
export function momentsOf(record: SearchRecord, step: number): Partial<Record<Moment, number>> {
  if (step === 0) return { begin: 1 };
  if (step > record.expansions) return { found: 1 };
  const round = record.rounds[roundAt(record, step)];
  let [keep, cut] = [0, 0];
  for (let node = record.sizeAt(step - 1); node < record.sizeAt(step); node++) {
    if (record.roots.has(node)) continue;
    if (statusAt(record, node, step) === 'cut') cut++;
    else keep++;
  }
  return {
    expand: 1,
    ...(round?.step === step && { bound: 1 }),
    ...(keep > 0 && { keep }),
    ...(cut > 0 && { cut }),
  };
}
