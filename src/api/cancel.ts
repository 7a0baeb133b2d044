import type { Cancellation } from './types.js';

/**
 * Does work that whoever wants it may cancel.
 * @param cancel an abort signal, or a token as VS Code has them
 */
export async function cancellable<Result>(
  cancel: AbortSignal | Cancellation | undefined,
  work: (signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result> {
  if (!cancel || 'aborted' in cancel) return work(cancel);
  const controller = new AbortController();
  if (cancel.isCancellationRequested) controller.abort();
  const listening = cancel.onCancellationRequested(() => {
    controller.abort();
  });
  try {
    return await work(controller.signal);
  } finally {
    listening.dispose();
  }
}
