import { type Log, noLog } from '../log/events.js';
import type { Problem } from '../puzzle/problem.js';
import { CancelledError, type Pacing } from '../search/drive.js';
import { localWorker } from './localWorker.js';
import { type JobWatch, PooledWorker, type WorkerHandle } from './pooledWorker.js';
import type { Job, ResultOf } from './protocol.js';

/** Starts a worker; that it has ended by a fault of its own is told to `onEnd`. */
export type Spawn = (onEnd: (reason: string) => void) => Promise<WorkerHandle>;

/** The tables that the extension ships, packed. */
export interface PackedTables {
  readonly duplicates: Uint8Array;
  readonly patterns: Uint8Array;
}

/** How long a worker's first job waits for the tables to be read, in milliseconds. */
const SHORT_WAIT = 100;

/** Each worker has tables of its own, of some twenty megabytes. */
const MOST_WORKERS = 4;

/** @returns how many workers to let work at once on so many cores */
export function workersFor(cores: number): number {
  return Math.max(1, Math.min(cores, MOST_WORKERS));
}

/**
 * The workers that search boards of more than nine squares, started when they
 * are first needed. Where none can be started, the same is done here, in slices.
 */
export class WorkerPool {
  private readonly workers = new Map<number, Promise<PooledWorker>>();
  /** So many, from the first on, have their tables. */
  private ready = 0;

  /**
   * @param spawn starts a worker
   * @param tables are read once for each worker
   * @param pacing drives searches where no worker can be started
   */
  constructor(
    private readonly spawn: Spawn,
    private readonly tables: () => Promise<PackedTables>,
    private readonly pacing: Pacing,
    private readonly log: Log = noLog,
  ) {}

  /**
   * Has a job done.
   * @param number which worker does it, from 0
   * @throws CancelledError as soon as the signal is aborted
   * @throws LimitError
   */
  run<AJob extends Job>(job: AJob, watch: JobWatch, number = 0): Promise<ResultOf<AJob>> {
    const result = this.worker(number).then((worker) => worker.run(job, watch));
    return orCancelled(result, watch.signal);
  }

  /**
   * Lets workers make themselves ready for a problem.
   * @param count how many there are to be
   * @returns how many of them are there and ready by now
   */
  prepare(problem: Problem, count: number): number {
    for (let number = this.ready; number < count; number++) {
      void this.run({ kind: 'bound', problem }, {}, number).then(
        () => number === this.ready && this.ready++,
        // Whoever has a job for it is told why.
        () => undefined,
      );
    }
    return this.ready;
  }

  dispose(): void {
    for (const starting of this.workers.values()) {
      void starting.then((worker) => {
        worker.end();
      });
    }
    this.workers.clear();
  }

  private worker(number: number): Promise<PooledWorker> {
    let worker = this.workers.get(number);
    if (!worker) {
      worker = this.start(number, () => {
        // The next job gets a new one.
        this.workers.delete(number);
        this.ready = Math.min(this.ready, number);
      });
      this.workers.set(number, worker);
    }
    return worker;
  }

  private async start(number: number, onEnd: () => void): Promise<PooledWorker> {
    const begin = this.pacing.now();
    const reading = this.tables();
    const handle = await this.spawn((reason) => {
      this.log({ kind: 'worker-ended', worker: number, reason });
      onEnd();
      worker.fail(reason);
    }).catch((error: unknown) => {
      this.log({ kind: 'no-worker', worker: number, error });
      return localWorker(this.pacing);
    });
    this.log({ kind: 'worker-started', worker: number, milliseconds: this.pacing.now() - begin });
    const worker = new PooledWorker(handle);
    const told = reading.then(
      ({ duplicates, patterns }) => {
        worker.tell({ kind: 'tables', duplicates, patterns });
        this.log({ kind: 'shipped-tables', worker: number, milliseconds: this.pacing.now() - begin });
      },
      // Without them it only takes longer.
      (error: unknown) => {
        this.log({ kind: 'no-shipped-tables', worker: number, error });
      },
    );
    // Where they are at hand, the first job need not do without them; where they come from afar, it does not wait.
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SHORT_WAIT))]);
    return worker;
  }
}

/** @returns what a promise comes to, without waiting for it any longer when it is no longer wanted */
function orCancelled<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      reject(new CancelledError());
    };
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    promise.then(resolve, reject).finally(() => {
      signal?.removeEventListener('abort', cancel);
    });
  });
}
