import assert from 'node:assert/strict';
import {
  type Board,
  type Shape,
  BLANK,
  MAX_SIDE,
  MIN_SIDE,
  cellCount,
  sameBoard,
} from '../../../src/puzzle/board.js';
import { MOVES, OPPOSITE, blankAfter, boardsAlong } from '../../../src/puzzle/moves.js';
import { testParity } from '../../../src/puzzle/parity.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { type Random, randomBoard } from '../../../src/puzzle/random.js';
import { unrank } from '../../../src/puzzle/rank.js';
import { constructive } from '../../../src/search/constructive.js';
import { carryBound } from '../../../src/search/constructive/bounds.js';
import { fillingOrder } from '../../../src/search/constructive/lines.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import type { Found } from '../../../src/search/search.js';
import { OPTIONS, ORDERED, seeded } from '../boards.js';

const SIDES = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index);
const SHAPES = SIDES.flatMap((rows) => SIDES.map((columns): Shape => ({ rows, columns })));

/** @returns the problem, two tiles of its start exchanged when it is not solvable as it is */
function solvable({ start, goal }: Problem): Problem {
  if (testParity({ start, goal }).solvable) return { start, goal };
  const renamed = start.tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
  return { start: { ...start, tiles: renamed }, goal };
}

function randomProblem(shape: Shape, random: Random): Problem {
  return solvable({ start: randomBoard(shape, random), goal: randomBoard(shape, random) });
}

/** Solves a problem, and checks that the moves lead from its start to its goal. */
function solved(problem: Problem): Found {
  const found = runToEnd(constructive.search(problem, OPTIONS));
  const last = boardsAlong(problem.start, found.moves).at(-1);
  assert.ok(
    last && sameBoard(last, problem.goal),
    `${problem.start.tiles.join()} → ${problem.goal.tiles.join()}`,
  );
  return found;
}

function allBoards(shape: Shape, count: number): Board[] {
  return Array.from({ length: count }, (_, index) => ({ ...shape, tiles: unrank(index, cellCount(shape)) }));
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number > (numbers[index - 1] ?? -1));
}

describe('the constructive algorithm', () => {
  it('solves random problems of every shape, the goal’s blank anywhere', () => {
    const random = seeded(11);
    for (const shape of SHAPES) {
      assert.ok(constructive.accepts(shape));
      for (let draw = 0; draw < 2; draw++) solved(randomProblem(shape, random));
    }
  });

  it('solves towards every square of the blank', () => {
    const random = seeded(12);
    for (const shape of [
      { rows: 4, columns: 4 },
      { rows: 2, columns: 6 },
      { rows: 7, columns: 2 },
      { rows: 3, columns: 5 },
    ]) {
      for (let blank = 0; blank < cellCount(shape); blank++) {
        const goal = { ...shape, tiles: Array.from({ length: cellCount(shape) }, (_, cell) => cell) };
        goal.tiles.splice(blank, 0, ...goal.tiles.splice(0, 1));
        for (let draw = 0; draw < 3; draw++) solved(solvable({ start: randomBoard(shape, random), goal }));
      }
    }
  });

  it('needs no move when the start is the goal', () => {
    const random = seeded(13);
    for (const shape of SHAPES) {
      const board = randomBoard(shape, random);
      assert.deepEqual(solved({ start: board, goal: board }).moves, []);
    }
  });

  it('finds shortest ways for all problems on 2×2 and 2×3', () => {
    const square = allBoards({ rows: 2, columns: 2 }, 24);
    const wide = allBoards({ rows: 2, columns: 3 }, 720);
    // What tiles are called does not matter, so one goal for each square of the blank stands for all.
    const goals = wide.filter(({ tiles }) => isAscending(tiles.filter((tile) => tile !== BLANK)));
    for (const [starts, ends] of [
      [square, square],
      [wide, goals],
    ] as const) {
      for (const goal of ends) {
        const table = runToEnd(DistanceTable.build(goal));
        for (const start of starts) {
          const distance = table.distance({ start, goal });
          if (distance !== undefined) assert.equal(solved({ start, goal }).moves.length, distance);
        }
      }
    }
  });

  it('is never shorter than the shortest on 3×3, and not twice as long on average', () => {
    const table = runToEnd(DistanceTable.build(ORDERED));
    const random = seeded(14);
    let [made, needed] = [0, 0];
    for (let draw = 0; draw < 300; draw++) {
      const problem = solvable({ start: randomBoard(ORDERED, random), goal: ORDERED });
      const { length } = solved(problem).moves;
      const distance = table.distance(problem) ?? Infinity;
      assert.ok(length >= distance);
      made += length;
      needed += distance;
    }
    assert.ok(made < 2 * needed);
  });

  it('takes some 2,250 moves on 10×10 and never takes one back at once', () => {
    const random = seeded(15);
    const moves = Array.from(
      { length: 10 },
      () => solved(randomProblem({ rows: 10, columns: 10 }, random)).moves,
    );
    const total = moves.reduce((sum, { length }) => sum + length, 0);
    assert.ok(total / moves.length < 2500);
    for (const way of moves) {
      assert.ok(way.every((move, index) => way[index - 1] !== OPPOSITE[move]));
    }
  });

  it('counts the nodes of its searches', () => {
    const goal: Board = { rows: 2, columns: 2, tiles: [1, 2, 3, 0] };
    const { counts } = solved({ start: { rows: 2, columns: 2, tiles: [1, 2, 0, 3] }, goal });
    // The start is expanded: u and r are made. The one on the right is nearer, and done.
    assert.deepEqual(counts, { expanded: 1, generated: 3, largestFrontier: 2 });
  });
});

describe('the filling order', () => {
  it('takes every square once and leaves the blank in the rest', () => {
    const random = seeded(16);
    for (const shape of SHAPES) {
      const goal = randomBoard(shape, random);
      const { lines, rest } = fillingOrder(goal);
      const squares = [...lines.flat(), ...rest].sort((a, b) => a - b);
      assert.deepEqual(
        squares,
        Array.from({ length: cellCount(shape) }, (_, square) => square),
      );
      assert.ok(rest.includes(goal.tiles.indexOf(BLANK)));
      assert.ok(rest.length <= 6);
    }
  });
});

describe('the bound on carrying a tile', () => {
  const shape = { rows: 7, columns: 7 };
  const squares = Array.from({ length: 49 }, (_, square) => square);

  it('is lowered by 1 at most by a move, and 0 only at home', () => {
    for (const home of [0, 3, 24, 48]) {
      for (const tile of squares) {
        for (const blank of squares.filter((square) => square !== tile)) {
          const bound = carryBound(blank, tile, home, shape.columns);
          assert.equal(bound === 0, tile === home);
          for (const move of MOVES) {
            const target = blankAfter(shape, blank, move);
            if (target === undefined) continue;
            const after = carryBound(target, target === tile ? blank : tile, home, shape.columns);
            assert.ok(after >= bound - 1);
          }
        }
      }
    }
  });
});
