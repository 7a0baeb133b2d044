import assert from 'node:assert/strict';
import { completionAt } from '../../../src/notation/completing.js';
import { blankSign } from '../../../src/notation/usual.js';
import { atCursor, readText } from './aids.js';

/** The tiles offered at the cursor, behind the text that they take the place of; "names" for those of goals. */
function offered(marked: string, isAsked = false): string | undefined {
  const { text, read, offset } = atCursor(marked);
  const completion = completionAt(text, read, offset, isAsked);
  if (!completion) return undefined;
  const replaced = text.slice(completion.range.start, completion.range.end);
  return `${replaced}>${completion.kind === 'tiles' ? completion.tiles.join(' ') : 'names'}`;
}

describe('offered while one types are', () => {
  const cases: Record<string, string | undefined> = {
    // The tiles that are still missing.
    '2 ¦': '>0 1 3 4 5 6 7 8',
    '2 3 4 ¦': '>0 1 5 6 7 8',
    '2 3 4\n1 ¦': '>0 5 6 7 8',
    '2 3 4\n1 5 x\n7 ¦': '>6 8',
    '2 3 4 1 5 x 7 ¦': '>6 8',
    '3\n2 3 4\n1 ¦': '>0 5 6 7 8',
    '1 2 3 4\n5 ¦': '>0 6 7 8 9 10 11 12 13 14 15',
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 x 15\n\n1 2 ¦': '>0 3 4 5 6 7 8 9 10 11 12 13 14 15',
    '2 3 4\n1 ¦ x\n7 6 8': '>5',
    // Those of a goal.
    '2 3 4\n1 5 x\n7 6 8\n1 2 ¦': '>0 3 4 5 6 7 8',
    '2 3 4 1 5 x 7 6 8 -> ¦': '>0 1 2 3 4 5 6 7 8',
    '2 3 4 1 5 x 7 6 8 -> 1 2 ¦': '>0 3 4 5 6 7 8',
    'goal: 1 2 ¦': '>0 3 4 5 6 7 8',
    // The names of goals.
    'goal: ¦': '>names',
    'goal:¦': '>names',
    'goal: spi¦': 'spi>names',
    'goal: s¦': 's>names',
    'goal: spiral1¦': 'spiral1>names',
    '目标状态：螺¦': '螺>names',
    '2 3 4 1 5 x 7 6 8\n  Target:  ¦\n': '>names',
    // Nothing where nothing is missing, where a row is full, in comments, in answers.
    '2 3 4\n1 5 x\n7 6 8 ¦': undefined,
    '2 3 4 1 5 x 7 6 8 ¦': undefined,
    '2 3 4\n1 7 x ¦': undefined,
    '# 2 3 ¦': undefined,
    '2 3 # ¦': undefined,
    '/* 2 3\n ¦': undefined,
    '2 3 4 1 5 x 7 6 8\nu l ¦': undefined,
    '2 3 4\n\n¦': undefined,
    '# goal: ¦': undefined,
    '¦': undefined,
  };
  for (const [marked, expected] of Object.entries(cases)) {
    it(`${expected ?? 'nothing'} at ${JSON.stringify(marked)}`, () => {
      assert.equal(offered(marked), expected);
    });
  }

  it('more when one asks for it', () => {
    assert.equal(offered('2 3 4\n1 7 x ¦', true), '>5 6 8');
    assert.equal(offered('2 3 4\n1 7 x\n¦', true), '>5 6 8');
    assert.equal(offered('2 3 4\n1¦', true), '1>0 1 5 6 7 8');
    assert.equal(offered('23415¦', true), '>0 6 7 8');
  });
});

describe('the sign of the blank', () => {
  for (const [text, sign] of [
    ['', 'x'],
    ['2 3 4 1 5 0 7 6 8', '0'],
    ['2 3 4 1 5 0 7 6 8\n\n2 3 4 1 5 x 7 6 8', 'x'],
    ['2 3 4 1 5 _ 7 6 8\n\n2 3 4 1 5 _ 7 6 8\n\n2 3 4 1 5 x 7 6 8', '_'],
    ['1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 ⬜', '⬜'],
  ] as const) {
    it(`is ${sign} in ${JSON.stringify(text)}`, () => {
      assert.equal(blankSign(text, readText(text).puzzles), sign);
    });
  }
});
