import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { makeBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { HEURISTICS } from '../../../src/search/heuristics/heuristics.js';
import { HEURISTIC_IDS, type HeuristicId } from '../../../src/search/heuristics/heuristic.js';
import { ALGORITHM_IDS, type AlgorithmId } from '../../../src/search/search.js';
import { OPTIONS } from '../boards.js';

const REFERENCE = readFileSync('media/reference/algorithms.md', 'utf8');
const GOAL = namedGoal('blank-last', { rows: 3, columns: 3 });
const SAMPLE = { start: makeBoard(3, 3, [2, 3, 4, 1, 5, 0, 7, 6, 8]), goal: GOAL };
const HARDEST = { start: makeBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]), goal: GOAL };

/** @returns the rows of the table under a heading: what stands in the first column, and the others */
function tableUnder(heading: string): [string, string[]][] {
  const section = REFERENCE.slice(REFERENCE.indexOf(`\n${heading}\n`)).split(/\n#+ /)[1] ?? '';
  return [...section.matchAll(/^\| `([\w-]+)` *\|(.*)\|$/gm)].map(([, id = '', cells = '']) => [
    id,
    cells.split('|').map((cell) => cell.trim()),
  ]);
}

function solved(problem: typeof SAMPLE, algorithm: AlgorithmId, heuristic: HeuristicId = 'manhattan') {
  return runToEnd(ALGORITHMS[algorithm].search(problem, { ...OPTIONS, heuristic: HEURISTICS[heuristic] }));
}

function costs(problem: typeof SAMPLE, algorithm: AlgorithmId): string[] {
  const { moves, counts } = solved(problem, algorithm);
  return [moves.length, counts.expanded, counts.generated, counts.largestFrontier].map(String);
}

describe('the reference of the algorithms', () => {
  it('names each algorithm, and whether it finds shortest solutions and goes by a heuristic', () => {
    const rows = tableUnder('## Algorithms');
    assert.deepEqual(rows.map(([id]) => id).sort(), [...ALGORITHM_IDS].sort());
    for (const [id, [finds, , informed]] of rows) {
      const algorithm = ALGORITHMS[id as AlgorithmId];
      assert.equal(finds === 'a shortest solution', algorithm.optimal, id);
      assert.equal(informed === 'yes', algorithm.informed, id);
    }
  });

  it('has the figures that searches have', function () {
    this.timeout(120_000);
    const rows = tableUnder('### What they cost');
    assert.equal(rows.length, ALGORITHM_IDS.length - 1);
    for (const [id, cells] of rows) {
      const algorithm = id as AlgorithmId;
      assert.deepEqual(cells, [...costs(SAMPLE, algorithm), ...costs(HARDEST, algorithm)], id);
    }
  });

  it('has what each heuristic tells and saves', function () {
    this.timeout(120_000);
    const table = runToEnd(DistanceTable.build(GOAL));
    const boards = table.distribution().flatMap((_, distance) => table.boards(GOAL, distance, Infinity));
    const rows = tableUnder('## Heuristics');
    assert.deepEqual(rows.map(([id]) => id).sort(), [...HEURISTIC_IDS].sort());
    for (const [id, cells] of rows) {
      const heuristic = id as HeuristicId;
      const made = HEURISTICS[heuristic](GOAL);
      const evaluate = (tiles: readonly number[]) => made.evaluate(tiles);
      const mean = boards.reduce((sum, { tiles }) => sum + evaluate(tiles), 0) / boards.length;
      const figures = [SAMPLE, HARDEST].flatMap((problem) => [
        evaluate(problem.start.tiles),
        solved(problem, 'ida-star', heuristic).counts.expanded,
        solved(problem, 'a-star', heuristic).counts.expanded,
      ]);
      assert.deepEqual(cells, [mean.toFixed(2), ...figures.map(String)], id);
    }
  });
});
