import assert from 'node:assert/strict';
import { sorted } from '../../../../src/panel/compare/order.js';
import type { Column } from '../../../../src/panel/compare/protocol.js';
import { BREADTH_FIRST, DEEPENING, GREEDY, PHRASES, aRun } from '../../runs.js';

const RUNS = [GREEDY, DEEPENING, BREADTH_FIRST, aRun()];

/** The algorithms in the order of a column. */
function by(column: Column, descending = false): string[] {
  return sorted(RUNS, { column, descending }, PHRASES).map(({ method }) => method.algorithm);
}

describe('the order of a comparison', () => {
  it('is by numbers, either way', () => {
    assert.deepEqual(by('expanded'), ['greedy-best-first', 'a-star', 'breadth-first', 'iterative-deepening']);
    assert.deepEqual(by('expanded', true), by('expanded').reverse());
  });

  it('is by names as they are read', () => {
    assert.deepEqual(by('algorithm'), [
      'a-star',
      'breadth-first',
      'greedy-best-first',
      'iterative-deepening',
    ]);
  });

  it('has what has nothing in a column last, either way', () => {
    assert.equal(by('length').at(-1), 'iterative-deepening');
    assert.equal(by('length', true).at(-1), 'iterative-deepening');
    assert.deepEqual(by('heuristic').slice(0, 2), ['a-star', 'greedy-best-first']);
    assert.deepEqual(by('heuristic', true).slice(0, 2), ['greedy-best-first', 'a-star']);
  });

  it('is by verdict from the best to the worst', () => {
    assert.deepEqual(by('verdict'), ['breadth-first', 'a-star', 'greedy-best-first', 'iterative-deepening']);
  });

  it('leaves those that are alike as they were', () => {
    assert.deepEqual(
      by('branching'),
      RUNS.map(({ method }) => method.algorithm),
    );
  });
});
