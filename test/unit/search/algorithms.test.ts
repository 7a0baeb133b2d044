import assert from 'node:assert/strict';
import { type Board, makeBoard, sameBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { boardsAlong } from '../../../src/puzzle/moves.js';
import { testParity } from '../../../src/puzzle/parity.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { unrank } from '../../../src/puzzle/rank.js';
import { ALGORITHMS, algorithmFor } from '../../../src/search/algorithms.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import type { Algorithm, SearchEvent } from '../../../src/search/search.js';
import { solve } from '../../../src/search/solve.js';
import { OPTIONS, ORDERED, SMALL_SHAPES, eight, eightProblem, seeded, walked } from '../boards.js';

/** How many boards are at each distance from 1 2 3 / 4 5 6 / 7 8 x: Reinefeld, IJCAI 1993. */
const BOARDS_AT = [
  1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
  17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

const ALL = Array.from({ length: 362_880 }, (_, index): Board => ({
  rows: 3,
  columns: 3,
  tiles: unrank(index, 9),
}));

function movesOf(problem: Problem, algorithm: Algorithm): string | undefined {
  const solution = runToEnd(solve(problem, algorithm, OPTIONS));
  return solution.kind === 'solved' ? solution.moves.join('') : undefined;
}

describe('the distance table', () => {
  const table = runToEnd(DistanceTable.build(ORDERED));

  it('has as many boards at each distance as are known, and agrees with the parity test on all 362,880', () => {
    const counts: number[] = BOARDS_AT.map(() => 0);
    for (const start of ALL) {
      const problem = { start, goal: ORDERED };
      const distance = table.distance(problem);
      assert.equal(distance !== undefined, testParity(problem).solvable);
      if (distance !== undefined) counts[distance] = (counts[distance] ?? 0) + 1;
    }
    assert.deepEqual(counts, BOARDS_AT);
  });

  it('knows the two boards that are 31 moves away', () => {
    const furthest = ALL.filter((start) => table.distance({ start, goal: ORDERED }) === 31);
    assert.deepEqual(furthest.map(({ tiles }) => tiles.join('')).sort(), ['647850321', '867254301']);
  });

  it('serves goals that differ by names alone', () => {
    const random = seeded(7);
    for (let draw = 0; draw < 20; draw++) {
      const [start, goal] = [randomBoard(ORDERED, random), eight('8372415x6'.replace('x', '0'))];
      const moves = runToEnd(DistanceTable.build(goal)).solution({ start, goal })?.join('');
      assert.equal(moves, movesOf({ start, goal }, ALGORITHMS['ida-star']));
    }
  });
});

describe('optimal algorithms', () => {
  const table = runToEnd(DistanceTable.build(ORDERED));
  const optimal = Object.values(ALGORITHMS).filter((algorithm) => algorithm.optimal);
  /** Those that take milliseconds for any board, not a large part of a second. */
  const quick = optimal.filter(
    ({ id }) => !['iterative-deepening', 'uniform-cost', 'reverse-breadth-first'].includes(id),
  );

  function assertAgreement(problem: Problem, algorithms: readonly Algorithm[]): void {
    const expected = table.solution(problem)?.join('');
    for (const algorithm of algorithms) assert.equal(movesOf(problem, algorithm), expected, algorithm.id);
  }

  it('return the canonical solution of the judge’s sample', () => {
    const problem = eightProblem('23415x768');
    for (const algorithm of optimal) assert.equal(movesOf(problem, algorithm), 'ullddrurdllurdruldr');
  });

  it('agree letter by letter on the 223 boards at 30 and 31 moves', () => {
    const hard = ALL.filter((start) => (table.distance({ start, goal: ORDERED }) ?? 0) >= 30);
    assert.equal(hard.length, 223);
    for (const start of hard) assertAgreement({ start, goal: ORDERED }, quick);
  });

  it('agree letter by letter on 1,000 random boards, solvable and not', () => {
    const random = seeded(20261130);
    for (let draw = 0; draw < 1000; draw++)
      assertAgreement({ start: randomBoard(ORDERED, random), goal: ORDERED }, draw < 8 ? optimal : quick);
  });

  it('agree on any start and goal of small shapes', () => {
    const random = seeded(3);
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [3, 2],
      [2, 4],
      [4, 2],
      [3, 3],
    ] as const) {
      for (let draw = 0; draw < 20; draw++) {
        const problem = {
          start: randomBoard({ rows, columns }, random),
          goal: randomBoard({ rows, columns }, random),
        };
        const expected = runToEnd(DistanceTable.build(problem.goal)).solution(problem)?.join('');
        for (const algorithm of optimal) {
          assert.equal(movesOf(problem, algorithm), expected, `${algorithm.id} on ${rows}×${columns}`);
        }
      }
    }
  });

  it('reach the goal from one end of a pair to the other', () => {
    const problem = eightProblem('123804765', '123784065');
    for (const algorithm of optimal) {
      const moves = movesOf(problem, algorithm);
      assert.equal(moves?.length, 2);
      const last = boardsAlong(problem.start, Array.from(moves) as never).at(-1);
      assert.ok(last && sameBoard(last, problem.goal));
    }
  });

  it('need no move when the start is the goal', () => {
    for (const algorithm of optimal) assert.equal(movesOf(eightProblem('12345678x'), algorithm), '');
  });

  it('search nothing when the parities differ', () => {
    for (const algorithm of optimal) {
      const solution = runToEnd(solve(eightProblem('12345687x'), algorithm, OPTIONS));
      assert.equal(solution.kind, 'unsolvable');
    }
  });
});

