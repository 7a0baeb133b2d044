import * as vscode from 'vscode';
import { PROGRAM, spawn } from '#worker/spawn';
import { makeBoard } from '../../src/puzzle/board.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { boardsAlong } from '../../src/puzzle/moves.js';
import type { Pacing } from '../../src/search/drive.js';
import { Solver } from '../../src/solver/solver.js';
import { WorkerPool, type Spawn } from '../../src/worker/pool.js';
import { equal, ok } from './assert';

const ID = 'eight-puzzle.eight-puzzle';

/** What would drive a search here, in the host: these tests are about workers. */
const noPacing: Pacing = {
  slice: 0,
  now: () => 0,
  pause: () => Promise.reject(new Error('No worker was started.')),
};

async function read(path: string): Promise<Uint8Array> {
  const extension = vscode.extensions.getExtension(ID);
  ok(extension, 'The extension is not there.');
  return vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension.extensionUri, path));
}

const tables = async () => ({
  duplicates: await read('media/tables/duplicates.bin'),
  patterns: await read('media/tables/patterns.bin'),
});

describe('Workers', () => {
  const goal = namedGoal('blank-last', { rows: 4, columns: 4 });
  // The longest of Korf’s boards that are at hand: two workers share its last rounds.
  const start = makeBoard(4, 4, [4, 6, 14, 13, 7, 8, 11, 9, 3, 10, 15, 5, 12, 0, 2, 1]);

  it('solve a hard board together, as one does alone', async () => {
    const program = new TextDecoder().decode(await read(PROGRAM));
    const solve = async (workers: number): Promise<string> => {
      const pool = new WorkerPool((onEnd) => Promise.resolve(spawn(program, onEnd)), tables, noPacing);
      const solver = new Solver(noPacing, pool, workers);
      const method = { algorithm: 'ida-star', heuristic: 'pattern-database' } as const;
      const { result } = await solver.solve({ start, goal }, method, {});
      pool.dispose();
      ok(result.kind === 'solved' && result.optimal, 'There is no shortest solution.');
      equal(boardsAlong(start, result.moves).at(-1), goal);
      return result.moves.join('');
    };
    const alone = await solve(1);
    equal(alone.length, 66);
    equal(await solve(2), alone);
  });

  it('that break off are told of, and the next job gets another', async () => {
    const program = new TextDecoder().decode(await read(PROGRAM));
    let hired = 0;
    const hire: Spawn = (onEnd) => {
      hired++;
      return Promise.resolve(spawn(hired === 1 ? 'throw new Error("broken")' : program, onEnd));
    };
    const pool = new WorkerPool(hire, tables, noPacing);
    const job = { kind: 'bound', problem: { start, goal } } as const;
    const reason = await pool.run(job, {}).then(
      () => 'none',
      (error: unknown) => String(error),
    );
    ok(reason.includes('broken'), `It was told: ${reason}`);
    const { result } = await pool.run(job, {});
    ok(result > 40 && result <= 66, `The bound is ${result}.`);
    pool.dispose();
  });
});
