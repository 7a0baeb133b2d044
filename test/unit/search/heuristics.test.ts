import assert from 'node:assert/strict';
import { BLANK, type Board, type Shape, blankCell, makeBoard } from '../../../src/puzzle/board.js';
import { GOAL_NAMES, namedGoal } from '../../../src/puzzle/goals.js';
import { MOVES, NO_CELL, moveTable } from '../../../src/puzzle/moves.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { unrank } from '../../../src/puzzle/rank.js';
import { runToEnd } from '../../../src/search/drive.js';
import { depthOf, explore } from '../../../src/search/exploration.js';
import type { Heuristic, HeuristicId } from '../../../src/search/heuristics/heuristic.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import { columnsOf, rowsOf } from '../../../src/search/heuristics/squares.js';
import { WalkTable } from '../../../src/search/heuristics/walkTable.js';
import { StateSpace } from '../../../src/search/stateSpace.js';
import { ORDERED, eight, seeded } from '../boards.js';

const IDS = Object.keys(HEURISTICS) as HeuristicId[];

/** Which heuristic is never less than which. */
const DOMINANCE: readonly (readonly [HeuristicId, HeuristicId])[] = [
  ['misplaced', 'zero'],
  ['out-of-row-and-column', 'misplaced'],
  ['gaschnig', 'misplaced'],
  ['manhattan', 'out-of-row-and-column'],
  ['linear-conflict', 'manhattan'],
  ['walking-distance', 'manhattan'],
];

const shape = (rows: number, columns: number): Shape => ({ rows, columns });
const nameOf = ({ rows, columns, tiles }: Board) => `${rows}×${columns} ${tiles.join(' ')}`;

function randomGoal(rows: number, columns: number): Board {
  return randomBoard(shape(rows, columns), seeded(97 * rows + columns));
}

function bound(id: HeuristicId, start: Board, goal: Board): number {
  return HEURISTICS[id](goal).evaluate(start.tiles);
}

/** All boards that can reach a goal, by their numbers in the state space. */
interface Boards {
  readonly space: StateSpace;
  readonly numbers: readonly number[];
  /** The true distance, by number. */
  distance(number: number): number;
}

function boardsOf(goal: Board): Boards {
  const space = new StateSpace(goal);
  const { marks } = runToEnd(explore(space, space.indexOf(goal.tiles)));
  const numbers = [...marks.keys()].filter((number) => marks[number] !== 0);
  return { space, numbers, distance: (number) => depthOf(marks[number] ?? 0) };
}

/** @returns what each heuristic says of each board, by number */
function boundsOn({ space, numbers }: Boards, goal: Board): Record<HeuristicId, Uint8Array> {
  const heuristics = IDS.map((id) => HEURISTICS[id](goal));
  const bounds = IDS.map(() => new Uint8Array(space.size));
  const tiles = new Uint8Array(goal.tiles.length);
  for (const number of numbers) {
    const blank = number >> space.orderBits;
    const order = unrank(number & space.orderMask, tiles.length - 1);
    for (let cell = 0; cell < tiles.length; cell++) {
      tiles[cell] = cell === blank ? BLANK : (order[cell < blank ? cell : cell - 1] ?? 0) + 1;
    }
    heuristics.forEach((heuristic, index) => {
      const values = bounds[index];
      if (values) values[number] = heuristic.evaluate(tiles);
    });
  }
  return Object.fromEntries(IDS.map((id, index) => [id, bounds[index]])) as Record<HeuristicId, Uint8Array>;
}

/**
 * Walks from a goal at random, never straight back, and keeps each heuristic up to date.
 * @param visit gets the tiles, the steps taken, and the bounds before and after each step, in the order of IDS
 */
function walk(
  goal: Board,
  steps: number,
  visit: (
    heuristics: Heuristic[],
    tiles: Uint8Array,
    step: number,
    before: number[],
    after: number[],
  ) => void,
): void {
  const random = seeded(steps + goal.tiles.length);
  const next = moveTable(goal);
  const heuristics = IDS.map((id) => HEURISTICS[id](goal));
  const tiles = Uint8Array.from(goal.tiles);
  let before = heuristics.map((heuristic) => heuristic.evaluate(tiles));
  let [blank, last] = [blankCell(goal), NO_CELL];
  for (let step = 1; step <= steps; step++) {
    const targets = MOVES.map((_, move) => next[4 * blank + move] ?? NO_CELL).filter(
      (target) => target !== NO_CELL && target !== last,
    );
    const target = targets[Math.floor(random() * targets.length)] ?? last;
    const tile = tiles[target] ?? BLANK;
    tiles[blank] = tile;
    tiles[target] = BLANK;
    const after = heuristics.map((heuristic, index) =>
      heuristic.update(before[index] ?? NaN, tiles, tile, target, blank),
    );
    visit(heuristics, tiles, step, before, after);
    [before, last, blank] = [after, blank, target];
  }
}

