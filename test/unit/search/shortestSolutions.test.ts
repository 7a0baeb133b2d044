import assert from 'node:assert/strict';
import { type Board, makeBoard, sameBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { MOVES, applyMove, boardsAlong } from '../../../src/puzzle/moves.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { CancelledError, runToEnd } from '../../../src/search/drive.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import {
  type ShortestSolutions,
  eachShortestSolution,
  shortestSolutions,
} from '../../../src/search/shortestSolutions.js';
import { localSolver } from '../solvers.js';
import { OPTIONS, ORDERED, eightProblem, seeded } from '../boards.js';

/** A board and the number of shortest ways between it and the goal. */
interface Counted {
  readonly board: Board;
  ways: number;
}

/**
 * Counts ways layer by layer, without any of the project's searches: as many lead to a board as to all boards before it.
 * @returns for each distance the boards there
 */
function layersFrom(goal: Board): Counted[][] {
  const seen = new Set([goal.tiles.join(' ')]);
  const layers: Counted[][] = [];
  for (let layer: Counted[] = [{ board: goal, ways: 1 }]; layer.length > 0;) {
    layers.push(layer);
    const next = new Map<string, Counted>();
    for (const { board, ways } of layer) {
      for (const after of MOVES.map((move) => applyMove(board, move))) {
        if (!after) continue;
        const name = after.tiles.join(' ');
        const known = next.get(name);
        if (known) known.ways += ways;
        else if (!seen.has(name)) next.set(name, { board: after, ways });
      }
    }
    for (const name of next.keys()) seen.add(name);
    layer = [...next.values()];
  }
  return layers;
}

/** All shortest solutions by the table of the goal. */
function allOf(problem: Problem, table: DistanceTable, limit?: number): ShortestSolutions {
  const distance = table.distance(problem);
  assert.ok(distance !== undefined);
  return runToEnd(shortestSolutions(problem, distance, table.heuristic(problem.goal), limit));
}

/** Asserts that solutions are shortest ones, in canonical order and so without doubles, the canonical one first. */
function assertListed({ start, goal }: Problem, { count, solutions }: ShortestSolutions, canonical: string) {
  assert.equal(solutions.length, count);
  const written = solutions.map((moves) => moves.map((move) => MOVES.indexOf(move)).join(''));
  assert.deepEqual(written, [...new Set(written)].sort());
  assert.equal(solutions[0]?.join(''), canonical);
  for (const moves of solutions) {
    assert.equal(moves.length, canonical.length);
    const last = boardsAlong(start, moves).at(-1);
    assert.ok(last && sameBoard(last, goal));
  }
}

describe('shortest solutions', () => {
  const table = runToEnd(DistanceTable.build(ORDERED));

  it('are as many as a count layer by layer finds, for all 181,440 boards', () => {
    let most = 0;
    for (const [distance, layer] of layersFrom(ORDERED).entries()) {
      for (const { board, ways } of layer) {
        const problem = { start: board, goal: ORDERED };
        assert.equal(table.distance(problem), distance);
        assert.equal(allOf(problem, table, 0).count, ways);
        most = Math.max(most, ways);
      }
    }
    assert.equal(most, 64);
  }).timeout(60_000);

  it('are listed in canonical order, all different, all to the goal', () => {
    const random = seeded(21);
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [4, 2],
      [3, 3],
    ] as const) {
      for (let draw = 0; draw < 100; draw++) {
        const [start, goal] = [
          randomBoard({ rows, columns }, random),
          randomBoard({ rows, columns }, random),
        ];
        const tableOfGoal = runToEnd(DistanceTable.build(goal));
        const canonical = tableOfGoal.solution({ start, goal })?.join('');
        if (canonical === undefined) continue;
        assertListed({ start, goal }, allOf({ start, goal }, tableOfGoal), canonical);
      }
    }
  });

  it('are 86 at most up to 3×3', () => {
    const problem = eightProblem('8x7214365', '1234567x8');
    const tableOfGoal = runToEnd(DistanceTable.build(problem.goal));
    assert.equal(allOf(problem, tableOfGoal).count, 86);
  });

  it('are one, without a move, when the start is the goal', () => {
    assert.deepEqual(allOf({ start: ORDERED, goal: ORDERED }, table), { count: 1, solutions: [[]] });
  });

  it('are the same by any admissible heuristic', () => {
    const problem = eightProblem('23415x768');
    const expected = allOf(problem, table);
    for (const heuristic of Object.values(HEURISTICS)) {
      const found = runToEnd(shortestSolutions(problem, 19, heuristic(problem.goal)));
      assert.deepEqual(found, expected);
    }
  });

  it('are all counted when only some are kept', () => {
    const problem = eightProblem('x85672341');
    const [all, some] = [allOf(problem, table), allOf(problem, table, 3)];
    assert.equal(all.count, 64);
    assert.equal(some.count, 64);
    assert.deepEqual(some.solutions, all.solutions.slice(0, 3));
  });

  it('are told one by one, with rests between them', () => {
    const problem = eightProblem('8672543x1');
    let rests = 0;
    const solutions: string[] = [];
    for (const found of eachShortestSolution(problem, 31, HEURISTICS.manhattan(problem.goal))) {
      if ('bound' in found) rests++;
      else solutions.push(found.join(''));
    }
    assert.ok(rests > 1);
    assert.deepEqual(
      solutions,
      allOf(problem, table).solutions.map((moves) => moves.join('')),
    );
  });
});

describe('the solver asked for shortest solutions', () => {
  const goal = namedGoal('blank-last', { rows: 4, columns: 4 });
  // Number 61 of Korf's boards (Artificial Intelligence 27, 1985).
  const korf = {
    start: makeBoard(4, 4, [1, 0, 12, 8, 2, 4, 9, 15, 6, 11, 7, 5, 14, 13, 3, 10]),
    goal,
  };
  const never = new AbortController().signal;

  it('counts and lists them', async () => {
    const found = await localSolver().shortestSolutions(eightProblem('x85672341'), 5, { signal: never });
    assert.equal(found?.count, 64);
    assert.equal(found.solutions.length, 5);
  });

  it('says nothing when there is none', async () => {
    const solver = localSolver();
    assert.equal(await solver.shortestSolutions(eightProblem('12345687x'), 5, { signal: never }), undefined);
    const swapped = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
    assert.equal(await solver.shortestSolutions({ start: swapped, goal }, 5, { signal: never }), undefined);
  });

  it('finds them on boards without a distance table, too', async () => {
    const found = await localSolver().shortestSolutions(korf, Infinity, { signal: never });
    const one = runToEnd(ALGORITHMS['ida-star'].search(korf, OPTIONS));
    assert.ok(found);
    assertListed(korf, found, one.moves.join(''));
  });

  it('stops when it is cancelled', async () => {
    const solver = localSolver();
    await assert.rejects(
      solver.shortestSolutions(eightProblem('x85672341'), 5, { signal: AbortSignal.abort() }),
      CancelledError,
    );
    await assert.rejects(solver.shortestSolutions(korf, 5, { signal: AbortSignal.abort() }), CancelledError);
  });
});
