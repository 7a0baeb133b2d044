import assert from 'node:assert/strict';
import { foldsOf } from '../../../src/notation/folds.js';
import { type OutlineItem, outlineOf } from '../../../src/notation/outline.js';
import { handedOut, readText } from './aids.js';

const LIMITS = { puzzles: 3, detailed: 2 };

const lines = (items: readonly OutlineItem[], indent = ''): string[] =>
  items.flatMap(({ kind, title, number, detail, children }) => [
    `${indent}${title ?? `${kind}${number ?? ''}`}: ${detail}`,
    ...lines(children, `${indent}  `),
  ]);
const outline = (text: string) => lines(handedOut(outlineOf(text, readText(text), LIMITS)));

describe('the outline', () => {
  it('has puzzles, what they consist of, and goals', () => {
    assert.deepEqual(
      outline('goal: spiral\n\n# the sample\n2 3 4\n1 5 x\n7 6 8\n19 moves\n\n23415x768 -> 12345678x\n'),
      [
        'the sample: 2 3 4 / 1 5 x / 7 6 8',
        '  start: 2 3 4 / 1 5 x / 7 6 8',
        '  answer: 19 moves',
        'puzzle2: 2 3 4 / 1 5 x / 7 6 8',
        '  start: 2 3 4 / 1 5 x / 7 6 8',
        '  goal: 1 2 3 / 4 5 6 / 7 8 x',
        'goal: spiral',
      ],
    );
  });

  it('shows what there is of a board that is wrong, and no flaw without a board', () => {
    assert.deepEqual(outline('2 3 4 1\n\nunsolvable\n\n'), [
      'puzzle1: 2 3 4 / 1',
      '  start: 2 3 4 / 1',
      '  answer: unsolvable',
    ]);
    assert.deepEqual(outline('-> 23415x768\n\ngoal: nothing'), ['goal: nothing']);
  });

  it('shortens long answers', () => {
    const [, , answer] = outline(`23415x768\n${'lr'.repeat(100)}`);
    assert.equal(answer, `  answer: ${'lr'.repeat(30)}…`);
  });

  it('leaves out the parts of many puzzles, and puzzles of very many', () => {
    const line = (number: number) => `puzzle${number}: 2 3 4 / 1 5 x / 7 6 8`;
    assert.deepEqual(outline('23415x768\n\n'.repeat(4)), [line(1), line(2), line(3)]);
  });
});

describe('folds', () => {
  const folds = (text: string) =>
    handedOut(foldsOf(text, readText(text))).map(
      ({ kind, start, end }) => `${kind} ${text.slice(start, end)}`,
    );

  it('are puzzles of several lines with goals and answers, and runs of comments', () => {
    assert.deepEqual(
      folds('# a\n# b\n2 3 4\n1 5 x\n7 6 8\n19 moves\n\n23415x768\n# c\n\n23415x768\n->\n12345678x'),
      ['puzzle 2 3 4\n1 5 x\n7 6 8\n19 moves', 'puzzle 23415x768\n->\n12345678x', 'comment # a\n# b'],
    );
  });

  it('are goals in rows', () => {
    assert.deepEqual(folds('goal:\n1 2 3\n8 x 4\n7 6 5\n\n23415x768'), ['puzzle goal:\n1 2 3\n8 x 4\n7 6 5']);
  });
});