describe('the heuristics', () => {
  const exhaustive = [
    ...GOAL_NAMES.map((name) => namedGoal(name, shape(3, 3))),
    ...[shape(2, 2), shape(2, 3), shape(3, 2), shape(2, 4)].flatMap(({ rows, columns }) => [
      namedGoal('blank-last', shape(rows, columns)),
      randomGoal(rows, columns),
    ]),
  ];

  for (const goal of exhaustive) {
    it(`are admissible and consistent and keep their order on all boards that reach ${nameOf(goal)}`, () => {
      const boards = boardsOf(goal);
      const { space, numbers } = boards;
      const bounds = boundsOn(boards, goal);
      const root = space.indexOf(goal.tiles);
      // Moves up and to the left are enough: each other move takes back one of them.
      const neighbours = [MOVES.indexOf('u'), MOVES.indexOf('l')].map((move) =>
        numbers.map((number) => space.after(number, move)),
      );
      for (const id of IDS) {
        const values = bounds[id];
        assert.equal(values[root], 0, id);
        const above = numbers.filter((number) => (values[number] ?? NaN) > boards.distance(number)).length;
        let jumps = 0;
        for (const others of neighbours) {
          others.forEach((other, index) => {
            if (other < 0) return;
            const change = (values[other] ?? NaN) - (values[numbers[index] ?? NaN] ?? NaN);
            if (!(Math.abs(change) <= 1)) jumps++;
          });
        }
        assert.deepEqual({ id, above, jumps }, { id, above: 0, jumps: 0 });
      }
      for (const [more, less] of DOMINANCE) {
        const [high, low] = [bounds[more], bounds[less]];
        const wrong = numbers.filter((number) => (high[number] ?? NaN) < (low[number] ?? NaN)).length;
        assert.equal(wrong, 0, `${more} is less than ${less}`);
      }
    });
  }

  const walked = [
    ...[shape(2, 2), shape(2, 5), shape(3, 3), shape(3, 4), shape(4, 3), shape(4, 4), shape(4, 5)],
    ...[shape(5, 5), shape(7, 2), shape(6, 7)],
  ];

  for (const { rows, columns } of walked) {
    it(`are kept up to date, admissible and consistent along walks on ${rows}×${columns}`, () => {
      const goals = GOAL_NAMES.map((name) => namedGoal(name, shape(rows, columns)));
      for (const goal of [...goals, randomGoal(rows, columns)]) {
        walk(goal, 1000, (heuristics, tiles, step, before, after) => {
          heuristics.forEach((heuristic, index) => {
            const [was, is] = [before[index] ?? NaN, after[index] ?? NaN];
            if (is === heuristic.evaluate(tiles) && is <= step && Math.abs(is - was) <= 1) return;
            assert.fail(`${IDS[index]} says ${is} after ${was} at step ${step} of ${nameOf(goal)}`);
          });
          for (const [more, less] of DOMINANCE) {
            const [high, low] = [after[IDS.indexOf(more)] ?? NaN, after[IDS.indexOf(less)] ?? NaN];
            if (high < low) assert.fail(`${more} is less than ${less} at step ${step} of ${nameOf(goal)}`);
          }
        });
      }
    });
  }

  it('stay below the distance of the transposed 4×4 board, 72', () => {
    const start = makeBoard(4, 4, [1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 4, 8, 12, 0]);
    for (const id of IDS) assert.ok(bound(id, start, namedGoal('blank-last', start)) <= 72, id);
  });
});

describe('misplaced tiles and Manhattan distance', () => {
  it('leave the blank out', () => {
    assert.equal(bound('misplaced', eight('1x2345678'), eight('x12345678')), 1);
    assert.equal(bound('manhattan', eight('12345x786'), ORDERED), 1);
  });
});

describe("Gaschnig's heuristic", () => {
  it('is the distance when the blank may change places with any tile, on all 2×3 boards', () => {
    for (const goal of [namedGoal('blank-last', shape(2, 3)), randomGoal(2, 3)]) {
      const heuristic = HEURISTICS.gaschnig(goal);
      const distances = new Map([[goal.tiles.join(), 0]]);
      for (const [key, distance] of distances) {
        const tiles = key.split(',').map(Number);
        assert.equal(heuristic.evaluate(tiles), distance);
        for (const tile of tiles) {
          const other = tiles.map((here) => (here === BLANK ? tile : here === tile ? BLANK : here)).join();
          if (!distances.has(other)) distances.set(other, distance + 1);
        }
      }
      assert.equal(distances.size, 720);
    }
  });
});

