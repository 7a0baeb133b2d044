import assert from 'node:assert/strict';
import { parse } from '../../../src/notation/parse.js';
import { english } from '../../../src/words/english.js';
import { describeFlaw } from '../../../src/words/flaws.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { CHINESE } from '../bundles.js';
import { blankLast } from '../boards.js';

const phrases = new Phrasebook(english, 'en');

function complaint(text: string, told = phrases): string | undefined {
  const [puzzle] = parse(text, blankLast);
  return puzzle?.flaws[0] && describeFlaw(puzzle.flaws[0], told);
}

describe('flaws are told', () => {
  const complaints: Record<string, string> = {
    '2 3 4\n1 5 x\n7 6 5': 'tile 5 stands twice and 8 is missing',
    '1 2 3 4 5 5 6 6 x': 'tiles 5 and 6 stand twice and 7 and 8 are missing',
    '1 2 3 4 5 6 7 x x': 'the blank stands twice and 8 is missing',
    '1 2 3 4 5 6 7 8 9': '9 is no tile of a 3×3 board and the blank (x, 0, _, . or *) is missing',
    '1 0 6 8 7 5 4 2': '8 squares, but a 3×3 board has 9 and 3 is missing',
    '2 3 4': '3 squares, but a 3×3 board has 9',
    '2 3 4\n1 5\n7 6 8': 'row 2 has 2 squares instead of 3',
    '2 3 4\n1\n7 6 8': 'row 2 has 1 square instead of 3',
    '2 3 4\n1 5 y\n7 6 8': '"y" is neither a tile nor a blank (x, 0, _, . or *)',
    '23415x768 ->': 'no goal board stands behind the arrow',
    '-> 23415x768': 'no start board stands before the arrow',
    'goal: foo': '"foo" is no goal\'s name; there are blank-last, blank-first and spiral',
    'goal: spiral1': '"spiral1" is no goal\'s name; there are blank-last, blank-first and spiral',
    '目标：旋转': '"旋转" is no goal\'s name; there are blank-last, blank-first and spiral',
    '23415x768 -> 12345x': 'the start is a 3×3 board and the goal a 2×3 one',
  };
  for (const [text, expected] of Object.entries(complaints)) {
    it(expected, () => {
      assert.equal(complaint(text), expected);
    });
  }

  it('in Chinese too', () => {
    assert.equal(complaint('2 3 4\n1 5 x\n7 6 5', CHINESE), '数字块 5 重复出现，缺少数字块 8');
    assert.equal(complaint('1 2 3 4 5 5 6 6 x', CHINESE), '数字块 5、6 重复出现，缺少数字块 7、8');
    assert.equal(complaint('1 2 3 4 5 6 7 9 x', CHINESE), '3×3 棋盘不应有数字块 9，缺少数字块 8');
    assert.equal(complaint('1 0 6 8 7 5 4 2', CHINESE), '共有 8 格，而 3×3 棋盘应有 9 格，缺少数字块 3');
  });

  it('without repeating a word of any length', () => {
    assert.ok((complaint('a'.repeat(100_000))?.length ?? 0) < 120);
  });
});

describe('the phrasebook', () => {
  it('takes the form that goes with a number', () => {
    assert.equal(phrases.count('moves', 1, {}), '1 move');
    assert.equal(phrases.count('moves', 0, {}), '0 moves');
    assert.equal(phrases.count('moves', 1234, {}), '1,234 moves');
  });

  it('has both forms of every counted sentence, with the same values', () => {
    for (const key of Object.keys(english).filter((name) => name.endsWith('.other'))) {
      assert.ok(Object.hasOwn(english, key.replace(/other$/, 'one')), key);
    }
  });
});
