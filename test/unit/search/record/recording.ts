import type { Problem } from '../../../../src/puzzle/problem.js';
import { ALGORITHMS } from '../../../../src/search/algorithms.js';
import { runToEnd } from '../../../../src/search/drive.js';
import { HEURISTICS } from '../../../../src/search/heuristics/heuristics.js';
import { Recorder } from '../../../../src/search/record/recorder.js';
import type { SearchRecord } from '../../../../src/search/record/record.js';
import type { Found, Method } from '../../../../src/search/search.js';

/** @returns what a search found, and the record of it */
export function recorded(
  problem: Problem,
  algorithm: Method['algorithm'],
  heuristic: Method['heuristic'] = 'manhattan',
  limit = 1_000_000,
): { found: Found; record: SearchRecord; isFull: boolean } {
  const factory = HEURISTICS[heuristic];
  const recorder = new Recorder(problem, factory(problem.goal).evaluate(problem.start.tiles), limit);
  const { observe: observer } = recorder;
  const found = runToEnd(ALGORITHMS[algorithm].search(problem, { heuristic: factory, weight: 2, observer }));
  recorder.finish();
  return { found, record: recorder.record, isFull: recorder.isFull };
}
