import assert from 'node:assert/strict';
import { type Shape, sameBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { MOVES, type Move, boardsAlong } from '../../../src/puzzle/moves.js';
import { testParity } from '../../../src/puzzle/parity.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { type Random, randomBoard } from '../../../src/puzzle/random.js';
import { anytime } from '../../../src/search/anytime.js';
import { BeamSearch } from '../../../src/search/anytime/beamSearch.js';
import { Plan } from '../../../src/search/anytime/plan.js';
import { sweep } from '../../../src/search/anytime/sweep.js';
import { WindowSearch } from '../../../src/search/anytime/windowSearch.js';
import { constructive } from '../../../src/search/constructive.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { linearConflict } from '../../../src/search/heuristics/linearConflict.js';
import type { Progress } from '../../../src/search/search.js';
import { OPTIONS, ORDERED, eight, eightProblem, seeded } from '../boards.js';

/** @returns a solvable problem, start and goal drawn at random */
function randomProblem(shape: Shape, random: Random, goal = randomBoard(shape, random)): Problem {
  for (;;) {
    const problem = { start: randomBoard(shape, random), goal };
    if (testParity(problem).solvable) return problem;
  }
}

function assertSolves({ start, goal }: Problem, moves: readonly Move[]): void {
  const last = boardsAlong(start, moves).at(-1);
  assert.ok(last && sameBoard(last, goal), `${start.tiles.join()} → ${goal.tiles.join()}`);
}

function constructiveLength(problem: Problem): number {
  return runToEnd(constructive.search(problem, OPTIONS)).moves.length;
}

/** Lets a search rest so many times at most. */
function firstRests(problem: Problem, most: number): Progress[] {
  const search = anytime.search(problem, OPTIONS);
  const rests: Progress[] = [];
  for (let step = search.next(); !step.done && rests.length < most; step = search.next()) {
    rests.push(step.value);
  }
  return rests;
}

/** @returns a search's way, or undefined when there is none within the limit */
function wayWithin({ start, goal }: Problem, limit: number): Uint8Array | undefined {
  const search = new WindowSearch(start, limit);
  const [head, tail] = [Uint8Array.from(start.tiles), Uint8Array.from(goal.tiles)];
  let outcome = search.begin(head, tail, limit);
  while (outcome === 'open') outcome = search.goOn(100);
  return outcome === 'found' ? search.way : undefined;
}

const named = (way: ArrayLike<number>) => Array.from(way, (number) => MOVES[number] ?? 'u');

describe('the anytime algorithm', () => {
  it('has a solution at every rest after its first ones, which only becomes shorter', () => {
    const random = seeded(21);
    for (const [rows, columns] of [
      [2, 10],
      [10, 2],
      [5, 5],
      [7, 4],
      [10, 10],
    ] as const) {
      const problem = randomProblem({ rows, columns }, random);
      const rests = firstRests(problem, 3 * rows * columns * (rows + columns));
      const solutions = [...new Set(rests.flatMap(({ best }) => (best ? [best] : [])))];
      for (const moves of solutions) assertSolves(problem, moves);
      const lengths = solutions.map(({ length }) => length);
      const [first = 0, ...shorter] = lengths;
      assert.ok(first <= constructiveLength(problem));
      assert.ok(shorter.length > 0, `${rows}×${columns} is made shorter`);
      shorter.forEach((length, index) => {
        assert.ok(length < (lengths[index] ?? 0));
      });
      const solved = rests.findIndex(({ best }) => best !== undefined);
      assert.ok(rests.slice(solved).every(({ best }) => best !== undefined));
    }
  });

  it('tells a bound that no solution is shorter than, and counts that only grow', () => {
    const table = runToEnd(DistanceTable.build(ORDERED));
    const random = seeded(22);
    for (let draw = 0; draw < 20; draw++) {
      const problem = randomProblem(ORDERED, random, ORDERED);
      let before: Progress | undefined;
      for (const rest of firstRests(problem, 100)) {
        assert.ok(rest.bound <= (table.distance(problem) ?? 0));
        assert.ok(rest.expanded >= (before?.expanded ?? 0) && rest.generated >= (before?.generated ?? 0));
        before = rest;
      }
    }
  });

  it('ends with a shortest solution on 3×3, where a window holds all of it', () => {
    const table = runToEnd(DistanceTable.build(ORDERED));
    const random = seeded(23);
    for (let draw = 0; draw < 40; draw++) {
      const problem = randomProblem(ORDERED, random, ORDERED);
      const { moves } = runToEnd(anytime.search(problem, OPTIONS));
      assertSolves(problem, moves);
      assert.equal(moves.length, table.distance(problem));
    }
  });

  it('halves the constructive solution of 5×5 within some hundred thousand nodes', () => {
    const random = seeded(24);
    const shape = { rows: 5, columns: 5 };
    let [made, constructed] = [0, 0];
    for (let draw = 0; draw < 4; draw++) {
      const problem = randomProblem(shape, random, namedGoal('blank-last', shape));
      made += firstRests(problem, 1000).at(-1)?.best?.length ?? Infinity;
      constructed += constructiveLength(problem);
    }
    assert.ok(made < 0.6 * constructed, `${made} of ${constructed}`);
  });

  it('needs no move when the start is the goal, and ends at once when the first solution is a shortest one', () => {
    const random = seeded(25);
    for (const side of [2, 5, 10]) {
      const board = randomBoard({ rows: side, columns: side }, random);
      const { moves } = runToEnd(anytime.search({ start: board, goal: board }, OPTIONS));
      assert.deepEqual(moves, []);
    }
    const found = runToEnd(anytime.search(eightProblem('1234567x8'), OPTIONS));
    assert.deepEqual(found.moves, ['r']);
    assert.deepEqual(found.counts, runToEnd(constructive.search(eightProblem('1234567x8'), OPTIONS)).counts);
  });
});

describe('the search of a window', () => {
  it('finds a shortest way when it is within the limit, and else none', () => {
    const random = seeded(26);
    for (let draw = 0; draw < 10; draw++) {
      const problem = randomProblem(ORDERED, random);
      const distance = runToEnd(DistanceTable.build(problem.goal)).distance(problem) ?? NaN;
      for (const limit of [distance, distance + 4]) {
        const way = wayWithin(problem, limit);
        assert.equal(way?.length, distance);
        assertSolves(problem, named(way));
      }
      assert.equal(wayWithin(problem, distance - 2), undefined);
    }
  });

  it('finds the way of no moves, and none when not even that is allowed', () => {
    assert.deepEqual(wayWithin({ start: ORDERED, goal: ORDERED }, 0), new Uint8Array());
    assert.equal(wayWithin({ start: ORDERED, goal: ORDERED }, -2), undefined);
  });
});

describe('a plan', () => {
  it('loses what lies between two visits to a board, the loops in loops too', () => {
    const cases = {
      udlr: '',
      rlul: 'ul',
      uldrurdl: 'uldrurdl',
      lurdlurdlurd: '',
      lurdlurdl: 'lurdlurdl',
      ulrdl: 'l',
    };
    for (const [moves, left] of Object.entries(cases)) {
      const plan = new Plan(eight('1234x5678'), Array.from(moves) as Move[]);
      plan.cutLoops();
      assert.equal(plan.moves.join(''), left);
    }
  });

  it('is proven shortest by a sweep whose windows may hold all of it', () => {
    const problem = eightProblem('8672543x1');
    const plan = new Plan(problem.start, runToEnd(constructive.search(problem, OPTIONS)).moves);
    const sweeping = sweep(plan, new WindowSearch(problem.start, plan.length), 1e6);
    let step = sweeping.next();
    while (!step.done) step = sweeping.next();
    assert.ok(step.value);
    assert.equal(plan.length, runToEnd(DistanceTable.build(ORDERED)).distance(problem));
    assertSolves(problem, plan.moves);
  });

  it('stays a solution, and no longer, in a sweep of small windows', () => {
    const problem = randomProblem({ rows: 6, columns: 6 }, seeded(27));
    const before = runToEnd(constructive.search(problem, OPTIONS)).moves;
    const plan = new Plan(problem.start, before);
    const sweeping = sweep(plan, new WindowSearch(problem.start, plan.length), 256);
    let step = sweeping.next();
    while (!step.done) step = sweeping.next();
    assert.equal(step.value, false);
    assert.ok(plan.length < before.length);
    assertSolves(problem, plan.moves);
  });
});

describe('beam search', () => {
  function beam(problem: Problem, width: number, limit: number): BeamSearch {
    const search = new BeamSearch(problem, linearConflict(problem.goal), width, limit, 60);
    const running = search.run(64);
    while (running.next().done !== true);
    return search;
  }

  it('finds a shortest way when the beam is as wide as the space', () => {
    const table = runToEnd(DistanceTable.build(ORDERED));
    const random = seeded(28);
    for (let draw = 0; draw < 5; draw++) {
      const problem = randomProblem(ORDERED, random, ORDERED);
      const { way } = beam(problem, 30_000, 31);
      assert.equal(way.length, table.distance(problem));
      assertSolves(problem, named(way));
    }
  });

  it('comes nearer to the goal when it cannot get there', () => {
    const problem = randomProblem({ rows: 8, columns: 8 }, seeded(29));
    const heuristic = linearConflict(problem.goal);
    const { way, held } = beam(problem, 10, 2000);
    const last = boardsAlong(problem.start, named(way)).at(-1);
    assert.ok(last && heuristic.evaluate(last.tiles) < heuristic.evaluate(problem.start.tiles) / 2);
    assert.ok(held > way.length);
  });

  it('follows no way that must become too long', () => {
    const problem = eightProblem('8672543x1');
    const distance = runToEnd(DistanceTable.build(ORDERED)).distance(problem) ?? 0;
    assert.ok(beam(problem, 30_000, distance - 2).way.length < distance - 2);
  });
});
