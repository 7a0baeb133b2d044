import assert from 'node:assert/strict';
import { parse } from '../../../src/notation/parse.js';
import { type Board, type Shape, cellCount, makeBoard } from '../../../src/puzzle/board.js';
import { boardsAlong } from '../../../src/puzzle/moves.js';
import { testParity } from '../../../src/puzzle/parity.js';
import { type Problem, orderedBoard } from '../../../src/puzzle/problem.js';
import { factorial, unrank } from '../../../src/puzzle/rank.js';
import { ALGORITHMS, acceptingAlgorithms } from '../../../src/search/algorithms.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import type { Algorithm } from '../../../src/search/search.js';
import { solve } from '../../../src/search/solve.js';
import { OPTIONS } from '../boards.js';
import { boardOf, depthCounts, depthCountsOfOtherGoals, readCases } from '../cases.js';

/** An input on which other solvers were wrong: see test/fixtures/cases/README.md. */
interface Pitfall {
  readonly id: string;
  readonly rows: number;
  readonly columns: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly distance: number | null | 'solvable' | 'error';
  /** What these heuristics say of the start, where that is the pitfall. */
  readonly misplaced?: number;
  readonly manhattan?: number;
}

const PITFALLS = JSON.parse(readCases('pitfalls.json')) as Pitfall[];

/** Beyond this distance, boards of more than nine squares are left to tests of the engines for them. */
const FAR = 40;

function assertSolved(problem: Problem, algorithm: Algorithm, distance: Pitfall['distance']): void {
  const solution = runToEnd(solve(problem, algorithm, OPTIONS));
  assert.ok(solution.kind === 'solved', algorithm.id);
  assert.deepEqual(boardsAlong(problem.start, solution.moves).at(-1)?.tiles, problem.goal.tiles);
  if (typeof distance !== 'number') return;
  if (algorithm.optimal) assert.equal(solution.moves.length, distance, algorithm.id);
  else assert.ok(solution.moves.length >= distance, algorithm.id);
}

describe('a pitfall of other solvers', () => {
  for (const { id, rows, columns, start: tiles, goal: goalTiles, distance, ...estimates } of PITFALLS) {
    const goal = makeBoard(rows, columns, goalTiles);

    if (distance === 'error') {
      it(`${id}: is no board, and a reader is told why`, () => {
        assert.throws(() => makeBoard(rows, columns, tiles), RangeError);
        const flaws = parse(tiles.join(' '), () => goal).flatMap((puzzle) => puzzle.flaws);
        assert.deepEqual(
          flaws.map((flaw) => flaw.code === 'wrong-count' && [flaw.found, flaw.faults.missing]),
          [[8, [3]]],
        );
      });
      continue;
    }

    const problem = { start: makeBoard(rows, columns, tiles), goal };
    it(`${id}: is ${distance === null ? 'unsolvable' : 'solvable'}`, () => {
      assert.equal(testParity(problem).solvable, distance !== null);
    });

    const isFar = cellCount(goal) > 9 && typeof distance === 'number' && distance > FAR;
    if (distance !== null && !isFar) {
      // A board of more squares may be any distance away for all that blind searches know.
      const algorithms = cellCount(goal) > 9 ? [ALGORITHMS['ida-star']] : acceptingAlgorithms(goal);
      it(`${id}: is solved`, () => {
        for (const algorithm of algorithms) assertSolved(problem, algorithm, distance);
      }).timeout(60_000);
    }

    if (typeof distance === 'number') {
      it(`${id}: is estimated rightly`, () => {
        for (const [heuristic, make] of Object.entries(HEURISTICS)) {
          assert.ok(make(goal).evaluate(problem.start.tiles) <= distance, heuristic);
        }
        for (const heuristic of ['misplaced', 'manhattan'] as const) {
          const expected = estimates[heuristic];
          if (expected === undefined) continue;
          assert.equal(HEURISTICS[heuristic](goal).evaluate(problem.start.tiles), expected);
        }
      });
    }
  }
});

/** @returns by distance, all boards of the goal's shape that can reach it */
function boardsByDistance(goal: Board): string[][] {
  const table = runToEnd(DistanceTable.build(goal));
  const cells = cellCount(goal);
  const layers: string[][] = [];
  for (let number = 0; number < factorial(cells); number++) {
    const start = { ...goal, tiles: unrank(number, cells) };
    const distance = table.distance({ start, goal });
    if (distance !== undefined) (layers[distance] ??= []).push(start.tiles.join(' '));
  }
  return layers;
}

function assertCounts(goal: Board, counts: readonly number[], deepest: readonly Board[]): void {
  const layers = boardsByDistance(goal);
  assert.deepEqual(
    layers.map((layer) => layer.length),
    counts,
  );
  if (deepest.length === 0) return;
  assert.deepEqual(layers.at(-1), deepest.map(({ tiles }) => tiles.join(' ')).sort());
}

describe('the number of boards at each distance', () => {
  const shapes: readonly Shape[] = [
    { rows: 2, columns: 2 },
    { rows: 2, columns: 3 },
    { rows: 3, columns: 2 },
    { rows: 2, columns: 4 },
    { rows: 3, columns: 3 },
  ];
  for (const shape of shapes) {
    it(`is the known one for ${shape.rows}×${shape.columns}`, () => {
      const { counts, deepest } = depthCounts(shape);
      assertCounts(orderedBoard(shape, cellCount(shape) - 1), counts, deepest);
    });
  }

  for (const { goal, counts, deepest } of depthCountsOfOtherGoals()) {
    it(`is the known one for the goal ${goal.tiles.join(' ')}`, () => {
      assertCounts(goal, counts, deepest);
    });
  }
});

describe('what is known of 15-puzzles', () => {
  const shape = { rows: 4, columns: 4 };
  const goal = orderedBoard(shape, 15);

  function assertPlausible(start: Board, distance: number): void {
    assert.ok(testParity({ start, goal }).solvable);
    for (const [heuristic, make] of Object.entries(HEURISTICS)) {
      assert.ok(make(goal).evaluate(start.tiles) <= distance, heuristic);
    }
  }

  it('agrees with the parity test and the heuristics on Korf’s boards', () => {
    const [, ...lines] = readCases('korf-visible.tsv').trim().split('\n');
    assert.equal(lines.length, 50);
    for (const line of lines) {
      const [, distance, manhattan, tiles = ''] = line.split('\t');
      const start = boardOf(shape, tiles);
      assertPlausible(start, Number(distance));
      assert.equal(HEURISTICS.manhattan(goal).evaluate(start.tiles), Number(manhattan));
    }
  });

  it('agrees with the parity test and the heuristics on boards that need 80 moves', () => {
    const lines = readCases('hard80-visible.txt').trim().split('\n');
    assert.equal(lines.length, 5);
    for (const line of lines) assertPlausible(boardOf(shape, line), 80);
  });
});
