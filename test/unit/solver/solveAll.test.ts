import assert from 'node:assert/strict';
import { namedGoal } from '../../../src/puzzle/goals.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { CancelledError } from '../../../src/search/drive.js';
import { boardOf } from '../cases.js';
import { eightProblem } from '../boards.js';
import { localSolver } from '../solvers.js';

const FIFTEEN = { rows: 4, columns: 4 };

function fifteen(tiles: string): Problem {
  return { start: boardOf(FIFTEEN, tiles), goal: namedGoal('blank-last', FIFTEEN) };
}

describe('Many problems', () => {
  it('are answered in their order, whatever their goals and sizes', async () => {
    const problems = [
      eightProblem('12345x786'),
      eightProblem('12345687x'),
      fifteen('1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15'),
      fifteen('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0'),
      eightProblem('1238x4765', '12384x765'),
      eightProblem('12345678x'),
    ];
    const told: [number, string | undefined, boolean][] = [];
    await localSolver().solveAll(
      problems,
      (index, { moves, proven }) => told.push([index, moves?.join(''), proven]),
      {},
    );
    assert.deepEqual(told, [
      [0, 'd', true],
      [1, undefined, true],
      [2, 'r', true],
      [3, undefined, true],
      [4, 'r', true],
      [5, '', true],
    ]);
  });

  it('tell when a solution is not proven shortest', async () => {
    const transposed = fifteen('1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 0');
    const told: boolean[] = [];
    const limits = { milliseconds: 1 };
    await localSolver().solveAll([transposed], (_, { proven }) => told.push(proven), { limits });
    assert.deepEqual(told, [false]);
  });

  it('tell how many are done, and end when they are cancelled', async () => {
    const problems = Array.from({ length: 200_000 }, () => eightProblem('8672543x1'));
    const controller = new AbortController();
    let [told, progress] = [0, 0];
    const work = localSolver().solveAll(problems, () => told++, {
      signal: controller.signal,
      onProgress: (done) => {
        progress = done;
        controller.abort();
      },
    });
    await assert.rejects(work, CancelledError);
    assert.equal(progress, told);
    assert.ok(told > 0 && told < problems.length);
  });
});
