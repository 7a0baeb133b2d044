import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '../../src/notation/parse.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { testParity } from '../../src/puzzle/parity.js';
import type { Problem } from '../../src/puzzle/problem.js';
import { factorial, unrank } from '../../src/puzzle/rank.js';
import { ALGORITHMS } from '../../src/search/algorithms.js';
import { DistanceTable } from '../../src/search/distanceTable.js';
import { runToEnd } from '../../src/search/drive.js';
import { OPTIONS } from '../unit/boards.js';
import { boardOf, readCases } from '../unit/cases.js';
import { GOAL, RUNS, SHAPE, median, solvableProblems, timeOnce } from './measure.js';

/** Work that a C++ program does as well: it reads boards, a line each, and writes what it finds. */
interface Contest {
  readonly work: string;
  readonly program: string;
  /** How the program wants the blank written. */
  readonly blank: string;
  readonly problems: () => Problem[];
  /**
   * @param input what the program reads too
   * @returns the milliseconds that ours takes
   */
  readonly measure: (problems: readonly Problem[], input: string) => number;
  /** The most of the program's time that ours is to take. */
  readonly wanted: number;
}

const warm =
  (work: (problems: readonly Problem[], input: string) => unknown): Contest['measure'] =>
  (problems, input) =>
    timeOnce(() => work(problems, input));

const solving = (id: keyof typeof ALGORITHMS) =>
  warm((problems) => problems.map((problem) => runToEnd(ALGORITHMS[id].search(problem, OPTIONS))));

/** The table is built once in a process, before anything is compiled: so each run has a process of its own. */
function coldTime(): number {
  const script = join(__dirname, 'coldBuild.js');
  return Number(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
}

/** @returns those of Korf’s boards with the shortest solutions */
function easiestOfKorf(count: number): Problem[] {
  const goal = namedGoal('blank-last', { rows: 4, columns: 4 });
  const rows = readCases('korf-visible.tsv').trim().split('\n').slice(1);
  return rows
    .map((row) => row.split('\t'))
    .sort(([, some], [, other]) => Number(some) - Number(other))
    .slice(0, count)
    .map(([, , , tiles = '']) => ({ start: boardOf(goal, tiles), goal }));
}

/** @returns a problem for each 3×3 board that can be solved */
function allProblems(): Problem[] {
  return Array.from({ length: factorial(9) }, (_, number) => ({
    start: { ...SHAPE, tiles: unrank(number, 9) },
    goal: GOAL,
  })).filter((problem) => testParity(problem).solvable);
}

/** Reads boards as a file of them is read, and writes their canonical solutions. */
function fromTextToText(_problems: unknown, input: string): string {
  const table = runToEnd(DistanceTable.build(GOAL));
  return parse(input, () => GOAL)
    .map(({ problem }) => (problem ? (table.solution(problem)?.join('') ?? 'unsolvable') : 'no puzzle'))
    .join('\n');
}

const random = (count: number) => () => solvableProblems(count);

const CONTESTS: readonly Contest[] = [
  {
    ...{ work: 'distance table, whole 3×3 space, cold', program: 'reverse_bfs', blank: 'x' },
    ...{ problems: random(0), measure: coldTime, wanted: 0.1 },
  },
  {
    ...{ work: 'all 181,440 boards from text to text', program: 'reverse_bfs', blank: 'x' },
    ...{ problems: allProblems, measure: warm(fromTextToText), wanted: 0.5 },
  },
  {
    ...{ work: 'breadth-first search, 200 boards', program: 'bfs', blank: 'x', problems: random(200) },
    ...{ measure: solving('breadth-first'), wanted: 0.15 },
  },
  {
    ...{ work: 'bidirectional search, 2,000 boards', program: 'bidirectional', blank: 'x' },
    ...{ problems: random(2000), measure: solving('bidirectional'), wanted: 0.1 },
  },
  {
    ...{ work: 'A* with Manhattan, 2,000 boards', program: 'a_star', blank: 'x', problems: random(2000) },
    ...{ measure: solving('a-star'), wanted: 0.15 },
  },
  {
    ...{ work: 'IDA* with Manhattan, 2,000 boards', program: 'ida_star', blank: 'x', problems: random(2000) },
    ...{ measure: solving('ida-star'), wanted: 0.1 },
  },
  {
    // Half as many nodes a second are twice the time.
    ...{ work: '4×4, IDA* with Manhattan, 12 of Korf’s', program: 'ida_star_15', blank: '0' },
    ...{ problems: () => easiestOfKorf(12), measure: solving('ida-star'), wanted: 2 },
  },
];

/**
 * Times our work and a C++ program's on the same boards, in turns, so that what
 * else the machine does slows both.
 * @param folder where the programs' sources are; g++ has to be there
 * @returns rows of a Markdown table
 */
export function contestRows(folder: string): string[] {
  const built = mkdtempSync(join(tmpdir(), 'eight-puzzle-bench-'));
  try {
    return CONTESTS.map(({ work, program, blank, problems, measure, wanted }) => {
      const binary = join(built, program);
      execFileSync('g++', ['-O2', '-std=c++17', '-o', binary, join(folder, `${program}.cpp`)]);
      const boards = problems();
      const input = boards.map(({ start }) => `${start.tiles.join(' ').replace(/\b0\b/, blank)}\n`).join('');
      const runTheirs = () => execFileSync(binary, { input, maxBuffer: 2 ** 30, stdio: 'pipe' });
      const runs = Array.from({ length: RUNS }, () => [measure(boards, input), timeOnce(runTheirs)] as const);
      const mine = median(runs.map(([ours]) => ours));
      const theirs = median(runs.map(([, other]) => other));
      const figures = [mine.toFixed(0), theirs.toFixed(0), (mine / theirs).toFixed(2), wanted.toFixed(2)];
      return `| ${work} | ${program} | ${figures.join(' | ')} |`;
    });
  } finally {
    rmSync(built, { recursive: true });
  }
}
