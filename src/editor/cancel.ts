import type * as vscode from 'vscode';
import { CancelledError } from '../search/drive.js';

/**
 * Does something that VS Code may cancel.
 * @returns what it results in, or undefined when it was cancelled
 */
export async function unlessCancelled<Result>(
  token: vscode.CancellationToken,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const controller = new AbortController();
  if (token.isCancellationRequested) return undefined;
  const listening = token.onCancellationRequested(() => {
    controller.abort();
  });
  try {
    return await work(controller.signal);
  } catch (error) {
    if (error instanceof CancelledError) return undefined;
    throw error;
  } finally {
    listening.dispose();
  }
}
