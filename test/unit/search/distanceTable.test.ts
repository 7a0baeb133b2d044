import assert from 'node:assert/strict';
import { BLANK, type Board, type Shape, cellCount, makeBoard } from '../../../src/puzzle/board.js';
import { applyMove, boardsAlong } from '../../../src/puzzle/moves.js';
import { orderedBoard } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { DistanceTable, tableKey } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import type { SearchEvent } from '../../../src/search/search.js';
import { solve } from '../../../src/search/solve.js';
import { localSolver } from '../solvers.js';
import { OPTIONS, eight, eightProblem, SMALL_SHAPES, seeded } from '../boards.js';

/** A goal in each square of a shape, the blank in it and the other tiles at random. */
function goalsOf(shape: Shape): Board[] {
  const random = seeded(11);
  return Array.from({ length: cellCount(shape) }, (_, blank) => {
    const names = [0, ...randomBoard(shape, random).tiles.filter((tile) => tile > 0)];
    const { tiles } = orderedBoard(shape, blank);
    return { ...shape, tiles: tiles.map((tile) => names[tile] ?? BLANK) };
  });
}

describe('a distance table', () => {
  it('is shared by all goals that are one turned, mirrored and renamed', () => {
    const keys = (...shapes: Shape[]) => new Set(shapes.flatMap(goalsOf).map(tableKey)).size;
    assert.equal(keys({ rows: 3, columns: 3 }), 3);
    assert.equal(keys({ rows: 2, columns: 3 }, { rows: 3, columns: 2 }), 2);
    assert.equal(keys({ rows: 2, columns: 4 }, { rows: 4, columns: 2 }), 2);
    assert.equal(keys({ rows: 2, columns: 2 }), 1);
  });

  for (const shape of SMALL_SHAPES) {
    it(`made for another goal answers for every ${shape.rows}×${shape.columns} one`, () => {
      const random = seeded(12);
      const tables = new Map<string, DistanceTable>();
      for (const goal of goalsOf(shape)) {
        const table = tables.get(tableKey(goal)) ?? runToEnd(DistanceTable.build(goal));
        tables.set(tableKey(goal), table);
        for (let draw = 0; draw < 20; draw++) {
          const problem = { start: randomBoard(shape, random), goal };
          // Breadth-first search knows nothing of views.
          const solution = runToEnd(solve(problem, ALGORITHMS['breadth-first'], OPTIONS));
          const moves = solution.kind === 'solved' ? solution.moves : undefined;
          assert.deepEqual(table.solution(problem), moves);
          assert.equal(table.distance(problem), moves?.length);
        }
      }
    });
  }

  it('tells its observer boards and moves as the goal has them', () => {
    const goal = makeBoard(4, 2, [3, 0, 1, 5, 7, 2, 6, 4]);
    const expanded: Board[] = [];
    let kept = 0;
    const observer = (event: SearchEvent) => {
      if (event.kind === 'expanded') {
        expanded.push({ ...goal, tiles: event.tiles });
      } else if (event.kind === 'generated') {
        const parent = expanded.at(-1);
        assert.deepEqual(parent && applyMove(parent, event.move)?.tiles, event.tiles);
        if (event.kept) kept++;
      }
    };
    runToEnd(DistanceTable.build(goal, observer));
    assert.deepEqual(expanded[0], goal);
    assert.equal(expanded.length, 20_160);
    assert.equal(kept, 20_159);
  });

  it('leads to the goal from everywhere, a canonical step at a time', () => {
    const goal = eight('123x84765');
    const table = runToEnd(DistanceTable.build(goal));
    const random = seeded(13);
    for (let draw = 0; draw < 200; draw++) {
      const start = randomBoard(goal, random);
      const moves = table.solution({ start, goal });
      if (!moves) continue;
      const boards = boardsAlong(start, moves);
      assert.deepEqual(boards.at(-1)?.tiles, goal.tiles);
      // What is left of a canonical solution is the canonical one of the board that it has come to.
      for (const [step, board] of boards.entries()) {
        assert.deepEqual(table.solution({ start: board, goal }), moves.slice(step));
      }
    }
  });
});

describe('the solver', () => {
  it('knows distances to one goal from the table of another that is its mirror image', async () => {
    const solver = localSolver();
    const mirrored = eightProblem('x12345678', 'x12345678');
    assert.equal(solver.knownDistance(mirrored), undefined);
    assert.equal(await solver.distance(eightProblem('8672543x1')), 31);
    assert.equal(solver.knownDistance(mirrored), 0);
    assert.equal(solver.knownDistance(eightProblem('1234x5678', '1234x5678')), undefined);
  });

  it('tells how many boards there are of each distance, and which', () => {
    const goal = goalsOf({ rows: 2, columns: 3 })[4]!;
    const table = runToEnd(DistanceTable.build(goal));
    const counts = table.distribution();
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      360,
    );
    for (const [distance, count] of counts.entries()) {
      const boards = table.boards(goal, distance, Infinity);
      assert.equal(new Set(boards.map(({ tiles }) => tiles.join(' '))).size, count);
      assert.ok(boards.every((start) => table.distance({ start, goal }) === distance));
    }
    assert.equal(table.longest(), counts.length - 1);
    assert.equal(table.boards(goal, 2, 1).length, 1);
    assert.deepEqual(table.boards(goal, counts.length, 1), []);
  });
});
