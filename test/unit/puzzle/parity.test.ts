import assert from 'node:assert/strict';
import { makeBoard } from '../../../src/puzzle/board.js';
import { MOVES, applyMove } from '../../../src/puzzle/moves.js';
import { inversionsOf, testParity } from '../../../src/puzzle/parity.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { eight, eightProblem, seeded } from '../boards.js';

describe('the parity test', () => {
  it('counts inversions and tells them one by one', () => {
    assert.deepEqual(inversionsOf(eight('12345687x')), [{ larger: 8, smaller: 7 }]);
    const { solvable, start, goal } = testParity(eightProblem('12345687x'));
    assert.equal(solvable, false);
    assert.deepEqual(start, { inversions: 1, blankRow: 3, parity: 'odd' });
    assert.deepEqual(goal, { inversions: 0, blankRow: 3, parity: 'even' });
  });

  it('takes in the blank’s row when the number of columns is even', () => {
    const goal = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
    const up = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 13, 14, 15, 12]);
    const swapped = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
    assert.equal(testParity({ start: up, goal }).solvable, true);
    assert.equal(testParity({ start: swapped, goal }).solvable, false);
  });

  for (const [rows, columns] of [
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [3, 4],
    [4, 3],
    [4, 4],
    [5, 5],
  ] as const) {
    it(`is left as it is by every move on ${rows}×${columns} boards`, () => {
      const random = seeded(rows * 10 + columns);
      for (let draw = 0; draw < 50; draw++) {
        const [start, goal] = [
          randomBoard({ rows, columns }, random),
          randomBoard({ rows, columns }, random),
        ];
        const { solvable } = testParity({ start, goal });
        for (const move of MOVES) {
          const after = applyMove(start, move);
          if (after) assert.equal(testParity({ start: after, goal }).solvable, solvable);
        }
      }
    });
  }
});
