// Prints what searches and reading cost here, as Markdown:
//
//   npm run bench                 ours alone
//   npm run bench -- FOLDER       beside C++ programs whose sources are in a folder
//
// Machines differ and are never quiet, so what counts is medians and the ratios within one run.
import { cpus } from 'node:os';
import { examining } from '../../src/notation/findings.js';
import { outputLine } from '../../src/notation/outcomes.js';
import { parse } from '../../src/notation/parse.js';
import { isSolvable } from '../../src/puzzle/parity.js';
import type { Problem } from '../../src/puzzle/problem.js';
import { unrank } from '../../src/puzzle/rank.js';
import { ALGORITHMS } from '../../src/search/algorithms.js';
import { DistanceTable } from '../../src/search/distanceTable.js';
import { runToEnd } from '../../src/search/drive.js';
import { solve } from '../../src/search/solve.js';
import { OPTIONS } from '../unit/boards.js';
import { GOAL, RUNS, solvableProblems, time } from './measure.js';
import { contestRows } from './peers.js';

/** Those that look at a large part of the space for each board get a few boards only. */
const SLOW = new Set(['reverse-breadth-first', 'uniform-cost', 'iterative-deepening', 'depth-first']);

const problems = solvableProblems(200);
const table = runToEnd(DistanceTable.build(GOAL));
const lines = problems.map(({ start }) => start.tiles.join(' '));
const file = Array.from({ length: 10_000 }, (_, line) => lines[line % lines.length]).join('\n');

/** All that can be solved, as Solve All in File would have them. */
const everyBoard = Array.from({ length: 362_880 }, (_, number) => ({
  start: { rows: 3, columns: 3, tiles: unrank(number, 9) },
  goal: GOAL,
})).filter(isSolvable);
const answerLine = (problem: Problem) =>
  outputLine({ kind: 'solved', moves: table.solution(problem)?.join('') ?? '' }, 'moves');

function readAndExamine(): void {
  const steps = examining(
    file,
    parse(file, () => GOAL),
    (problem) => table.distance(problem) ?? 'closed',
  );
  while (!steps.next().done);
}

const perBoard = Object.values(ALGORITHMS).map((algorithm) => {
  const some = SLOW.has(algorithm.id) ? problems.slice(0, 4) : problems;
  const all = time(() => some.map((problem) => runToEnd(solve(problem, algorithm, OPTIONS))));
  return [`${algorithm.id}, a 3×3 board`, all / some.length] as const;
});
const rows = [
  ['distance table, built', time(() => runToEnd(DistanceTable.build(GOAL)))],
  [
    'distance table, a canonical solution',
    time(() => problems.map((problem) => table.solution(problem))) / problems.length,
  ],
  ...perBoard,
  ['solving all 181,440 puzzles, as lines', time(() => everyBoard.map(answerLine).join('\n'))],
  ['reading 10,000 one-line puzzles', time(() => parse(file, () => GOAL))],
  ['reading and examining them, as after each keystroke', time(readAndExamine)],
] as const;

console.log(
  `Medians of ${RUNS} runs. Node ${process.version}, ${cpus()[0]?.model ?? 'an unknown processor'}.\n`,
);
console.log('| work | ms |\n| --- | --: |');
for (const [work, milliseconds] of rows) console.log(`| ${work} | ${milliseconds.toPrecision(3)} |`);

const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  console.log('\n| work | beside | ours, ms | theirs, ms | ours / theirs | wanted |');
  console.log('| --- | --- | --: | --: | --: | --: |');
  for (const row of contestRows(folder)) console.log(row);
}
