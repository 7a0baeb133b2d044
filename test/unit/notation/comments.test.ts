import assert from 'node:assert/strict';
import { commentRuns, isComment, titleAbove } from '../../../src/notation/comments.js';
import { handedOut } from './aids.js';

const runs = (text: string) => handedOut(commentRuns(text)).map(({ start, end }) => text.slice(start, end));

describe('comments', () => {
  it('run over lines that follow each other', () => {
    assert.deepEqual(runs('# a\n// b\n\n  # c\n1 2 # d\n/* e\n f */\n# g'), [
      '# a\n// b',
      '# c',
      '/* e\n f */\n# g',
    ]);
  });

  it('have their lines to themselves or are no run', () => {
    assert.deepEqual(runs('/* a */ 1 2 3\n4 5 x # b\n'), []);
  });

  it('that are not closed reach to the end', () => {
    assert.deepEqual(runs('1 2\n/* a\n\n# b'), ['/* a\n\n# b']);
  });

  for (const [text, expected] of [
    ['1 2 # a', true],
    ['1 2 # a\n', false],
    ['/* a', true],
    ['/* a\n b', true],
    ['/* a */', false],
    ['/*/', true],
    ['// a /* b\n', false],
    ['1 / 2', false],
  ] as const) {
    it(`${JSON.stringify(text)} ends ${expected ? 'within' : 'outside'} one`, () => {
      assert.equal(isComment(text, 0, text.length), expected);
    });
  }

  it('directly above a puzzle are its title', () => {
    const title = (text: string) => titleAbove(text, text.indexOf('2 3 4'));
    assert.equal(title('# an easy one\n2 3 4'), 'an easy one');
    assert.equal(title('// an easy one\r\n2 3 4'), 'an easy one');
    assert.equal(title('/* an easy one */\n  2 3 4'), 'an easy one');
    assert.equal(title('# easy\nstart:\n2 3 4'), 'easy');
    assert.equal(title('# easy\n\n2 3 4'), undefined);
    assert.equal(title('# -----\n2 3 4'), undefined);
    assert.equal(title('1 2 3 # easy\n2 3 4'), undefined);
    assert.equal(title('2 3 4'), undefined);
  });
});
