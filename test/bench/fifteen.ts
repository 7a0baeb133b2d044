// Prints what the engines for 4×4 take, workers and all, on Korf's boards and on boards of 80 moves:
//
//   npm run bench:fifteen             Korf's boards
//   npm run bench:fifteen -- hard     the others too, which takes minutes
import { readFileSync } from 'node:fs';
import { PROGRAM, cores, spawn } from '#worker/spawn';
import { namedGoal } from '../../src/puzzle/goals.js';
import type { Problem } from '../../src/puzzle/problem.js';
import type { Method } from '../../src/search/search.js';
import { hostPacing } from '../../src/solver/pacing.js';
import { Solver } from '../../src/solver/solver.js';
import { WorkerPool, type PackedTables, workersFor } from '../../src/worker/pool.js';
import { boardOf, readCases } from '../unit/cases.js';

const SHAPE = { rows: 4, columns: 4 };
const METHOD: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };

const goal = namedGoal('blank-last', SHAPE);
const atGoal: Problem = { start: goal, goal };
const korf = readCases('korf-visible.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const hard = readCases('hard80-visible.txt').trim().split('\n');

/** Solves boards one after the other by a pool of its own, and prints what that takes. */
async function measure(
  engine: string,
  tables: () => Promise<PackedTables>,
  boards: readonly string[],
): Promise<void> {
  const program = readFileSync(PROGRAM, 'utf8');
  const pool = new WorkerPool((onEnd) => Promise.resolve(spawn(program, onEnd)), tables, hostPacing);
  const solver = new Solver(hostPacing, pool, workersFor(cores()));
  const begin = performance.now();
  // A problem that is solved already takes no more than the start of a worker and the making of its tables.
  await pool.run({ kind: 'bound', problem: atGoal }, {});
  const ready = performance.now() - begin;
  const times: number[] = [];
  let nodes = 0;
  for (const board of boards) {
    const before = performance.now();
    const { result } = await solver.solve({ start: boardOf(SHAPE, board), goal }, METHOD, {
      limits: { milliseconds: 3_600_000 },
    });
    times.push(performance.now() - before);
    if (result.kind === 'solved') nodes += result.counts.generated;
  }
  pool.dispose();
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const figures = [ready, mean, Math.max(...times)].map((milliseconds) => milliseconds.toFixed(0));
  console.log(`| ${engine} | ${figures.join(' | ')} | ${(nodes / boards.length / 1000).toFixed(0)} |`);
}

const shipped = (): Promise<PackedTables> =>
  Promise.resolve({
    duplicates: readFileSync('media/tables/duplicates.bin'),
    patterns: readFileSync('media/tables/patterns.bin'),
  });
/** Only what the first engine needs; patterns that cannot be unpacked are done without. */
const first = async (): Promise<PackedTables> => ({ ...(await shipped()), patterns: new Uint8Array() });

async function main(): Promise<void> {
  console.log('| engine and boards | ready, ms | mean, ms | worst, ms | thousand nodes a board |');
  console.log('| --- | --: | --: | --: | --: |');
  const boards = korf.map(([, , , board = '']) => board);
  await measure('first engine, 50 of Korf’s', first, boards);
  await measure('main engine, 50 of Korf’s', shipped, boards);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  console.log(`\nHeap and buffers of this process: ${((heapUsed + arrayBuffers) / 2 ** 20).toFixed(0)} MB.`);
  if (process.argv.includes('hard')) await measure('main engine, 80 moves', shipped, hard);
}

void main();
