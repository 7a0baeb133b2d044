import assert from 'node:assert/strict';
import { makeBoard, sameBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { boardsAlong } from '../../../src/puzzle/moves.js';
import { testParity } from '../../../src/puzzle/parity.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { type Way, bestFirst } from '../../../src/search/bestFirst.js';
import { BoardTable, NOT_THERE } from '../../../src/search/boardTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { hashedBestFirst } from '../../../src/search/hashedBestFirst.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import { linearConflict } from '../../../src/search/heuristics/linearConflict.js';
import { manhattan } from '../../../src/search/heuristics/manhattan.js';
import { zero } from '../../../src/search/heuristics/zero.js';
import { idaStar } from '../../../src/search/idaStar.js';
import type { SearchEvent } from '../../../src/search/search.js';
import { Zobrist } from '../../../src/search/zobrist.js';
import { OPTIONS, eightProblem, seeded } from '../boards.js';

const aStar = (made: number, estimate: number) => made + estimate;
const weighted = (made: number, estimate: number) => made + 3 * estimate;
const greedy = (_made: number, estimate: number) => estimate;

function randomProblems(rows: number, columns: number, count: number, seed: number): Problem[] {
  const random = seeded(seed);
  const goal = namedGoal('blank-last', { rows, columns });
  const problems: Problem[] = [];
  while (problems.length < count) {
    const problem = { start: randomBoard(goal, random), goal };
    if (testParity(problem).solvable) problems.push(problem);
  }
  return problems;
}

function assertSolves({ start, goal }: Problem, { moves }: Way): void {
  const last = boardsAlong(start, moves).at(-1);
  assert.ok(last && sameBoard(last, goal));
}

describe('best-first search over hashed boards', () => {
  it('finds ways as short as those of A* over numbered boards, with each heuristic', () => {
    for (const heuristic of Object.values(HEURISTICS)) {
      for (const problem of randomProblems(3, 3, 8, 31)) {
        const way = runToEnd(hashedBestFirst(problem, heuristic(problem.goal), aStar));
        assertSolves(problem, way);
        const expected = runToEnd(bestFirst(problem, heuristic(problem.goal), aStar));
        assert.equal(way.moves.length, expected.moves.length);
      }
    }
  });

  it('is uniform-cost search without a heuristic', () => {
    for (const problem of randomProblems(2, 4, 5, 32)) {
      const made = (moves: number) => moves;
      const { moves } = runToEnd(hashedBestFirst(problem, zero(problem.goal), made));
      assert.equal(moves.length, runToEnd(bestFirst(problem, zero(problem.goal), made)).moves.length);
    }
  });

  it('finds shortest ways on 3×4, as IDA* does', () => {
    for (const problem of randomProblems(3, 4, 3, 33)) {
      const way = runToEnd(hashedBestFirst(problem, linearConflict(problem.goal), aStar));
      assertSolves(problem, way);
      const expected = runToEnd(idaStar.search(problem, { ...OPTIONS, heuristic: linearConflict }));
      assert.equal(way.moves.length, expected.moves.length);
    }
  });

  it('solves larger boards when it goes straighter for the goal', () => {
    for (const problem of [...randomProblems(4, 4, 5, 34), ...randomProblems(5, 5, 3, 35)]) {
      for (const priority of [weighted, greedy]) {
        assertSolves(problem, runToEnd(hashedBestFirst(problem, linearConflict(problem.goal), priority)));
      }
    }
  });

  it('needs no move when the start is the goal, of any shape', () => {
    const random = seeded(36);
    for (const [rows, columns] of [
      [2, 2],
      [2, 10],
      [10, 10],
    ] as const) {
      const board = randomBoard({ rows, columns }, random);
      const { moves, counts } = runToEnd(
        hashedBestFirst({ start: board, goal: board }, manhattan(board), aStar),
      );
      assert.deepEqual(moves, []);
      assert.deepEqual(counts, { expanded: 0, generated: 1, largestFrontier: 1 });
    }
  });

  it('tells the boards that it holds, more and more of them', () => {
    const [problem] = randomProblems(10, 10, 1, 37);
    assert.ok(problem);
    const search = hashedBestFirst(problem, manhattan(problem.goal), aStar);
    let held = 0;
    for (let rest = 0; rest < 20; rest++) {
      const step = search.next();
      assert.ok(!step.done && (step.value.held ?? 0) > held);
      held = step.value.held ?? 0;
      assert.ok(held <= step.value.generated);
    }
  });

  it('tells an observer of every node, and is not changed by it', () => {
    const problem = eightProblem('1234x5786');
    for (const priority of [aStar, weighted, greedy]) {
      const events: SearchEvent[] = [];
      const watched = runToEnd(
        hashedBestFirst(problem, manhattan(problem.goal), priority, (event) => events.push(event)),
      );
      assert.deepEqual(watched, runToEnd(hashedBestFirst(problem, manhattan(problem.goal), priority)));
      const count = (kind: SearchEvent['kind']) => events.filter((event) => event.kind === kind).length;
      assert.equal(count('expanded'), watched.counts.expanded);
      assert.equal(count('generated') + 1, watched.counts.generated);
      for (const event of events) {
        if (event.kind !== 'bound') assert.doesNotThrow(() => makeBoard(3, 3, event.tiles));
      }
    }
  });
});

describe('a table of boards', () => {
  for (const [rows, columns] of [
    [2, 2],
    [4, 4],
    [3, 11 - 2],
    [6, 6],
    [10, 10],
  ] as const) {
    it(`gives ${rows}×${columns} boards back as they were, whatever their hashes`, () => {
      const random = seeded(38);
      const shape = { rows, columns };
      // Few hashes, so that many boards share one and every part has to grow.
      const hash = (index: number) => Math.imul(index >> 2, 0x9e3779b9);
      const boards = new Map<string, number[]>();
      for (let draw = 0; draw < 3000; draw++) {
        const tiles = [...randomBoard(shape, random).tiles];
        boards.set(tiles.join(), tiles);
      }
      const table = new BoardTable(shape);
      const all = [...boards.values()];
      all.forEach((tiles, index) => {
        assert.equal(table.find(tiles, hash(index)), NOT_THERE);
        assert.equal(table.findOrAdd(tiles, hash(index)), index);
      });
      assert.equal(table.size, all.length);
      const tiles = new Uint8Array(rows * columns);
      all.forEach((expected, index) => {
        assert.equal(table.findOrAdd(expected, hash(index)), index);
        assert.equal(table.hash(index), hash(index));
        table.writeTiles(index, tiles);
        assert.deepEqual([...tiles], expected);
      });
    });
  }
});

describe('hashes of boards', () => {
  it('are kept up to date by a move', () => {
    const zobrist = new Zobrist({ rows: 3, columns: 3 });
    const before = zobrist.of([1, 2, 3, 4, 0, 5, 6, 7, 8]);
    const after = zobrist.of([1, 0, 3, 4, 2, 5, 6, 7, 8]);
    assert.notEqual(before, after);
    assert.equal(zobrist.after(before, 2, 1, 4), after);
    assert.equal(zobrist.after(after, 2, 4, 1), before);
  });
});
