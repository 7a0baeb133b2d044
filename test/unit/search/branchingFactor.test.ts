import assert from 'node:assert/strict';
import { effectiveBranchingFactor } from '../../../src/search/branchingFactor.js';

/** b + b² + … + b^depth */
function nodesOf(b: number, depth: number): number {
  let sum = 0;
  for (let level = 1; level <= depth; level++) sum += b ** level;
  return sum;
}

describe('the effective branching factor', () => {
  it('is that of the textbook: 52 nodes for a solution of 5 moves make 1.92', () => {
    assert.equal(effectiveBranchingFactor(52, 5)?.toFixed(2), '1.92');
  });

  it('is the factor of a uniform tree', () => {
    for (const b of [0.5, 1, 1.5, 2, 2.13, 3]) {
      for (const depth of [1, 2, 5, 20, 31]) {
        const found = effectiveBranchingFactor(nodesOf(b, depth), depth);
        assert.ok(found !== undefined && Math.abs(found - b) < 1e-9, `${b} to ${depth}: ${found}`);
      }
    }
  });

  it('is 1 for a search that goes straight to the goal, however far that is', () => {
    for (const depth of [1, 31, 100_000]) {
      assert.ok(Math.abs((effectiveBranchingFactor(depth, depth) ?? 0) - 1) < 1e-9);
    }
  });

  it('is told for more nodes than can be counted one by one', () => {
    const found = effectiveBranchingFactor(2 ** 50, 50);
    assert.ok(found !== undefined && found > 1.9 && found < 2);
  });

  it('is not told where there is no tree', () => {
    assert.equal(effectiveBranchingFactor(0, 5), undefined);
    assert.equal(effectiveBranchingFactor(100, 0), undefined);
  });
});
