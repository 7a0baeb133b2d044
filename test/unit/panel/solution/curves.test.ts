import assert from 'node:assert/strict';
import { curvesOf, toldHeuristic } from '../../../../src/panel/solution/curves.js';
import type { Solved } from '../../../../src/panel/solution/protocol.js';
import { namedGoal } from '../../../../src/puzzle/goals.js';
import type { Move } from '../../../../src/puzzle/moves.js';
import type { Method } from '../../../../src/search/search.js';
import { eightProblem } from '../../boards.js';
import { localSolver } from '../../solvers.js';

function solved(moves: string, method: Method, optimal: boolean): Solved {
  return {
    ...{ kind: 'solved', moves: moves.split('') as Move[], method, optimal, milliseconds: 1 },
    counts: { expanded: 1, generated: 1, largestFrontier: 1 },
  };
}

const BY_MANHATTAN = { algorithm: 'a-star', heuristic: 'manhattan' } as const;

describe('what is told of each step', () => {
  it('is the heuristic’s value, and of a shortest solution nothing else', async () => {
    const answer = solved('rd', BY_MANHATTAN, true);
    const curves = await curvesOf(eightProblem('1234x5786'), answer, localSolver());
    assert.deepEqual(curves, { heuristic: 'manhattan', estimates: [2, 1, 0] });
  });

  it('is the distance too where the solution makes detours', async () => {
    const answer = solved('lrrd', BY_MANHATTAN, false);
    const curves = await curvesOf(eightProblem('1234x5786'), answer, localSolver());
    assert.deepEqual(curves.distances, [2, 3, 2, 1, 0]);
    assert.deepEqual(curves.estimates, [2, 3, 2, 1, 0]);
  });

  it('is not the distance where the solution turns out to be a shortest one', async () => {
    const answer = solved('rd', BY_MANHATTAN, false);
    const curves = await curvesOf(eightProblem('1234x5786'), answer, localSolver());
    assert.equal(curves.distances, undefined);
  });
});

describe('the heuristic that is told of', () => {
  const cases: [Method['algorithm'], Method['heuristic'], number, string][] = [
    ['ida-star', 'pattern-database', 3, 'pattern-database'],
    ['ida-star', 'linear-conflict', 4, 'linear-conflict'],
    ['ida-star', 'zero', 3, 'manhattan'],
    ['breadth-first', 'pattern-database', 3, 'manhattan'],
    // Their tables take too long to be made for a chart.
    ['ida-star', 'pattern-database', 4, 'walking-distance'],
    ['greedy-best-first', 'walking-distance', 5, 'linear-conflict'],
  ];
  for (const [algorithm, heuristic, side, told] of cases) {
    it(`of ${algorithm} with ${heuristic} on ${side}×${side} is ${told}`, () => {
      const board = namedGoal('blank-last', { rows: side, columns: side });
      assert.equal(toldHeuristic({ algorithm, heuristic }, board), told);
    });
  }
});
