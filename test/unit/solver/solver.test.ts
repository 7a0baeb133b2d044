import assert from 'node:assert/strict';
import { sameBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { boardsAlong } from '../../../src/puzzle/moves.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { CancelledError, runToEnd } from '../../../src/search/drive.js';
import { linearConflict } from '../../../src/search/heuristics/linearConflict.js';
import type { Method, Progress } from '../../../src/search/search.js';
import type { Solution } from '../../../src/search/solve.js';
import { seeded, walked } from '../boards.js';
import { boardOf } from '../cases.js';
import { hostPacing } from '../../../src/solver/pacing.js';
import { Solver } from '../../../src/solver/solver.js';
import { WorkerPool } from '../../../src/worker/pool.js';
import { localSolver } from '../solvers.js';

const FIFTEEN = { rows: 4, columns: 4 };
const GOAL = namedGoal('blank-last', FIFTEEN);
/** Seventy-two moves from the goal: takes minutes in every solver there is. */
const TRANSPOSED = { start: boardOf(FIFTEEN, '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 0'), goal: GOAL };
const BEST: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };

function assertSolves(
  { start, goal }: Problem,
  result: Solution,
): asserts result is Solution & { kind: 'solved' } {
  assert.ok(result.kind === 'solved');
  const last = boardsAlong(start, result.moves).at(-1);
  assert.ok(last && sameBoard(last, goal));
}

describe('Boards of more than nine squares', () => {
  it('get the canonical solution, whatever the goal and its blank', async () => {
    const random = seeded(12);
    for (const [rows, columns] of [
      [4, 4],
      [3, 4],
      [4, 3],
      [2, 5],
      [5, 2],
      [3, 5],
      [2, 7],
    ] as const) {
      for (let count = 0; count < 3; count++) {
        const problem = walked(randomBoard({ rows, columns }, random), 60, random);
        const { result } = await localSolver().solve(problem, BEST, {});
        assertSolves(problem, result);
        const plain = ALGORITHMS['ida-star'].search(problem, { heuristic: linearConflict, weight: 1 });
        assert.equal(result.moves.join(''), runToEnd(plain).moves.join(''), `${rows}×${columns}`);
        assert.ok(result.optimal);
      }
    }
  });

  it('are told to be unsolvable at once', async () => {
    const start = boardOf(FIFTEEN, '1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0');
    const { result } = await localSolver().solve({ start, goal: GOAL }, BEST, {});
    assert.equal(result.kind, 'unsolvable');
  });

  it('are solved as well as is known when the time is over', async () => {
    const told: Progress[] = [];
    const { result, milliseconds } = await localSolver().solve(TRANSPOSED, BEST, {
      limits: { milliseconds: 600 },
      onProgress: (progress) => told.push(progress),
    });
    assertSolves(TRANSPOSED, result);
    assert.deepEqual(
      [result.gaveUp, result.algorithm, result.optimal],
      ['milliseconds', 'constructive', false],
    );
    assert.ok(milliseconds >= 600);
    assert.ok(result.atLeast !== undefined && result.atLeast >= 48 && result.atLeast <= 72);
    assert.ok(told.length > 0);
    assert.equal(told.at(-1)?.bound, result.atLeast);
    // What was done of the last round counts too.
    assert.equal(told.at(-1)?.generated, result.counts.generated);
  });

  it('have at least so many moves as can be told before there are any tables', async () => {
    const never = () => new Promise<never>(() => undefined);
    const solver = new Solver(hostPacing, new WorkerPool(never, never, hostPacing), 1);
    const { result } = await solver.solve(TRANSPOSED, BEST, { limits: { milliseconds: 1 } });
    assertSolves(TRANSPOSED, result);
    assert.ok(result.atLeast !== undefined && result.atLeast >= 40 && result.atLeast <= 72);
  });

  it('are solved as well as is known when too many nodes are held', async () => {
    const { result } = await localSolver().solve(
      TRANSPOSED,
      { algorithm: 'a-star', heuristic: 'manhattan' },
      {},
    );
    assertSolves(TRANSPOSED, result);
    assert.deepEqual([result.gaveUp, result.algorithm], ['held', 'constructive']);
    assert.ok(result.atLeast !== undefined && result.atLeast >= 42 && result.atLeast <= 72);
  });

  it('are left when their search is cancelled', async () => {
    for (const algorithm of ['ida-star', 'a-star', 'anytime'] as const) {
      const cancel = new AbortController();
      const search = localSolver().solve(
        TRANSPOSED,
        { ...BEST, algorithm },
        {
          signal: cancel.signal,
          onProgress: () => {
            cancel.abort();
          },
        },
      );
      await assert.rejects(search, CancelledError);
    }
  });

  it('get a solution that is made shorter until the time is over', async () => {
    const problem = walked(namedGoal('spiral', { rows: 6, columns: 6 }), 2000, seeded(4));
    const { result } = await localSolver().solve(problem, BEST, { limits: { milliseconds: 300 } });
    assertSolves(problem, result);
    assert.deepEqual([result.algorithm, result.optimal, result.gaveUp], ['anytime', false, undefined]);
    const rowByRow = runToEnd(
      ALGORITHMS.constructive.search(problem, { heuristic: linearConflict, weight: 1 }),
    );
    assert.ok(result.moves.length < rowByRow.moves.length);
  });
});
