import type { Move } from '../puzzle/moves.js';
import { CancelledError, LimitError, type Watch } from '../search/drive.js';
import type { Job, Line, Order, Report, ResultOf } from './protocol.js';

/** A worker, as who started it sees it. */
export interface WorkerHandle extends Line<Order, Report> {
  end(): void;
}

/** What is asked beside a job. */
export interface JobWatch extends Pick<Watch, 'signal' | 'onProgress'> {
  /** Gets a function by which the job is told of a solution found in another share. */
  readonly onBegin?: (tellRival: (moves: readonly Move[]) => void) => void;
}

type AnyResult = Extract<Report, { kind: 'done' }>['result'];

/** What waits for a job's end. */
interface Waiting {
  readonly onProgress: Watch['onProgress'];
  readonly resolve: (result: AnyResult) => void;
  readonly reject: (error: Error) => void;
}

/** One worker and the jobs it has. */
export class PooledWorker {
  private readonly waiting = new Map<number, Waiting>();
  private jobs = 0;
  /** Why it works no longer. */
  private fault: Error | undefined;

  constructor(private readonly handle: WorkerHandle) {
    handle.listen((report) => {
      this.hear(report);
    });
  }

  end(): void {
    this.handle.end();
    this.fail('The worker was ended.');
  }

  /** Ends all jobs that it has or gets. */
  fail(reason: string): void {
    this.fault = new Error(reason);
    for (const { reject } of this.waiting.values()) reject(this.fault);
    this.waiting.clear();
  }

  tell(order: Order): void {
    this.handle.post(order);
  }

  /**
   * Has a job done.
   * @throws CancelledError when the signal is aborted
   * @throws LimitError
   */
  async run<AJob extends Job>(job: AJob, { signal, onProgress, onBegin }: JobWatch): Promise<ResultOf<AJob>> {
    if (this.fault) throw this.fault;
    if (signal?.aborted) throw new CancelledError();
    const id = this.jobs++;
    const cancel = () => {
      this.tell({ kind: 'cancel', id });
      // Until the worker hears of it, it reports: nobody is to be told of that.
      this.waiting.get(id)?.reject(new CancelledError());
      this.waiting.delete(id);
    };
    signal?.addEventListener('abort', cancel);
    try {
      // A worker answers a job with a result of the job's own kind.
      return (await new Promise<AnyResult>((resolve, reject) => {
        this.waiting.set(id, { onProgress, resolve, reject });
        this.tell({ kind: 'begin', id, job });
        onBegin?.((moves) => {
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
