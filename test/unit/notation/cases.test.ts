import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from '../../../src/notation/parse.js';
import type { Board } from '../../../src/puzzle/board.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { runToEnd } from '../../../src/search/drive.js';
import { type Solution, solve } from '../../../src/search/solve.js';
import { OPTIONS } from '../boards.js';

/** A puzzle as people have it: see test/fixtures/cases/README.md. */
interface Case {
  readonly id: string;
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly distance: number | null;
}

const CASES = JSON.parse(readFileSync('test/fixtures/cases/visible.json', 'utf8')) as Case[];

/** Boards up to 3×3 are solved here; the larger ones are read. */
const MOST_CELLS = 9;

describe('puzzles from judges and courses', () => {
  for (const { id, text, rows, columns, start, goal, distance } of CASES) {
    const isSolved = rows * columns <= MOST_CELLS;
    it(`${id} is ${isSolved ? 'read and solved' : 'read'}`, () => {
      const goalOfSource: Board = { rows, columns, tiles: goal };
      const puzzles = parse(text, () => goalOfSource);
      const problem: Problem = { start: { rows, columns, tiles: start }, goal: goalOfSource };
      assert.deepEqual(
        puzzles.map((puzzle) => puzzle.problem),
        [problem],
      );
      if (!isSolved) return;
      for (const algorithm of Object.values(ALGORITHMS).filter(({ optimal }) => optimal)) {
        const solution: Solution = runToEnd(solve(problem, algorithm, OPTIONS));
        assert.equal(solution.kind === 'solved' ? solution.moves.length : null, distance, algorithm.id);
      }
    });
  }
});
