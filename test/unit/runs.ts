import type { Run } from '../../src/search/comparison.js';
import { english } from '../../src/words/english.js';
import { Phrasebook } from '../../src/words/phrasebook.js';

export const PHRASES = new Phrasebook(english, 'en');

/** @returns a run of A* with the Manhattan distance but for what is said of it */
export function aRun(changes: Partial<Run> = {}) {
  return {
    method: { algorithm: 'a-star', heuristic: 'manhattan' },
    informed: true,
    verdict: 'optimal',
    figures: { length: 19, expanded: 1234, milliseconds: 0.456, bytes: 1_315_584 },
    ...changes,
  } satisfies Run;
}

export const GREEDY = aRun({
  method: { algorithm: 'greedy-best-first', heuristic: 'pattern-database' },
  verdict: 'longer',
  figures: { length: 25, expanded: 40, milliseconds: 12.34 },
});

export const BREADTH_FIRST = aRun({
  method: { algorithm: 'breadth-first', heuristic: 'zero' },
  informed: false,
  figures: { length: 19, expanded: 50_000, milliseconds: 5 },
});

/** One that came to its time limit. */
export const DEEPENING = aRun({
  method: { algorithm: 'iterative-deepening', heuristic: 'zero' },
  informed: false,
  verdict: 'milliseconds',
  atLeast: 17,
  figures: { expanded: 9_000_000, milliseconds: 10_000 },
});
