import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../src/puzzle/problem.js';
import { ALGORITHMS } from '../../src/search/algorithms.js';
import { DistanceTable } from '../../src/search/distanceTable.js';
import { runToEnd } from '../../src/search/drive.js';
import { OPTIONS } from '../unit/boards.js';
import { GOAL, solvableProblems, time } from './measure.js';

/** Work that a C++ program does as well: it reads boards, a line each, `x` the blank, and writes solutions. */
interface Contest {
  readonly work: string;
  readonly program: string;
  readonly boards: number;
  readonly ours: (problems: readonly Problem[]) => unknown;
}

const solving = (id: keyof typeof ALGORITHMS) => (problems: readonly Problem[]) =>
  problems.map((problem) => runToEnd(ALGORITHMS[id].search(problem, OPTIONS)));

const CONTESTS: readonly Contest[] = [
  {
    work: 'distance table, whole 3×3 space',
    program: 'reverse_bfs',
    boards: 0,
    ours: () => runToEnd(DistanceTable.build(GOAL)),
  },
  { work: 'breadth-first search', program: 'bfs', boards: 200, ours: solving('breadth-first') },
  { work: 'bidirectional search', program: 'bidirectional', boards: 2000, ours: solving('bidirectional') },
  { work: 'A* with Manhattan', program: 'a_star', boards: 2000, ours: solving('a-star') },
  { work: 'IDA* with Manhattan', program: 'ida_star', boards: 2000, ours: solving('ida-star') },
];

/**
 * Times our work and a C++ program's on the same boards, one after the other.
 * @param folder where the programs' sources are; g++ has to be there
 * @returns rows of a Markdown table
 */
export function contestRows(folder: string): string[] {
  const built = mkdtempSync(join(tmpdir(), 'eight-puzzle-bench-'));
  try {
    return CONTESTS.map(({ work, program, boards, ours }) => {
      const binary = join(built, program);
      execFileSync('g++', ['-O2', '-std=c++17', '-o', binary, join(folder, `${program}.cpp`)]);
      const problems = solvableProblems(boards);
      const input = problems.map(({ start }) => `${start.tiles.join(' ').replace('0', 'x')}\n`).join('');
      const theirs = time(() => execFileSync(binary, { input, maxBuffer: 2 ** 30 }));
      const mine = time(() => ours(problems));
      const figures = [mine.toFixed(0), theirs.toFixed(0), (mine / theirs).toFixed(2)];
      return `| ${work}${boards > 0 ? `, ${boards} boards` : ''} | ${program} | ${figures.join(' | ')} |`;
    });
  } finally {
    rmSync(built, { recursive: true });
  }
}
