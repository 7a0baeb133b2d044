import assert from 'node:assert/strict';
import { MANNERS, type SoundPuzzle, converting, sayingTheSame } from '../../../src/notation/conversion.js';
import { applyEdits } from '../../../src/notation/edits.js';
import { LAYOUTS, type Layout, PLAIN_STYLE, canWrite } from '../../../src/notation/layouts.js';
import { read } from '../../../src/notation/parse.js';
import { blankLast } from '../boards.js';

function toEnd<Result>(steps: Generator<undefined, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** @returns a text after some of its puzzles were converted in the first way that keeps its meaning, if there is one */
function converted(text: string, layout: Layout, which?: number, eol = '\n'): string | undefined {
  const before = read(text, blankLast);
  const all = before.puzzles.filter((puzzle): puzzle is SoundPuzzle => puzzle.problem !== undefined);
  const puzzles = which === undefined ? all : all.slice(which, which + 1);
  for (const manner of MANNERS) {
    const edits = toEnd(converting(text, puzzles, layout, { ...PLAIN_STYLE, eol }, manner));
    const after = applyEdits(text, edits);
    if (toEnd(sayingTheSame(before, read(after, blankLast)))) return after;
  }
  return undefined;
}

describe('A puzzle is written in another layout', () => {
  const cases: [what: string, before: string, layout: Layout, after: string | undefined][] = [
    ['one line', '1 2 3\n4 5 x\n7 8 6\n', 'line', '1 2 3 4 5 x 7 8 6\n'],
    ['rows', '12345x786\nd\n', 'rows', '1 2 3\n4 5 x\n7 8 6\nd\n'],
    ['a C array', '12345x786\n', 'c-array', '{{1, 2, 3}, {4, 5, 0}, {7, 8, 6}}\n'],
    ['out of brackets', '[[1, 2, 3], [4, 5, 0], [7, 8, 6]]\n', 'word', '12345x786\n'],
    ['out of quotes', '"12345x786"\n', 'line', '1 2 3 4 5 x 7 8 6\n'],
    [
      'with its goal',
      '12345x786 -> 1234x5786 # pair\n',
      'rows',
      '1 2 3\n4 5 x\n7 8 6\n1 2 3\n4 x 5\n7 8 6 # pair\n',
    ],
    ['as far to the right', '  12345x786\n', 'rows', '  1 2 3\n  4 5 x\n  7 8 6\n'],
    ['with its comments above', '1 2 3 # a\n4 5 x // b\n7 8 6 # c\n', 'word', '# a\n// b\n12345x786 # c\n'],
    ['parted from others', '12345x786\n1234x5786\n', 'rows', '1 2 3\n4 5 x\n7 8 6\n\n1 2 3\n4 x 5\n7 8 6\n'],
    ['without its size above', '3\n1 2 3\n4 5 x\n7 8 6\n', 'word', '12345x786\n'],
    ['of a shape that its count does not tell', '1 2\n3 4\n5 x\n', 'line', '1 2 / 3 4 / 5 x\n'],
    ['not where there is none', '1 2\n3 4\n5 x\n', 'judge', undefined],
  ];
  for (const [what, before, layout, after] of cases) {
    it(what, () => {
      assert.equal(converted(before, layout), after);
    });
  }

  it('alone among others', () => {
    const after = converted('12345x786\n1234x5786\n1x3425786\n', 'rows', 1);
    assert.equal(after, '12345x786\n1 2 3\n4 x 5\n7 8 6\n1x3425786\n');
  });

  it('with the goal of its block, where it cannot stay in that', () => {
    const text = '12345x786\n1234x5786\ngoal: spiral\n';
    assert.ok(converted(text, 'rows'), 'No way keeps its meaning.');
  });

  it('with CRLF', () => {
    assert.equal(converted('12345x786\r\n', 'rows', 0, '\r\n'), '1 2 3\r\n4 5 x\r\n7 8 6\r\n');
  });

  it('from each to each, saying the same', () => {
    const text = '2 3 4 1 5 x 7 6 8 -> 1 2 3 8 x 4 7 6 5\n';
    for (const from of LAYOUTS) {
      const first = converted(text, from);
      assert.ok(first, from);
      for (const to of LAYOUTS) assert.equal(converted(first, to), converted(text, to), `${from} to ${to}`);
    }
    const [large] = read('1 2 3 4 5 6 7 8 9 10 11 12 13 14 x 15', blankLast).puzzles;
    assert.ok(large?.problem && !canWrite('word', large.problem.start));
  });
});
