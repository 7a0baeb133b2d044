import assert from 'node:assert/strict';
import { checkAnswer } from '../../../src/notation/check.js';
import { parse } from '../../../src/notation/parse.js';
import { testParity } from '../../../src/puzzle/parity.js';
import { heuristicValues } from '../../../src/search/heuristics/values.js';
import { english } from '../../../src/words/english.js';
import { describeAnswer, describePuzzle, describeTile } from '../../../src/words/hover.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { blankLast } from '../boards.js';

const phrases = new Phrasebook(english, 'en');

function puzzleIn(text: string) {
  const [puzzle] = parse(text, blankLast);
  assert.ok(puzzle?.problem);
  return puzzle;
}

function values(text: string) {
  const steps = heuristicValues(puzzleIn(text).problem);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function told(text: string, shortest?: { distance: number; count: number }): string {
  const { problem, goal } = puzzleIn(text);
  const parity = testParity(problem);
  const facts = { problem, isUsualGoal: !goal, parity, shortest };
  return describePuzzle({ ...facts, values: parity.solvable ? values(text) : [] }, phrases);
}

describe('a puzzle is told', () => {
  it('with distance, parity and heuristics', () => {
    const text = told('2 3 4\n1 5 x\n7 6 8', { distance: 19, count: 4 });
    assert.ok(
      text.startsWith('```text\n2 3 4\n1 5 x\n7 6 8\n```\n\nDistance: **19 moves**, 4 shortest solutions.'),
    );
    assert.ok(text.includes('- Start: 4 inversions: even\n- Goal: 0 inversions: even\n\n'));
    assert.ok(text.endsWith('\n| walking distance | 9 |\n| pattern databases | 15 |'));
    assert.ok(text.includes('The parities are the same: solvable.'));
  });

  it('with its goal beside it, if that is not the usual one', () => {
    const text = told('2 3 4 1 5 x 7 6 8 -> 1 2 3 8 x 4 7 6 5');
    assert.ok(text.startsWith('```text\n2 3 4     1 2 3\n1 5 x  →  8 x 4\n7 6 8     7 6 5\n```'));
  });

  it('with why it is unsolvable', () => {
    assert.equal(
      told('1 2 3 4 5 6 8 7 x'),
      '```text\n1 2 3\n4 5 6\n8 7 x\n```\n\n- Start: 1 inversion: odd\n- Goal: 0 inversions: even\n\nThe parities differ, and no move can change that: **unsolvable**.',
    );
    assert.match(told('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 x'), /1 inversion \+ blank in row 4 = 5: odd/);
  });

  it('with a lower bound where the distance is not known', () => {
    assert.match(told('1 2 3 4 5 6 7 8 9 10 11 12 13 x 14 15'), /not searched; \*\*2 moves\*\* at least/);
  });
});

describe('heuristics for all to see', () => {
  it('never say more than the distance, and leave out what takes long', () => {
    const ids = (text: string) => values(text).map(({ id }) => id);
    assert.equal(ids('2 3 4 1 5 x 7 6 8').length, 7);
    assert.ok(values('2 3 4 1 5 x 7 6 8').every(({ value }) => value > 0 && value <= 19));
    assert.ok(!ids('1 2 3 4 5 6 7 8 9 10 11 12 13 x 14 15').includes('pattern-database'));
    const large = Array.from({ length: 100 }, (_, tile) => tile).join(' ');
    assert.deepEqual(ids(large), [
      'misplaced',
      'out-of-row-and-column',
      'gaschnig',
      'manhattan',
      'linear-conflict',
    ]);
  });
});

describe('a tile is told', () => {
  const { problem } = puzzleIn('2 3 4\n1 5 x\n7 6 8');
  for (const [tile, expected] of [
    [4, 'Tile **4** is in row 1, column 3, and belongs in row 2, column 1: Manhattan distance 3.'],
    [5, 'Tile **5** is on its place in the goal: row 2, column 2.'],
    [0, 'The **blank** is in row 2, column 3, and in the goal in row 3, column 3.'],
  ] as const) {
    it(expected, () => {
      assert.equal(describeTile(problem, tile, phrases), expected);
    });
  }
});

describe('an answer is told', () => {
  const SAMPLE = '2 3 4 1 5 x 7 6 8';
  const DISTANT = '1 2 3 4 5 6 7 8 9 10 11 12 13 x 14 15';
  const UNSOLVABLE = '1 2 3 4 5 6 8 7 x';
  for (const [start, answer, distance, expected] of [
    [
      '1 2 3 4 5 6 x 7 8',
      'rr',
      2,
      '**2 moves** of the blank: right 2×.\n\nRight: it solves the puzzle, and no solution is shorter.',
    ],
    [
      '1 2 3 4 5 6 7 x 8',
      'lrr',
      1,
      '**3 moves** of the blank: left, right 2×.\n\nIt solves the puzzle, but the shortest solutions have 1 move.',
    ],
    [
      DISTANT,
      'rr',
      undefined,
      '**2 moves** of the blank: right 2×.\n\nRight: it solves the puzzle. Whether a shorter solution exists was not searched.',
    ],
    [SAMPLE, 'r', 19, '**1 move** of the blank: right.\n\nWrong: move 1, right, leaves the board.'],
    [
      SAMPLE,
      'd',
      19,
      '**1 move** of the blank: down.\n\nWrong: it does not end at the goal, but here:\n\n```text\n2 3 4\n1 5 8\n7 6 x\n```',
    ],
    [SAMPLE, '19 moves', 19, 'Right: the shortest solutions have this length.'],
    [SAMPLE, '21 moves', 19, 'Wrong: the shortest solutions have 19 moves.'],
    [DISTANT, '4 moves', undefined, 'Possible, as the parity is right; the distance was not searched.'],
    [DISTANT, '3 moves', undefined, 'Wrong: every solution has an even number of moves.'],
    [SAMPLE, 'unsolvable', 19, 'Wrong: it has a solution, as the parities of start and goal are the same.'],
    [UNSOLVABLE, 'unsolvable', undefined, 'Right: the parities of start and goal differ.'],
    [
      UNSOLVABLE,
      '19 moves',
      undefined,
      'Wrong: it has no solution, as the parities of start and goal differ.',
    ],
  ] as const) {
    it(`${answer}: ${expected}`, () => {
      const text = `${start}\n${answer}`;
      const { problem, answers } = puzzleIn(text);
      assert.ok(answers[0]);
      const fault = checkAnswer(text, problem, answers[0], {
        solvable: testParity(problem).solvable,
        distance,
      });
      assert.equal(describeAnswer(answers[0], fault, distance !== undefined, phrases), expected);
    });
  }

  it('at some length only', () => {
    const text = `2 3 4\n1 5 x\n7 6 8\n${'lr'.repeat(1000)}`;
    const { answers } = puzzleIn(text);
    assert.ok(answers[0]);
    const said = describeAnswer(answers[0], undefined, true, phrases);
    assert.match(said, /^\*\*2,000 moves\*\*.*, …\.\n/);
    assert.ok(said.length < 500);
  });
});
