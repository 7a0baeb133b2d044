import assert from 'node:assert/strict';
import { bytesHeld } from '../../../src/search/memory.js';

const EIGHT = { rows: 3, columns: 3 };
const FIFTEEN = { rows: 4, columns: 4 };
const counts = { expanded: 1000, generated: 2800, largestFrontier: 600 };

describe('the memory of a search', () => {
  it('is a path where a search goes depth-first', () => {
    const path = { ...counts, largestFrontier: 20 };
    assert.equal(bytesHeld('ida-star', EIGHT, path), 89);
    assert.equal(bytesHeld('iterative-deepening', FIFTEEN, path), 96);
  });

  it('is a table of the whole space in breadth-first searches, two of them from both ends', () => {
    const table = bytesHeld('breadth-first', EIGHT, counts) ?? 0;
    // A byte for each of nine times 2^16 boards, and four for each that can be reached.
    assert.equal(table, 9 * 2 ** 16 + 4 * 181_440);
    assert.equal(bytesHeld('reverse-breadth-first', EIGHT, counts), table);
    assert.equal(bytesHeld('bidirectional', EIGHT, counts), 2 * table);
  });

  it('grows with the nodes of a best-first search', () => {
    for (const shape of [EIGHT, FIFTEEN]) {
      const few = bytesHeld('a-star', shape, counts) ?? 0;
      const more = bytesHeld('a-star', shape, { ...counts, expanded: 2000 }) ?? 0;
      assert.ok(more > few);
    }
    // Sixteen tiles of four bits are two words.
    assert.equal(bytesHeld('greedy-best-first', FIFTEEN, counts), 1600 * (28 + 8));
  });

  it('is not told of searches made of many others', () => {
    assert.equal(bytesHeld('anytime', FIFTEEN, counts), undefined);
    assert.equal(bytesHeld('constructive', FIFTEEN, counts), undefined);
  });
});
