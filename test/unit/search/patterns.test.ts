import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { type Board, MAX_SIDE, MIN_SIDE, cellCount } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { MOVES, type Move, applyMove, boardsAlong } from '../../../src/puzzle/moves.js';
import { orderedBoard } from '../../../src/puzzle/problem.js';
import { type Random, randomBoard } from '../../../src/puzzle/random.js';
import { testParity } from '../../../src/puzzle/parity.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { walkingDistance } from '../../../src/search/heuristics/walkingDistance.js';
import { NO_WAY_BACK } from '../../../src/search/patterns/moveAutomaton.js';
import { WHOLE } from '../../../src/search/patterns/patternDive.js';
import { PatternEngine } from '../../../src/search/patterns/patternEngine.js';
import { boundFrom, deepenByPatterns, searchRound } from '../../../src/search/patterns/patternSearch.js';
import { readAutomaton, unpackPatterns } from '../../../src/search/patterns/shipped.js';
import { compactPatterns, makeSmallPatterns } from '../../../src/search/patterns/smallPatterns.js';
import type { Found } from '../../../src/search/search.js';
import { walksTo } from '../../../src/search/patterns/walks.js';
import { seeded, walked } from '../boards.js';
import { boardOf, readCases } from '../cases.js';
import { assertCosts } from '../patternCosts.js';

const FIFTEEN = { rows: 4, columns: 4 };
const GOAL = namedGoal('blank-last', FIFTEEN);
const automaton = readAutomaton(inflateRawSync(readFileSync('media/tables/duplicates.bin')));
const shipped = unpackPatterns(inflateRawSync(readFileSync('media/tables/patterns.bin')));

/** @returns 1 … count in a random order */
function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, at) => ({ name: at + 1, key: random() }));
  return order.sort((a, b) => a.key - b.key).map(({ name }) => name);
}

describe('Small pattern databases', () => {
  for (const [rows, columns, blanks] of [
    [2, 3, [5, 4]],
    [3, 3, [8, 7, 4]],
    [2, 4, [7]],
  ] as const) {
    it(`tell what a pattern and a place of the blank cost on ${rows}×${columns}`, () => {
      for (const blank of blanks) assertCosts(makeSmallPatterns({ rows, columns }, blank));
    });
  }

  it('have each tile in one pattern, and not too many entries, on all shapes', () => {
    for (let rows = MIN_SIDE; rows <= MAX_SIDE; rows++) {
      for (let columns = MIN_SIDE; columns <= MAX_SIDE; columns++) {
        const shape = { rows, columns };
        const cells = cellCount(shape);
        for (const blank of [0, cells - 1, cells >> 1]) {
          const patterns = compactPatterns(shape, blank);
          const tiles = patterns.flat().sort((a, b) => a - b);
          assert.deepEqual(
            tiles,
            Array.from({ length: cells - 1 }, (_, tile) => tile + 1),
          );
          const entries = patterns.reduce((sum, { length }) => sum + cells ** (length + 1), 0);
          assert.ok(entries <= 2 ** 22, `${entries} on ${rows}×${columns}`);
        }
      }
    }
  });
});