describe('the figures', () => {
  it('of breadth-first search are those of the problem', () => {
    // One move away: the start is expanded, and its successors are made up to the goal (u, then l).
    const solution = runToEnd(
      solve(eightProblem('1234567x8', '123456x78'), ALGORITHMS['breadth-first'], OPTIONS),
    );
    assert.ok(solution.kind === 'solved');
    assert.deepEqual(solution.counts, { expanded: 1, generated: 3, largestFrontier: 2 });
  });

  it('of IDA* are those of the problem', () => {
    // The move up is made and cut, the move left is made and is the goal.
    const solution = runToEnd(solve(eightProblem('1234567x8', '123456x78'), ALGORITHMS['ida-star'], OPTIONS));
    assert.ok(solution.kind === 'solved');
    assert.deepEqual(solution.counts, { expanded: 1, generated: 3, largestFrontier: 2 });
  });
});

describe('best-first searches of more than nine squares', () => {
  it('find the canonical solution where they are optimal', () => {
    const random = seeded(41);
    const goal = namedGoal('blank-last', { rows: 2, columns: 5 });
    for (let draw = 0; draw < 6; draw++) {
      const problem = { start: randomBoard(goal, random), goal };
      assert.equal(movesOf(problem, ALGORITHMS['a-star']), movesOf(problem, ALGORITHMS['ida-star']));
    }
    // Without a heuristic, a board that is near.
    const start = boardsAlong(goal, Array.from('ulldllurrdlu') as never).at(-1) ?? goal;
    const expected = movesOf({ start, goal }, ALGORITHMS['ida-star']);
    assert.equal(movesOf({ start, goal }, ALGORITHMS['uniform-cost']), expected);
  });

  it('find a way where they are not, and are not taken in place of another', () => {
    const random = seeded(42);
    const goal = namedGoal('spiral', { rows: 4, columns: 4 });
    for (let draw = 0; draw < 6; draw++) {
      const problem = { start: randomBoard(goal, random), goal };
      for (const id of ['weighted-a-star', 'greedy-best-first'] as const) {
        const moves = movesOf(problem, ALGORITHMS[id]);
        assert.equal(moves === undefined, !testParity(problem).solvable);
        if (moves === undefined) continue;
        assert.deepEqual(boardsAlong(problem.start, Array.from(moves) as never).at(-1), goal);
      }
    }
    assert.equal(algorithmFor({ rows: 5, columns: 5 }, 'a-star').id, 'anytime');
  });
});

describe('the choice of an algorithm', () => {
  it('falls to one that takes the shape', () => {
    assert.equal(algorithmFor({ rows: 3, columns: 3 }, 'breadth-first').id, 'breadth-first');
    assert.equal(algorithmFor({ rows: 4, columns: 4 }, 'breadth-first').id, 'ida-star');
  });

  it('goes on to what takes any board', () => {
    assert.equal(algorithmFor({ rows: 5, columns: 5 }, 'ida-star').id, 'anytime');
    assert.equal(algorithmFor({ rows: 2, columns: 10 }, 'a-star').id, 'anytime');
    assert.equal(algorithmFor({ rows: 10, columns: 10 }, 'constructive').id, 'constructive');
  });
});

