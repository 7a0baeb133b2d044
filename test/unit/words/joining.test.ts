import assert from 'node:assert/strict';
import { sequence, statements } from '../../../src/words/joining.js';
import { sentence } from '../../../src/words/sentence.js';
import { describeTally } from '../../../src/words/tally.js';
import { CHINESE } from '../bundles.js';
import { PHRASES } from '../runs.js';

describe('What is said', () => {
  const parts = ['one', 'two', 'three', 'four'];

  it('is a sentence as the language writes it', () => {
    assert.equal(sentence('tile 5 stands twice', PHRASES), 'Tile 5 stands twice.');
    assert.equal(sentence('滑块 5 重复出现', CHINESE), '滑块 5 重复出现。');
  });

  it('is strung together as the language does it', () => {
    const joined = [1, 2, 3, 4].map((count) => PHRASES.list(parts.slice(0, count)));
    assert.deepEqual(joined, ['one', 'one and two', 'one, two, and three', 'one, two, three, and four']);
    assert.equal(statements(parts, PHRASES), 'one; two; three; four');
    assert.equal(sequence(['up', 2, '…'], PHRASES), 'up, 2, …');

    assert.equal(PHRASES.list(parts, 'clauses'), PHRASES.list(parts));

    assert.equal(CHINESE.list([1, 2, 3]), '1、2、3');
    assert.equal(CHINESE.list(['甲', '乙', '丙'], 'clauses'), '甲，乙，丙');
    assert.equal(statements(['甲', '乙', '丙'], CHINESE), '甲；乙；丙');
    assert.equal(sequence(['上', '左×2', '…'], CHINESE), '上、左×2、…');
  });

  it('tells what a check has found', () => {
    const tally = {
      puzzles: 15,
      right: 12,
      wrong: 2,
      longer: 0,
      unreadable: 0,
      unknown: 0,
      missing: 1,
      extra: 0,
      unproven: 0,
    };
    assert.equal(describeTally(tally, PHRASES), '12 of 15 right; 2 wrong; 1 line missing.');
    assert.equal(describeTally(tally, CHINESE), '15 道题中 12 道正确；2 道错误；缺少 1 行。');
  });
});
