// Prints what searches and reading cost here, as Markdown: `npm run bench`.
// Machines differ and are never quiet, so what counts is medians and the ratios within one run.
import { cpus } from 'node:os';
import { parse } from '../../src/notation/parse.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { testParity } from '../../src/puzzle/parity.js';
import type { Problem } from '../../src/puzzle/problem.js';
import { randomBoard } from '../../src/puzzle/random.js';
import { ALGORITHMS } from '../../src/search/algorithms.js';
import { DistanceTable } from '../../src/search/distanceTable.js';
import { runToEnd } from '../../src/search/drive.js';
import { solve } from '../../src/search/solve.js';
import { OPTIONS, seeded } from '../unit/boards.js';

const SHAPE = { rows: 3, columns: 3 };
const GOAL = namedGoal('blank-last', SHAPE);
const RUNS = 7;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** @returns the median of the milliseconds that some runs of a piece of work take, the first one left out */
function time(work: () => unknown): number {
  work();
  return median(
    Array.from({ length: RUNS }, () => {
      const begin = performance.now();
      work();
      return performance.now() - begin;
    }),
  );
}

function solvableProblems(count: number): Problem[] {
  const random = seeded(1);
  const problems: Problem[] = [];
  while (problems.length < count) {
    const problem = { start: randomBoard(SHAPE, random), goal: GOAL };
    if (testParity(problem).solvable) problems.push(problem);
  }
  return problems;
}

const problems = solvableProblems(100);
const table = runToEnd(DistanceTable.build(GOAL));
const lines = problems.map(({ start }) => start.tiles.join(' '));
const file = Array.from({ length: 10_000 }, (_, line) => lines[line % lines.length]).join('\n');

const rows: [what: string, milliseconds: number, per: string][] = [
  ['distance table, built', time(() => runToEnd(DistanceTable.build(GOAL))), 'table'],
  [
    'distance table, canonical solution',
    time(() => problems.map((problem) => table.solution(problem))) / problems.length,
    'board',
  ],
  ...Object.values(ALGORITHMS).map((algorithm): [string, number, string] => [
    algorithm.id,
    time(() => problems.map((problem) => runToEnd(solve(problem, algorithm, OPTIONS)))) / problems.length,
    'board',
  ]),
  ['reading 10,000 one-line puzzles', time(() => parse(file, () => GOAL)), 'file'],
];

console.log(`${problems.length} random solvable 3×3 boards, medians of ${RUNS} runs.`);
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'an unknown processor'}.\n`);
console.log('| | ms | per |\n| --- | --: | --- |');
for (const [what, milliseconds, per] of rows)
  console.log(`| ${what} | ${milliseconds.toPrecision(3)} | ${per} |`);
