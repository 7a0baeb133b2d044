import assert from 'node:assert/strict';
import { describeCheck, describeSolved, describeUnsolvable } from '../../../src/chat/texts.js';
import { localApi } from '../api/apis.js';

async function told(puzzle: string, timeLimit = 60): Promise<string> {
  const solution = await localApi().solve(puzzle, { timeLimit });
  const text = solution.kind === 'solved' ? describeSolved(solution) : describeUnsolvable(solution);
  return text.replace(/\d+ nodes expanded, \d+ generated, \d+ ms/, 'FIGURES');
}

describe('What language models are told', () => {
  it('of a solution', async () => {
    assert.equal(
      await told('2 3 4 1 5 x 7 6 8'),
      `Solved in 19 moves. This is optimal: no solution is shorter.
Start (3×3): 2 3 4 / 1 5 x / 7 6 8
Goal: 1 2 3 / 4 5 6 / 7 8 x
Algorithm: ida-star; FIGURES.
Moves of the blank (u up, l left, d down, r right): ullddrurdllurdruldr`,
    );
  });

  it('of a board at its goal, and of one a move away', async () => {
    assert.match(await told('1 2 3 4 5 6 7 8 x'), /^Solved already.*\n[^]*: none$/);
    assert.match(await told('1 2 3 4 5 6 7 x 8'), /^Solved in 1 move\. /);
  });

  it('of an unsolvable puzzle', async () => {
    assert.equal(
      await told('1 2 3 4 5 6 8 7 x'),
      `No solution exists, and no search can find one. Unsolvable: 1 inversion in the start and 0 inversions in the goal, one number even and the other odd, which no move changes.
Start (3×3): 1 2 3 / 4 5 6 / 8 7 x
Goal: 1 2 3 / 4 5 6 / 7 8 x
The nearest solvable board has tiles 8 and 7 exchanged: 1 2 3 / 4 5 6 / 7 8 x`,
    );
  });

  it('of a search that came to its limit', async () => {
    const text = await told('1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x', 0.001);
    assert.match(text, /not proven to be optimal\. A shortest solution has at least \d+\./);
    assert.match(text, /came to its time limit; these moves are the best known/);
  });

  it('of answers, those first that are not right', async () => {
    const check = await localApi().check('1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 7 x 8\n1 2 3 x', 'r\nu');
    assert.equal(
      describeCheck(check),
      `Not all answers are right. 1 of 3 right; 1 wrong; 1 line missing.
Puzzles at the end without an answer: 1. Give one line for each puzzle.
Puzzle 2 (line 2; answer in line 2, column 1): wrong. The moves lead to 1 2 3 / 4 x 6 / 7 5 8, which is not the goal.
Puzzle 1 (line 1): right.`,
    );
  });
});