describe('linear conflict', () => {
  it('counts the tiles that must leave a line, not the pairs in conflict', () => {
    assert.equal(bound('manhattan', eight('31245678x'), ORDERED), 4);
    assert.equal(bound('linear-conflict', eight('31245678x'), ORDERED), 6);
    // Seven pairs are in conflict, which would make 28; the distance is 26.
    assert.equal(bound('manhattan', eight('78x654123'), ORDERED), 14);
    assert.equal(bound('linear-conflict', eight('78x654123'), ORDERED), 24);
  });

  it('is Manhattan distance and twice the fewest tiles, on random boards', () => {
    const random = seeded(11);
    for (const size of [shape(3, 4), shape(4, 4), shape(5, 5)]) {
      const goal = randomBoard(size, random);
      for (let count = 0; count < 300; count++) {
        // Few exchanges leave many tiles in their lines.
        const tiles = [...goal.tiles];
        for (let exchange = 0; exchange < 12; exchange++) {
          const line = Math.floor(random() * size.rows) * size.columns;
          const [a, b] = [0, 0].map(() => line + Math.floor(random() * size.columns)) as [number, number];
          [tiles[a], tiles[b]] = [tiles[b] ?? 0, tiles[a] ?? 0];
        }
        const start = makeBoard(size.rows, size.columns, tiles);
        const expected = bound('manhattan', start, goal) + 2 * fewestLeaving(start, goal);
        assert.equal(bound('linear-conflict', start, goal), expected, nameOf(start));
      }
    }
  });
});

/** @returns the tiles that must leave the lines of a board, found by trying all sets of tiles to leave */
function fewestLeaving(start: Board, goal: Board): number {
  return [rowsOf(start), columnsOf(start)].reduce((sum, lineOf) => {
    const lines = Math.max(...lineOf) + 1;
    for (let line = 0; line < lines; line++) {
      // The tiles that are in their line, in the order of the board; as numbers, their homes.
      const homes = start.tiles
        .filter((tile, cell) => tile !== BLANK && lineOf[cell] === line)
        .map((tile) => goal.tiles.indexOf(tile))
        .filter((home) => lineOf[home] === line);
      const stays = Array.from({ length: 1 << homes.length }, (_, set) =>
        homes.filter((_home, index) => (set >> index) & 1),
      ).filter((kept) => kept.every((home, index) => index === 0 || home > (kept[index - 1] ?? 0)));
      sum += homes.length - Math.max(...stays.map((kept) => kept.length));
    }
    return sum;
  }, 0);
}

describe('walking distance', () => {
  it('has the known number of patterns: 105 a direction on 3×3, 24,964 on 4×4', () => {
    for (const [side, patterns] of [
      [3, 105],
      [4, 24_964],
    ] as const) {
      const goal = namedGoal('blank-last', shape(side, side));
      assert.equal(new WalkTable(goal, rowsOf(goal)).patterns, patterns);
    }
  });

  it('is the distance when tiles of a row, and then of a column, may be put in any order', () => {
    const random = seeded(5);
    for (const [rows, columns] of [
      [3, 3],
      [2, 4],
      [4, 2],
    ] as const) {
      const goal = randomGoal(rows, columns);
      const byRows = distancesAcross(goal, rowsOf(goal));
      const byColumns = distancesAcross(goal, columnsOf(goal));
      for (let count = 0; count < 300; count++) {
        const start = randomBoard(goal, random);
        const expected =
          (byRows.get(gathered(start.tiles, rowsOf(goal))) ?? NaN) +
          (byColumns.get(gathered(start.tiles, columnsOf(goal))) ?? NaN);
        assert.equal(bound('walking-distance', start, goal), expected, nameOf(start));
      }
    }
  });
});

/** @returns the tiles of each line in the order of their numbers, as text */
function gathered(tiles: readonly number[], lineOf: Uint8Array): string {
  const lines: number[][] = [];
  tiles.forEach((tile, cell) => (lines[lineOf[cell] ?? 0] ??= []).push(tile));
  return lines.map((line) => line.sort((a, b) => a - b).join(' ')).join(' / ');
}

/** @returns for boards with their lines gathered, the moves from line to line that they need */
function distancesAcross(goal: Board, lineOf: Uint8Array): Map<string, number> {
  const distances = new Map([[gathered(goal.tiles, lineOf), 0]]);
  for (const [key, distance] of distances) {
    const lines = key.split(' / ').map((line) => line.split(' ').map(Number));
    const blank = lines.findIndex((line) => line.includes(BLANK));
    for (const other of [blank - 1, blank + 1]) {
      for (const tile of lines[other] ?? []) {
        const exchanged = lines.map((line) =>
          line
            .map((here) => (here === BLANK ? tile : here === tile ? BLANK : here))
            .sort((a, b) => a - b)
            .join(' '),
        );
        const after = exchanged.join(' / ');
        if (!distances.has(after)) distances.set(after, distance + 1);
      }
    }
  }
  return distances;
}
