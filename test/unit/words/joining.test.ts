import assert from 'node:assert/strict';
import { clauses, sequence, statements } from '../../../src/words/joining.js';
import { sentence } from '../../../src/words/sentence.js';
import { CHINESE } from '../bundles.js';
import { PHRASES } from '../runs.js';

describe('What is said', () => {
  const parts = ['one', 'two', 'three', 'four'];

  it('is a sentence as the language writes it', () => {
    assert.equal(sentence('tile 5 stands twice', PHRASES), 'Tile 5 stands twice.');
    assert.equal(sentence('滑块 5 重复出现', CHINESE), '滑块 5 重复出现。');
  });

  it('is strung together as the language does it', () => {
    const joined = [1, 2, 3, 4].map((count) => clauses(parts.slice(0, count), PHRASES));
    assert.deepEqual(joined, ['one', 'one and two', 'one, two, and three', 'one, two, three, and four']);
    assert.equal(statements(parts, PHRASES), 'one; two; three; four');
    assert.equal(sequence(['up', 2, '…'], PHRASES), 'up, 2, …');

    assert.equal(clauses(['甲', '乙', '丙'], CHINESE), '甲，乙，丙');
    assert.equal(statements(['甲', '乙', '丙'], CHINESE), '甲；乙；丙');
    assert.equal(sequence(['上', '左×2', '…'], CHINESE), '上、左×2、…');
  });
});
