import { CancelledError } from '../../search/drive.js';
import type { GifEvent, GifOrder, GifRequest } from './protocol.js';

/** The page that was drawing is gone: it was hidden, closed or loaded anew. */
export class PageGoneError extends Error {}

interface Job {
  readonly number: number;
  readonly onProgress: (frames: number) => void;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Has the page draw GIFs, one at a time. */
export class GifDrawing {
  private job: Job | undefined;
  private jobs = 0;

  /** @param ask hands a request to the page */
  constructor(private readonly ask: (request: GifRequest) => void) {}

  /**
   * @param onProgress is told how many frames are drawn
   * @throws CancelledError when it is cancelled, or another is begun
   * @throws PageGoneError when the page is gone before it is done
   */
  draw(order: GifOrder, signal: AbortSignal, onProgress: (frames: number) => void): Promise<Uint8Array> {
    this.stop(new CancelledError());
    const number = ++this.jobs;
    return new Promise((resolve, reject) => {
      this.job = { number, onProgress, resolve, reject };
      signal.addEventListener('abort', () => {
        if (this.job?.number === number) this.stop(new CancelledError());
      });
      this.ask({ kind: 'draw', job: number, order });
    });
  }

  /** Takes what the page tells; of jobs that are over, nothing. */
  receive(event: GifEvent): void {
    const { job } = this;
    if (job?.number !== event.job) return;
    switch (event.kind) {
      case 'progress':
        job.onProgress(event.frames);
        return;
      case 'drawn':
        this.job = undefined;
        job.resolve(event.bytes);
        return;
      case 'failed':
        this.job = undefined;
        job.reject(new Error(event.reason));
        return;
    }
  }

  /** The page is gone. */
  leave(): void {
    this.stop(new PageGoneError());
  }

  private stop(reason: Error): void {
    const { job } = this;
    if (!job) return;
    this.job = undefined;
    this.ask({ kind: 'stop', job: job.number });
    job.reject(reason);
  }
}
