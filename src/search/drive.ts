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

/** What a search may be limited in: its own time, and the nodes it holds in memory. */
export const LIMITS = ['milliseconds', 'held'] as const;

/** How far a search may go. */
export type Limits = Readonly<Partial<Record<(typeof LIMITS)[number], number>>>;

/** Thrown by `drive` when a search has come to a limit. */
export class LimitError extends Error {
  constructor(
    readonly limit: keyof Limits,
    /** How far the search had come. */
    readonly progress: Progress,
    readonly milliseconds: number,
  ) {
    super(`Gave up: ${limit}.`);
    this.name = 'LimitError';
  }
}

/** Runs a search to its end in one go, for where nothing waits: tests, benchmarks, workers. */
export function runToEnd<Result>(search: Search<Result>): Result {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** What may end a search before its end, and who is told of its progress. */
export interface Watch {
  /** Ends the search at its next rest. */
  readonly signal?: AbortSignal | undefined;
  readonly limits?: Limits | undefined;
  /** Is told before each pause. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Runs something that rests in slices, pausing in between.
 * @param atPause is told before each pause what was handed out last, and the time taken so far; may throw to end it
 * @throws CancelledError when the signal is aborted
 */
export async function inSlices<Value, Result>(
  steps: Generator<Value, Result, void>,
  pacing: Pacing,
  signal?: AbortSignal,
  atPause?: (value: Value, milliseconds: number) => void,
): Promise<Timed<Result>> {
  let milliseconds = 0;
  for (;;) {
    if (signal?.aborted) throw new CancelledError();
    const begin = pacing.now();
    let step = steps.next();
    while (!step.done && pacing.now() - begin < pacing.slice) step = steps.next();
    milliseconds += pacing.now() - begin;
    if (step.done) return { result: step.value, milliseconds };
    atPause?.(step.value, milliseconds);
    await pacing.pause();
  }
}

/**
 * Runs a search in slices, pausing in between.
 * @throws CancelledError
 * @throws LimitError
 */
export function drive<Result>(
  search: Search<Result>,
  pacing: Pacing,
  { signal, limits = {}, onProgress }: Watch = {},
): Promise<Timed<Result>> {
  return inSlices(search, pacing, signal, (progress, milliseconds) => {
    const { held = 0 } = progress;
    if (milliseconds > (limits.milliseconds ?? Infinity)) {
      throw new LimitError('milliseconds', progress, milliseconds);
    }
    if (held > (limits.held ?? Infinity)) throw new LimitError('held', progress, milliseconds);
    onProgress?.(progress);
  });
}
