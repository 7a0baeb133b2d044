import assert from 'node:assert/strict';
import { Distances } from '../../../src/editor/distances.js';
import type { Shape } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { CancelledError } from '../../../src/search/drive.js';
import { boardOf } from '../cases.js';
import { localSolver } from '../solvers.js';

function problemOf(shape: Shape, tiles: string): Problem {
  return { start: boardOf(shape, tiles), goal: namedGoal('blank-last', shape) };
}

const EIGHT = problemOf({ rows: 3, columns: 3 }, '2 3 4 1 5 0 7 6 8');
const FIFTEEN = problemOf({ rows: 4, columns: 4 }, '1 2 3 4 5 6 7 8 9 10 11 0 13 14 15 12');
/** Seventy-two moves from the goal. */
const HARD = problemOf({ rows: 4, columns: 4 }, '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 0');
const LARGE = namedGoal('blank-last', { rows: 5, columns: 5 });

const goesOn = () => new AbortController().signal;

describe('The distances that answers are checked against', () => {
  it('are found once', async () => {
    for (const [problem, distance, takesSearch] of [
      [EIGHT, 19, false],
      [FIFTEEN, 1, true],
    ] as const) {
      const distances = new Distances(localSolver());
      assert.equal(distances.known(problem), 'open');
      assert.equal(await distances.find(problem, goesOn()), takesSearch);
      assert.equal(distances.known(problem), distance);
      assert.equal(await distances.find(problem, goesOn()), false);
    }
  });

  it('are out of reach beyond four by four, and where the search takes long', async () => {
    const distances = new Distances(localSolver());
    assert.equal(distances.known({ start: LARGE, goal: LARGE }), 'closed');
    assert.equal(distances.known(HARD), 'open');
    assert.equal(await distances.find(HARD, goesOn()), true);
    assert.equal(distances.known(HARD), 'closed');
  });

  it('stay open when the search for them is cancelled', async () => {
    const distances = new Distances(localSolver());
    const cancelling = new AbortController();
    const finding = distances.find(HARD, cancelling.signal);
    cancelling.abort();
    await assert.rejects(finding, CancelledError);
    assert.equal(distances.known(HARD), 'open');
  });
});
