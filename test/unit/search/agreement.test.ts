import assert from 'node:assert/strict';
import { cellCount } from '../../../src/puzzle/board.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { DistanceTable, tableKey } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { HEURISTIC_IDS, type HeuristicId } from '../../../src/search/heuristics/heuristic.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import type { Algorithm, AlgorithmId } from '../../../src/search/search.js';
import { solve } from '../../../src/search/solve.js';
import { OPTIONS, SMALL_SHAPES, seeded } from '../boards.js';

const PROBLEMS = 2000;
/** Of so many problems, the start of one is its goal. */
const SOLVED_ONE_IN = 100;

/** Algorithms that look at a large part of the space each time take one problem in so many of those with eight tiles. */
const ONE_IN: Partial<Record<AlgorithmId, number>> = {
  'reverse-breadth-first': 4,
  'uniform-cost': 8,
};
const WEAK: readonly HeuristicId[] = ['zero', 'misplaced', 'out-of-row-and-column', 'gaschnig'];
/** What goes deeper and deeper with little or nothing to guide it takes problems up to this distance… */
const DEEPEST_BLIND = 18;
/** …and best-first search with such a heuristic takes one in so many. */
const WEAK_ONE_IN = 5;

/** An algorithm, with a heuristic if it takes one. */
interface Contestant {
  readonly algorithm: Algorithm;
  readonly heuristic: HeuristicId;
}

const CONTESTANTS: readonly Contestant[] = Object.values(ALGORITHMS)
  .filter(({ optimal }) => optimal)
  .flatMap((algorithm) =>
    (algorithm.informed ? HEURISTIC_IDS : (['manhattan'] as const)).map((heuristic) => ({
      algorithm,
      heuristic,
    })),
  );

function randomProblem(draw: number, random: () => number): Problem {
  const shape = SMALL_SHAPES[draw % SMALL_SHAPES.length] ?? { rows: 3, columns: 3 };
  const goal = randomBoard(shape, random);
  return { start: draw % SOLVED_ONE_IN === 0 ? goal : randomBoard(shape, random), goal };
}

/** @returns whether a contestant is asked, so that all of them together take seconds */
function isAsked({ algorithm, heuristic }: Contestant, { start }: Problem, draw: number, distance: number) {
  if (!algorithm.accepts(start)) return false;
  if (cellCount(start) < 8) return true;
  // Draws run through the shapes, so a sample of rounds is one of every shape.
  const round = Math.floor(draw / SMALL_SHAPES.length);
  const isWeak = algorithm.informed && WEAK.includes(heuristic);
  if (algorithm.id === 'iterative-deepening' || (algorithm.id === 'ida-star' && isWeak)) {
    return distance <= DEEPEST_BLIND;
  }
  return round % (ONE_IN[algorithm.id] ?? (isWeak ? WEAK_ONE_IN : 1)) === 0;
}

describe('all optimal algorithms', () => {
  it(`agree letter by letter on ${PROBLEMS} random problems of all shapes up to 3×3`, () => {
    const random = seeded(20261201);
    const tables = new Map<string, DistanceTable>();
    const asked = new Map<Contestant, number>();
    let unsolvable = 0;
    for (let draw = 0; draw < PROBLEMS; draw++) {
      const problem = randomProblem(draw, random);
      const key = tableKey(problem.goal);
      const table = tables.get(key) ?? runToEnd(DistanceTable.build(problem.goal));
      tables.set(key, table);
      const expected = table.solution(problem)?.join('');
      if (expected === undefined) unsolvable++;
      for (const contestant of CONTESTANTS) {
        if (!isAsked(contestant, problem, draw, expected?.length ?? 0)) continue;
        const { algorithm, heuristic } = contestant;
        const options = { ...OPTIONS, heuristic: HEURISTICS[heuristic] };
        const solution = runToEnd(solve(problem, algorithm, options));
        const moves = solution.kind === 'solved' ? solution.moves.join('') : undefined;
        const what = `${algorithm.id}, ${heuristic}: ${problem.start.tiles.join(' ')} to ${problem.goal.tiles.join(' ')}`;
        assert.equal(moves, expected, what);
        asked.set(contestant, (asked.get(contestant) ?? 0) + 1);
      }
    }
    assert.ok(unsolvable > PROBLEMS / 3 && unsolvable < PROBLEMS / 1.5);
    for (const contestant of CONTESTANTS) assert.ok((asked.get(contestant) ?? 0) > PROBLEMS / 3);
  }).timeout(60_000);
});
