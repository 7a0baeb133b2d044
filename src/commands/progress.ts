import * as vscode from 'vscode';
import { CancelledError } from '../search/drive.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** Work that can be cancelled, and tells how many of all things it has done. */
export type Work<Result> = (signal: AbortSignal, onProgress: (done: number) => void) => Promise<Result>;

/**
 * Does work with a notification that shows how far it is and can cancel it.
 * @param all how many things there are to do
 * @returns undefined when it was cancelled
 */
export async function withProgress<Result>(
  title: string,
  all: number,
  phrases: Phrasebook,
  work: Work<Result>,
): Promise<Result | undefined> {
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (progress, token) => {
    const controller = new AbortController();
    token.onCancellationRequested(() => {
      controller.abort();
    });
    let before = 0;
    const onProgress = (done: number) => {
      const message = phrases.say('solving.done', { done: phrases.number(done), all: phrases.number(all) });
      progress.report({ message, increment: (100 * (done - before)) / all });
      before = done;
    };
    try {
      return await work(controller.signal, onProgress);
    } catch (error) {
      if (error instanceof CancelledError) return undefined;
      throw error;
    }
  });
}