describe('algorithms that promise no shortest solution', () => {
  const table = runToEnd(DistanceTable.build(ORDERED));

  for (const algorithm of Object.values(ALGORITHMS).filter(({ optimal }) => !optimal)) {
    it(`${algorithm.id} finds a way to the goal`, () => {
      const random = seeded(5);
      for (let draw = 0; draw < 12; draw++) {
        const problem = { start: randomBoard(ORDERED, random), goal: ORDERED };
        const distance = table.distance(problem);
        const moves = movesOf(problem, algorithm);
        assert.equal(moves === undefined, distance === undefined);
        if (moves === undefined || distance === undefined) continue;
        const last = boardsAlong(problem.start, Array.from(moves) as never).at(-1);
        assert.deepEqual(last, ORDERED);
        assert.ok(moves.length >= distance);
        if (algorithm.id === 'weighted-a-star') assert.ok(moves.length <= OPTIONS.weight * distance);
      }
    });
  }
});

describe('heuristics in a search', () => {
  const table = runToEnd(DistanceTable.build(ORDERED));
  const informed = Object.values(ALGORITHMS).filter((algorithm) => algorithm.informed && algorithm.optimal);

  for (const [id, heuristic] of Object.entries(HEURISTICS)) {
    it(`${id} leads to the canonical solution`, () => {
      const random = seeded(9);
      for (let draw = 0; draw < 10; draw++) {
        const problem = { start: randomBoard(ORDERED, random), goal: ORDERED };
        const expected = table.solution(problem)?.join('');
        for (const algorithm of informed) {
          const solution = runToEnd(solve(problem, algorithm, { ...OPTIONS, heuristic }));
          assert.equal(
            solution.kind === 'solved' ? solution.moves.join('') : undefined,
            expected,
            algorithm.id,
          );
        }
      }
    });
  }

  it('a better one expands fewer nodes', () => {
    const problem = eightProblem('8672543x1');
    const expanded = (['zero', 'misplaced', 'manhattan', 'linear-conflict'] as const).map((id) => {
      const solution = runToEnd(
        solve(problem, ALGORITHMS['a-star'], { ...OPTIONS, heuristic: HEURISTICS[id] }),
      );
      return solution.kind === 'solved' ? solution.counts.expanded : 0;
    });
    assert.deepEqual(
      expanded,
      [...expanded].sort((a, b) => b - a),
    );
    assert.ok((expanded[0] ?? 0) > 10 * (expanded[3] ?? Infinity));
  });
});

describe('an observer', () => {
  for (const algorithm of Object.values(ALGORITHMS).filter(
    ({ id }) => id !== 'constructive' && id !== 'anytime',
  )) {
    it(`is told of every node of ${algorithm.id}, and changes nothing`, () => {
      const problem = eightProblem('1234x5786');
      const events: SearchEvent[] = [];
      const watched = runToEnd(
        algorithm.search(problem, { ...OPTIONS, observer: (event) => events.push(event) }),
      );
      assert.deepEqual(watched, runToEnd(algorithm.search(problem, OPTIONS)));
      const count = (kind: SearchEvent['kind']) => events.filter((event) => event.kind === kind).length;
      assert.equal(count('expanded'), watched.counts.expanded);
      // The boards that a search, or one of its rounds, starts from are generated by no move.
      const roots = Math.max(1, count('bound')) + (algorithm.id === 'bidirectional' ? 1 : 0);
      assert.equal(count('generated') + roots, watched.counts.generated);
      for (const event of events) {
        if (event.kind !== 'bound') assert.doesNotThrow(() => makeBoard(3, 3, event.tiles));
      }
    });
  }

  // Unwatched, a search goes by lists of the steps that are not cut; watched, it looks at every step.
  for (const id of ['zero', 'misplaced', 'out-of-row-and-column', 'manhattan'] as const) {
    it(`changes nothing in IDA* with ${id}, on boards of any shape`, () => {
      const random = seeded(5);
      for (const shape of [...SMALL_SHAPES, { rows: 3, columns: 4 }, { rows: 4, columns: 4 }]) {
        for (const moves of [3, 12, 24]) {
          const problem = walked(randomBoard(shape, random), moves, random);
          const options = { ...OPTIONS, heuristic: HEURISTICS[id] };
          const search = ALGORITHMS['ida-star'].search(problem, { ...options, observer: () => undefined });
          assert.deepEqual(runToEnd(search), runToEnd(ALGORITHMS['ida-star'].search(problem, options)));
        }
      }
    });
  }
});
