import assert from 'node:assert/strict';
import { makeBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { nearestSolvable } from '../../../src/search/nearest.js';
import { localSolver } from '../solvers.js';
import { ORDERED, eightProblem } from '../boards.js';

describe('the nearest solvable board', () => {
  it('undoes a swap', async () => {
    const { tiles, start } = await localSolver().nearestSolvable(
      eightProblem('12345687x'),
      new AbortController().signal,
    );
    assert.deepEqual(tiles, [8, 7]);
    assert.deepEqual(start, ORDERED);
  });

  it('is solvable, and no exchange of tiles leads nearer', async () => {
    const solver = localSolver();
    const problem = eightProblem('8x6754213');
    const { goal } = problem;
    assert.equal(await solver.distance(problem), undefined);
    const nearest = await solver.nearestSolvable(problem, new AbortController().signal);
    const distance = await solver.distance({ start: nearest.start, goal });
    assert.ok(distance !== undefined);
    for (let a = 1; a < 9; a++) {
      for (let b = a + 1; b < 9; b++) {
        const tiles = problem.start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
        const other = await solver.distance({ start: makeBoard(3, 3, tiles), goal });
        assert.ok(other !== undefined && other >= distance);
      }
    }
  });

  it('is found on boards without a distance table, too', () => {
    const goal = namedGoal('blank-last', { rows: 4, columns: 4 });
    const start = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
    assert.deepEqual(nearestSolvable({ start, goal }).tiles, [15, 14]);
  });
});