describe('The search by patterns', () => {
  it('finds the canonical solution on small boards with any goal', () => {
    const random = seeded(21);
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [3, 2],
      [2, 4],
      [3, 3],
    ] as const) {
      for (let count = 0; count < 60; count++) {
        const [start, goal] = [
          randomBoard({ rows, columns }, random),
          randomBoard({ rows, columns }, random),
        ];
        const problem = { start: count === 0 ? goal : start, goal };
        if (!testParity(problem).solvable) continue;
        const table = runToEnd(DistanceTable.build(goal));
        for (const [cuts, thorough] of [
          [NO_WAY_BACK, false],
          [automaton, false],
          [automaton, true],
        ] as const) {
          const engine = PatternEngine.withSmallPatterns(goal, cuts, thorough);
          const { moves } = runToEnd(deepenByPatterns(engine, problem.start));
          assert.equal(moves.join(''), table.solution(problem)?.join(''));
        }
      }
    }
  });

  it('takes as many nodes as it took on Korf’s boards, with every way of looking', () => {
    const boards = readCases('korf-visible.tsv').trim().split('\n').slice(1, 13);
    const engines = [
      new PatternEngine(GOAL, shipped, automaton),
      new PatternEngine(GOAL, shipped, automaton, true),
      PatternEngine.withSmallPatterns(GOAL, automaton),
      PatternEngine.withSmallPatterns(GOAL, automaton, true),
    ];
    const nodes = engines.map((engine) => {
      let sum = 0;
      for (const line of boards) {
        const [, distance, , tiles = ''] = line.split('\t');
        const start = boardOf(FIFTEEN, tiles);
        const { moves, counts } = runToEnd(deepenByPatterns(engine, start));
        assert.equal(moves.length, Number(distance));
        assert.deepEqual(boardsAlong(start, moves).at(-1), GOAL);
        sum += counts.generated;
      }
      return sum;
    });
    assert.deepEqual(nodes, [4_799_910, 3_861_221, 28_762_726, 15_634_678]);
  });

  it('solves all fifty boards by the shipped tables in as many nodes as it did', () => {
    const [, ...boards] = readCases('korf-visible.tsv').trim().split('\n');
    const engine = new PatternEngine(GOAL, shipped, automaton);
    let sum = 0;
    for (const line of boards) {
      const [, distance, , tiles = ''] = line.split('\t');
      const { moves, counts } = runToEnd(deepenByPatterns(engine, boardOf(FIFTEEN, tiles)));
      assert.equal(moves.length, Number(distance));
      sum += counts.generated;
    }
    assert.equal(sum, 15_860_323);
  });

  it('comes to the same in shares', () => {
    const [, line = ''] = readCases('korf-visible.tsv').trim().split('\n');
    const start = boardOf(FIFTEEN, line.split('\t')[3] ?? '');
    const engine = new PatternEngine(GOAL, shipped, automaton);
    const { moves } = runToEnd(deepenByPatterns(engine, start));
    for (const of of [2, 3]) {
      let bound = boundFrom(engine, start);
      let found: (readonly Move[])[] = [];
      while (found.length === 0) {
        const rounds = Array.from({ length: of }, (_, index) =>
          runToEnd(searchRound(engine, start, bound, { index, of, depth: 16 })),
        );
        found = rounds.flatMap((round) => (round.moves ? [round.moves] : []));
        const whole = runToEnd(searchRound(engine, start, bound));
        if (found.length === 0) assert.equal(Math.min(...rounds.map(({ next }) => next)), whole.next);
        bound = whole.next;
      }
      const order = (some: readonly Move[]) => some.map((move) => MOVES.indexOf(move)).join('');
      const [first] = found.sort((a, b) => (order(a) < order(b) ? -1 : 1));
      assert.equal(first?.join(''), moves.join(''));
    }
  });

  it('comes to the same when searches by the same tables take turns', () => {
    const [, first = '', second = ''] = readCases('korf-visible.tsv').trim().split('\n');
    const starts = [first, second].map((line) => boardOf(FIFTEEN, line.split('\t')[3] ?? ''));
    const ordered = orderedBoard(FIFTEEN, 0);
    const searches = () =>
      [
        { engine: new PatternEngine(GOAL, shipped, automaton), starts },
        { engine: new PatternEngine(GOAL, shipped, NO_WAY_BACK, true), starts },
        {
          engine: new PatternEngine(ordered, shipped, automaton, true),
          starts: [walked(ordered, 200, seeded(8)).start],
        },
      ].flatMap(({ engine, starts }) => starts.map((start) => deepenByPatterns(engine, start)));
    const alone = searches().map((search) => runToEnd(search));
    const inTurns: Found[] = [];
    let open = [...searches().entries()];
    let turns = 0;
    while (open.length > 0) {
      turns++;
      open = open.filter(([number, search]) => {
        const step = search.next();
        if (step.done) inTurns[number] = step.value;
        return !step.done;
      });
    }
    assert.ok(turns > 2, 'the searches are too short to take turns');
    assert.deepEqual(inTurns, alone);
  });

  it('goes on with nothing that comes behind a solution found elsewhere', () => {
    const [, line = ''] = readCases('korf-visible.tsv').trim().split('\n');
    const start = boardOf(FIFTEEN, line.split('\t')[3] ?? '');
    const engine = PatternEngine.withSmallPatterns(GOAL, NO_WAY_BACK);
    const { moves } = runToEnd(deepenByPatterns(engine, start));
    // Of the whole round, the solution comes out whatever else is found: behind it, or before it.
    for (const [rival, ends] of [
      [moves.map(() => 'r' as const), true],
      [moves.map(() => 'u' as const), false],
    ] as const) {
      const search = searchRound(engine, start, moves.length, WHOLE, () => rival);
      let rests = 0;
      let step = search.next();
      for (; !step.done; step = search.next()) rests++;
      assert.equal(step.value.moves?.join(''), ends ? moves.join('') : undefined);
      if (!ends) assert.equal(rests, 1);
    }
  });

  it('solves by the shipped tables for a goal turned, mirrored and renamed as for the usual one', () => {
    const random = seeded(31);
    for (const blank of [0, 3, 12]) {
      const ordered = orderedBoard(FIFTEEN, blank);
      const names = [0, ...shuffled(15, random)];
      const renamed = (board: Board): Board => ({
        ...board,
        tiles: board.tiles.map((tile) => names[tile] ?? 0),
      });
      const goal = renamed(ordered);
      const start = renamed(walked(ordered, 120, random).start);
      const { moves } = runToEnd(deepenByPatterns(new PatternEngine(goal, shipped, automaton, true), start));
      const plain = ALGORITHMS['ida-star'].search({ start, goal }, { heuristic: walkingDistance, weight: 1 });
      assert.equal(moves.join(''), runToEnd(plain).moves.join(''));
    }
  });

  it('serves goals with the blank in any corner by the shipped tables', () => {
    const served = Array.from({ length: 16 }, (_, blank) => blank).filter((blank) =>
      PatternEngine.serves(shipped.layout, orderedBoard(FIFTEEN, blank)),
    );
    assert.deepEqual(served, [0, 3, 12, 15]);
    assert.ok(!PatternEngine.serves(shipped.layout, orderedBoard({ rows: 3, columns: 3 }, 8)));
  });

  it('has bounds that are 0 at the goal, never too high, and consistent where the blank is known', () => {
    const random = seeded(6);
    for (const blank of [15, 0, 14, 10]) {
      const goal = orderedBoard(FIFTEEN, blank);
      const engines = [
        PatternEngine.withSmallPatterns(goal),
        PatternEngine.withSmallPatterns(goal, automaton, true),
      ];
      if (PatternEngine.serves(shipped.layout, goal))
        engines.push(new PatternEngine(goal, shipped, automaton));
      for (const engine of engines) {
        let [board, before] = [goal, boundFrom(engine, goal)];
        assert.equal(before, 0);
        for (let step = 1; step <= 300; step++) {
          board = applyMove(board, MOVES[Math.floor(random() * 4)] ?? 'u') ?? board;
          const bound = boundFrom(engine, board);
          assert.ok(bound <= step);
          if (engine.tables.layout.knowsBlank) assert.ok(Math.abs(bound - before) <= 1);
          before = bound;
        }
      }
    }
  });
});

describe('Walks', () => {
  it('are as long as walking distance', () => {
    const random = seeded(9);
    for (const [rows, columns, blank] of [
      [4, 4, 15],
      [4, 4, 10],
      [3, 4, 11],
      [2, 4, 6],
    ] as const) {
      const goal = orderedBoard({ rows, columns }, blank);
      const walks = walksTo({ shape: goal, blank, patterns: [], knowsBlank: false });
      const whole = walkingDistance(goal);
      for (let count = 0; count < 200; count++) {
        const { tiles } = randomBoard(goal, random);
        if (!testParity({ start: { ...goal, tiles }, goal }).solvable) continue;
        const sum = [walks?.upDown, walks?.leftRight].reduce(
          (all, walk) => all + (walk?.distances[walk.stateOf(tiles)] ?? NaN),
          0,
        );
        assert.equal(sum, whole.evaluate(tiles));
      }
    }
    assert.equal(
      walksTo({ shape: { rows: 2, columns: 5 }, blank: 9, patterns: [], knowsBlank: false }),
      undefined,
    );
  });
});
