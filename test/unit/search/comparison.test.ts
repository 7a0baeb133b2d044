import assert from 'node:assert/strict';
import { judge, median } from '../../../src/search/comparison.js';
import { DEEPENING, GREEDY, aRun } from '../runs.js';

describe('a run', () => {
  it('is judged as soon as it is known how long a shortest solution is', () => {
    const open = { ...GREEDY, verdict: 'open' } as const;
    assert.equal(judge(open, undefined), 'open');
    assert.equal(judge(open, 19), 'longer');
    assert.equal(judge(open, 25), 'shortest');
  });

  it('keeps what it guarantees, and that it gave up', () => {
    assert.equal(judge(aRun(), 19), 'optimal');
    assert.equal(judge(DEEPENING, 19), 'milliseconds');
  });
});

describe('the median', () => {
  it('is the number in the middle, or the mean of the two there', () => {
    assert.equal(median([7]), 7);
    assert.equal(median([10, 2]), 6);
    assert.equal(median([100, 1, 3]), 3);
    assert.equal(median([4, 1, 3, 2]), 2.5);
    assert.ok(Number.isNaN(median([])));
  });
});
