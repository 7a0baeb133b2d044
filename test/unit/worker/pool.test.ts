import assert from 'node:assert/strict';
import { CancelledError } from '../../../src/search/drive.js';
import type { Progress } from '../../../src/search/search.js';
import { hostPacing } from '../../../src/solver/pacing.js';
import type { WorkerHandle } from '../../../src/worker/pooledWorker.js';
import { WorkerPool } from '../../../src/worker/pool.js';
import type { Report } from '../../../src/worker/protocol.js';
import { eightProblem } from '../boards.js';

const JOB = { kind: 'bound', problem: eightProblem('12345678x') } as const;
const noTables = () => Promise.reject(new Error('Not here.'));
const never = () => new Promise<never>(() => undefined);

describe('A pool of workers', () => {
  it('does not wait for a worker to start when what it is for is cancelled', async () => {
    const pool = new WorkerPool(never, noTables, hostPacing);
    const cancel = new AbortController();
    const result = pool.run(JOB, { signal: cancel.signal });
    cancel.abort();
    await assert.rejects(result, CancelledError);
    await assert.rejects(pool.run(JOB, { signal: AbortSignal.abort() }), CancelledError);
  });

  it('neither waits for a worker nor tells of its progress when what it is for is cancelled', async () => {
    const told: string[] = [];
    const progress: Progress[] = [];
    let report: (report: Report) => void = () => undefined;
    const deaf: WorkerHandle = {
      post: ({ kind }) => told.push(kind),
      listen: (listener) => (report = listener),
      end: () => undefined,
    };
    const pool = new WorkerPool(() => Promise.resolve(deaf), noTables, hostPacing);
    const cancel = new AbortController();
    const goOn = (bound: number) => {
      report({ id: 0, kind: 'progress', progress: { expanded: 0, generated: 0, bound } });
    };
    const result = pool.run(JOB, {
      signal: cancel.signal,
      onProgress: (one) => progress.push(one),
      onBegin: () => {
        goOn(1);
        setTimeout(() => {
          cancel.abort();
        });
      },
    });
    await assert.rejects(result, CancelledError);
    goOn(2);
    assert.deepEqual(told, ['begin', 'cancel']);
    assert.deepEqual(
      progress.map(({ bound }) => bound),
      [1],
    );
  });

  it('gives no job to a worker that broke off before it had one', async () => {
    let breakOff: (reason: string) => void = () => undefined;
    const silent = { post: () => undefined, listen: () => undefined, end: () => undefined };
    const pool = new WorkerPool(
      (onEnd) => {
        breakOff = onEnd;
        return Promise.resolve(silent);
      },
      // The worker breaks off while the tables are read.
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        breakOff('broken');
        return { duplicates: new Uint8Array(), patterns: new Uint8Array() };
      },
      hostPacing,
    );
    await assert.rejects(pool.run(JOB, {}), /broken/);
  });

  it('works here, in slices, where no worker can be started', async () => {
    const pool = new WorkerPool(() => Promise.reject(new Error('No workers.')), noTables, hostPacing);
    assert.equal((await pool.run(JOB, {})).result, 0);
  });
});
