import type { Problem } from '../puzzle/problem.js';
import type { Move } from '../puzzle/moves.js';
import { CancelledError, LimitError, type Pacing, type Watch } from '../search/drive.js';
import type { Job, Line, Order, Report, ResultOf } from './jobs.js';
import { serve } from './serve.js';

/** A worker, as who asks it sees it. */
export interface Hired extends Line<Order, Report> {
  end(): void;
}

/** Starts a worker; what becomes of it when it ends by itself is told to `onEnd`. */
export type Hire = (onEnd: (reason: string) => void) => Promise<Hired>;

/** The tables that the extension ships, packed. */
export interface PackedTables {
  readonly duplicates: Uint8Array;
  readonly patterns: Uint8Array;
}

/** What is asked beside a job. */
export interface JobWatch extends Pick<Watch, 'signal' | 'onProgress'> {
  /** Gets a function by which the job is told of a solution found in another share. */
  readonly onBegin?: (tellRival: (moves: readonly Move[]) => void) => void;
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
export class Crew {
  private readonly members = new Map<number, Promise<Member>>();
  /** So many, from the first on, have their tables. */
  private ready = 0;

  /**
   * @param hire starts a worker
   * @param tables are read once for each worker
   * @param pacing drives searches where no worker can be started
   */
  constructor(
    private readonly hire: Hire,
    private readonly tables: () => Promise<PackedTables>,
    private readonly pacing: Pacing,
  ) {}

  /**
   * Has a job done.
   * @param number which worker does it, from 0
   * @throws CancelledError when the signal is aborted
   * @throws LimitError
   */
  async run<AJob extends Job>(job: AJob, watch: JobWatch, number = 0): Promise<ResultOf<AJob>> {
    const member = await this.member(number);
    return member.run(job, watch);
  }

  /**
   * Lets workers make themselves ready for a problem.
   * @param count how many there are to be
   * @returns how many of them are there and ready by now
   */
  prepare(problem: Problem, count: number): number {
    for (let number = this.ready; number < count; number++) {
      const isNext = () => number === this.ready;
      void this.run({ kind: 'bound', problem }, {}, number).then(
        () => isNext() && this.ready++,
        () => undefined,
      );
    }
    return this.ready;
  }

  dispose(): void {
    for (const member of this.members.values())
      void member.then((one) => {
        one.end();
      });
    this.members.clear();
  }

  private member(number: number): Promise<Member> {
    let member = this.members.get(number);
    if (!member) {
      member = this.start(() => {
        this.members.delete(number);
        this.ready = Math.min(this.ready, number);
      });
      this.members.set(number, member);
    }
    return member;
  }

  private async start(onEnd: () => void): Promise<Member> {
    const tables = this.tables();
    const hired = await this.hire((reason) => {
      // The next job gets a new one.
      onEnd();
      member.fail(reason);
    }).catch(() => localWorker(this.pacing));
    const member = new Member(hired);
    const told = tables.then(
      ({ duplicates, patterns }) => {
        member.tell({ kind: 'tables', duplicates, patterns });
      },
      // Without them it only takes longer.
      () => undefined,
    );
    // Where they are at hand, the first job need not do without them; where they come from afar, it does not wait.
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SHORT_WAIT))]);
    return member;
  }
}

type AnyResult = Extract<Report, { kind: 'done' }>['result'];

/** What waits for a job's end. */
interface Waiting {
  readonly onProgress: Watch['onProgress'];
  readonly resolve: (result: AnyResult) => void;
  readonly reject: (error: Error) => void;
}

/** One worker and the jobs it has. */
class Member {
  private readonly waiting = new Map<number, Waiting>();
  private jobs = 0;

  constructor(private readonly hired: Hired) {
    hired.listen((report) => {
      this.hear(report);
    });
  }

  end(): void {
    this.hired.end();
    this.fail('The worker was ended.');
  }

  tell(order: Order): void {
    this.hired.post(order);
  }

  fail(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }

  async run<AJob extends Job>(job: AJob, watch: JobWatch): Promise<ResultOf<AJob>> {
    const { signal, onProgress } = watch;
    const id = this.jobs++;
    const cancel = () => {
      this.tell({ kind: 'cancel', id });
      // Whoever cancels does not wait for the worker to hear of it.
      this.waiting.get(id)?.reject(new CancelledError());
      this.waiting.delete(id);
    };
    if (signal?.aborted) throw new CancelledError();
    signal?.addEventListener('abort', cancel);
    try {
      // A worker answers a job with a result of the job's own kind.
      return (await new Promise<AnyResult>((resolve, reject) => {
        this.waiting.set(id, { onProgress, resolve, reject });
        this.tell({ kind: 'begin', id, job });
        watch.onBegin?.((moves) => {
          this.tell({ kind: 'rival', id, moves });
        });
      })) as ResultOf<AJob>;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  private hear(report: Report): void {
    const waiting = this.waiting.get(report.id);
    if (!waiting) return;
    if (report.kind === 'progress') {
      waiting.onProgress?.(report.progress);
      return;
    }
    this.waiting.delete(report.id);
    switch (report.kind) {
      case 'done':
        waiting.resolve(report.result);
        return;
      case 'cancelled':
        waiting.reject(new CancelledError());
        return;
      case 'limit':
        waiting.reject(new LimitError(report.limit, report.progress, report.milliseconds));
        return;
      case 'failed':
        waiting.reject(new Error(report.message));
        return;
    }
  }
}

/** @returns a worker that is none: it works here, in slices */
function localWorker(pacing: Pacing): Hired {
  const ends: { onReport?: (report: Report) => void; onOrder?: (order: Order) => void } = {};
  serve(
    {
      post: (report) => ends.onReport?.(report),
      listen: (listener) => (ends.onOrder = listener),
    },
    pacing,
  );
  return {
    post: (order) => ends.onOrder?.(order),
    listen: (listener) => (ends.onReport = listener),
    end: () => undefined,
  };
}
