import assert from 'node:assert/strict';
import { checkAnswer } from '../../../src/notation/check.js';
import { read } from '../../../src/notation/parse.js';
import { isSolvable } from '../../../src/puzzle/parity.js';
import { blankLast, eight } from '../boards.js';

const SAMPLE = '2 3 4 1 5 x 7 6 8';
const SOLUTION = 'ullddrurdllurdruldr';
const UNSOLVABLE = '1 2 3 4 5 6 8 7 x';

/** @returns what is wrong with the answer below a board, and the text that it is about */
function fault(board: string, answer: string, distance?: number) {
  const text = `${board}\n${answer}\n`;
  const [puzzle] = read(text, blankLast).puzzles;
  const [claim] = puzzle?.answers ?? [];
  assert.ok(puzzle?.problem && claim, text);
  const found = checkAnswer(text, puzzle.problem, claim, { solvable: isSolvable(puzzle.problem), distance });
  if (!found) return undefined;
  const { range, ...rest } = found;
  return { ...rest, at: text.slice(range.start, range.end) };
}

describe('an answer is checked', () => {
  it('and is right', () => {
    for (const [answer, distance] of [
      [SOLUTION, 19],
      [SOLUTION, undefined],
      [SOLUTION.toUpperCase(), 19],
      ['19', 19],
      ['19 moves', undefined],
      // Not the distance, but nobody knows.
      ['21', undefined],
    ] as const) {
      assert.equal(fault(SAMPLE, answer, distance), undefined, answer);
    }
    assert.equal(fault(UNSOLVABLE, 'unsolvable'), undefined);
    assert.equal(fault('1 2 3 4 5 6 7 8 x', '0', 0), undefined);
  });

  it('and leaves the board', () => {
    assert.deepEqual(fault(SAMPLE, 'ullddrr r', 19), { code: 'illegal-move', step: 8, move: 'r', at: 'r' });
    assert.deepEqual(fault(SAMPLE, 'answer: l2 u3', 19), {
      code: 'illegal-move',
      step: 4,
      move: 'u',
      at: 'u3',
    });
    assert.deepEqual(fault(SAMPLE, 'up, UP', 19), { code: 'illegal-move', step: 2, move: 'u', at: 'UP' });
  });

  it('and misses the goal', () => {
    assert.deepEqual(fault(SAMPLE, 'ul', 19), { code: 'misses-goal', reached: eight('2x3154768'), at: 'ul' });
  });

  it('and is longer than it need be', () => {
    assert.deepEqual(fault(SAMPLE, `lr${SOLUTION}`, 19), {
      code: 'not-shortest',
      length: 21,
      distance: 19,
      at: `lr${SOLUTION}`,
    });
    assert.equal(fault(SAMPLE, `lr${SOLUTION}`), undefined);
  });

  it('and has the wrong number', () => {
    assert.deepEqual(fault(SAMPLE, '21 moves', 19), {
      code: 'wrong-length',
      length: 21,
      distance: 19,
      at: '21 moves',
    });
  });

  it('and has a number that no solution has, whatever the distance', () => {
    assert.deepEqual(fault(SAMPLE, '20'), { code: 'wrong-parity', length: 20, at: '20' });
  });

  it('and denies that there is one', () => {
    assert.deepEqual(fault(SAMPLE, 'No solution.', 19), {
      code: 'is-solvable',
      distance: 19,
      at: 'No solution.',
    });
    assert.deepEqual(fault(SAMPLE, '-1'), { code: 'is-solvable', distance: undefined, at: '-1' });
  });

  it('and claims that there is one', () => {
    for (const answer of ['ul', '19', 'moves: 3']) {
      assert.deepEqual(fault(UNSOLVABLE, answer), { code: 'is-unsolvable', at: answer });
    }
  });
});
