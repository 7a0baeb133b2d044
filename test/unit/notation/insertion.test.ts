import assert from 'node:assert/strict';
import { applyEdits } from '../../../src/notation/edits.js';
import { blockEdit, solutionEdit } from '../../../src/notation/insertion.js';
import { type AnswerForm, likelyForm, outputLine } from '../../../src/notation/outcomes.js';
import { parse } from '../../../src/notation/parse.js';
import { blankLast } from '../boards.js';

/** @returns a text after the solution of its first puzzle was written into it */
function withSolution(text: string, moves: string | undefined, eol = '\n', insists = false): string {
  const [puzzle] = parse(text, blankLast);
  assert.ok(puzzle?.problem);
  const outcome =
    moves === undefined ? ({ kind: 'unsolvable' } as const) : ({ kind: 'solved', moves } as const);
  const edit = solutionEdit(text, puzzle, outcome, eol, insists);
  const after = applyEdits(text, edit ? [edit] : []);
  const [again] = parse(after, blankLast);
  assert.deepEqual(again?.problem, puzzle.problem, 'The puzzle is another one now.');
  return after;
}

describe('A solution is written', () => {
  const cases: [what: string, before: string, moves: string | undefined, after: string][] = [
    ['under one line', '12345x786\n\n12345678x', 'd', '12345x786\nd\n\n12345678x'],
    ['under rows at the end of the text', '1 2 3\n4 5 x\n7 8 6', 'd', '1 2 3\n4 5 x\n7 8 6\nd'],
    [
      'as far to the right as the puzzle',
      '  1 2 3\n  4 5 x\n  7 8 6\n',
      'd',
      '  1 2 3\n  4 5 x\n  7 8 6\n  d\n',
    ],
    ['behind a comment on the line', '12345x786 # easy\n', 'd', '12345x786 # easy\nd\n'],
    ['below the goal', '12345x786 -> 12345678x\n', 'd', '12345x786 -> 12345678x\nd\n'],
    ['below an answer of another kind', '12345x786\n1 move\n', 'd', '12345x786\n1 move\nd\n'],
    ['in place of a wrong one', '12345x786\nu # hm\n', 'd', '12345x786\nd # hm\n'],
    [
      'in place of a longer one, behind its label',
      '12345x786\nsolution: udd\n',
      'd',
      '12345x786\nsolution: d\n',
    ],
    ['not where it stands', '12345x786\nd\n', 'd', '12345x786\nd\n'],
    ['not in place of a shorter one', '12345x786\nd\n', 'udd', '12345x786\nd\n'],
    ['as a word where there is none', '12345687x\n', undefined, '12345687x\nunsolvable\n'],
    ['not where that stands', '12345687x\n-1\n', undefined, '12345687x\n-1\n'],
    ['so that it can be read where no move is needed', '12345678x\n', '', '12345678x\n0 moves\n'],
  ];
  for (const [what, before, moves, after] of cases) {
    it(what, () => {
      assert.equal(withSolution(before, moves), after);
    });
  }

  it('in place of another right one, when it is to be this one, but not of a shorter one', () => {
    const insisting = (text: string, moves: string) => withSolution(text, moves, '\n', true);
    assert.equal(insisting('1234x8765\nRDLURD\n', 'druldr'), '1234x8765\nDRULDR\n');
    assert.equal(withSolution('1234x8765\nRDLURD\n', 'druldr'), '1234x8765\nRDLURD\n');
    assert.equal(insisting('12345x786\nd\n', 'udd'), '12345x786\nd\n');
  });

  it('with the line ends of the text', () => {
    assert.equal(withSolution('12345x786\r\n\r\n', 'd', '\r\n'), '12345x786\r\nd\r\n\r\n');
  });
});

describe('A block of its own', () => {
  /** @returns a text, | its cursor, with NEW put into it */
  function withBlock(marked: string, eol = '\n', range?: [number, number]): string {
    const at = marked.indexOf('|');
    const text = marked.replace('|', '');
    const [start, end] = range ?? [0, text.length];
    return applyEdits(text, [blockEdit(text, { start, end }, at, 'NEW', eol)]);
  }
  const cases: [what: string, before: string, after: string][] = [
    ['makes a text', '|', 'NEW\n'],
    ['stands behind a last line without an end', 'a|', 'a\n\nNEW\n'],
    ['stands below the block that the cursor is in', 'a|\nb\n\nc\n', 'a\nb\n\nNEW\n\nc\n'],
    ['stands at the blank line that the cursor is on', 'a\n\n|\n\nc\n', 'a\n\nNEW\n\n\nc\n'],
    ['is parted from the line above', 'a\n|\nc\n', 'a\n\nNEW\n\nc\n'],
    ['is parted from the last line', 'a\n|', 'a\n\nNEW\n'],
  ];
  for (const [what, before, after] of cases) {
    it(what, () => {
      assert.equal(withBlock(before), after);
    });
  }

  it('stays in a fence', () => {
    assert.equal(withBlock('```8puz\na|\n```\n', '\n', [8, 10]), '```8puz\na\n\nNEW\n```\n');
  });

  it('has the line ends of the text', () => {
    assert.equal(withBlock('a|\r\n\r\nb', '\r\n'), 'a\r\n\r\nNEW\r\n\r\nb');
  });
});

describe('The lines that judges want', () => {
  it('are moves and unsolvable, or numbers and Impossible', () => {
    const lines = (form: AnswerForm) => [
      outputLine({ kind: 'solved', moves: 'ul' }, form),
      outputLine({ kind: 'solved', moves: '' }, form),
      outputLine({ kind: 'unsolvable' }, form),
      outputLine({ kind: 'unreadable' }, form),
    ];
    assert.deepEqual(lines('moves'), ['ul', '', 'unsolvable', 'unreadable']);
    assert.deepEqual(lines('length'), ['2', '0', 'Impossible', 'unreadable']);
  });

  it('are likely numbers when every puzzle has a goal beside it', () => {
    assert.equal(likelyForm(parse('12345x786 -> 12345678x\n12345678x -> 12345x786', blankLast)), 'length');
    assert.equal(likelyForm(parse('12345x786 -> 12345678x\n12345678x', blankLast)), 'moves');
    assert.equal(likelyForm(parse('goal: spiral\n\n12345678x', blankLast)), 'moves');
    assert.equal(likelyForm([]), 'moves');
  });
});
