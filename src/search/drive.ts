import type { Progress, Search } from './search.js';

/** What a result took. */
export interface Timed<Result> {
  readonly result: Result;
  /** The search's own time, its rests left out. */
  readonly milliseconds: number;
}

/** What drives a search piece by piece: the pure floor has no clock and no event loop of its own. */
export interface Pacing {
  /** @returns milliseconds on any steady scale */
  now(): number;
  /** Lets others run, and resolves when the search may go on. */
  pause(): Promise<void>;
  /** How long a search may hold the thread at a stretch, in milliseconds. */
  readonly slice: number;
}

/** Thrown by `drive` when its signal is aborted. */
export class CancelledError extends Error {
  constructor() {
    super('Cancelled.');
    this.name = 'CancelledError';
  }
}

/** Runs a search to its end in one go, for where nothing waits: tests, benchmarks, workers. */
export function runToEnd<Result>(search: Search<Result>): Result {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a search in slices, pausing in between.
 * @param signal ends the search at its next rest
 * @param onProgress told before each pause
 * @throws CancelledError
 */
export async function drive<Result>(
  search: Search<Result>,
  pacing: Pacing,
  signal?: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<Timed<Result>> {
  let milliseconds = 0;
  for (;;) {
    if (signal?.aborted) throw new CancelledError();
    const begin = pacing.now();
    let step = search.next();
    while (!step.done && pacing.now() - begin < pacing.slice) step = search.next();
    milliseconds += pacing.now() - begin;
    if (step.done) return { result: step.value, milliseconds };
    onProgress?.(step.value);
    await pacing.pause();
  }
}
