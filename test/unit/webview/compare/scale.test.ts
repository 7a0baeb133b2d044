import assert from 'node:assert/strict';
import { logScale } from '../../../../src/webview/compare/scale.js';

describe('a logarithmic scale', () => {
  it('goes over whole decades, with room for all values', () => {
    const scale = logScale([23, 4500, 181_440]);
    assert.deepEqual([scale?.low, scale?.high], [10, 1_000_000]);
    assert.deepEqual(scale?.decades, [100, 1000, 10_000, 100_000]);
    assert.equal(scale.share(10), 0);
    assert.equal(scale.share(1_000_000), 1);
    assert.ok(Math.abs(scale.share(1000) - 0.4) < 1e-9);
  });

  it('leaves no value without a bar', () => {
    const scale = logScale([10, 1000]);
    assert.deepEqual([scale?.low, scale?.high], [1, 1000]);
    assert.ok((scale?.share(10) ?? 0) > 0);
  });

  it('serves a single value, and such below one', () => {
    assert.deepEqual([logScale([5])?.low, logScale([5])?.high], [1, 10]);
    const scale = logScale([0.02]);
    assert.ok(scale && Math.abs(scale.low - 0.01) < 1e-12 && Math.abs(scale.high - 0.1) < 1e-12);
  });

  it('shows nothing for nothing', () => {
    assert.equal(logScale([]), undefined);
    assert.equal(logScale([0]), undefined);
    assert.equal(logScale([0, 5])?.share(0), 0);
  });
});
