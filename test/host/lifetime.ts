import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Every test file is bundled with a copy of this module; they share one set, and one listener for each end.
const shared = globalThis as { eightPuzzleCleanups?: Set<() => void> };

function cleanUp(cleanups: Set<() => void>): void {
  for (const cleanup of [...cleanups].reverse()) {
    cleanups.delete(cleanup);
    try {
      cleanup();
    } catch (error) {
      console.error('Something could not be cleaned up:', error);
    }
  }
}

function listen(): Set<() => void> {
  const cleanups = new Set<() => void>();
  process.on('exit', () => {
    cleanUp(cleanups);
  });
  // Without a listener a signal ends Node without its exit event.
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.on(signal, () => process.exit(128 + number));
  }
  return cleanups;
}

/**
 * Runs `cleanup` when this process ends, however it does, or when the returned
 * function is called. It is synchronous because an ending process waits for nothing.
 */
export function atEnd(cleanup: () => void): () => void {
  const cleanups = (shared.eightPuzzleCleanups ??= listen());
  cleanups.add(cleanup);
  return () => {
    if (cleanups.delete(cleanup)) {
      cleanup();
    }
  };
}

/** A folder in the system's temporary folder that goes away with this process. */
export function temporaryFolder(name: string): { path: string; remove: () => void } {
  // VS Code answers with real paths, and macOS's temporary folder is a link.
  const path = mkdtempSync(join(realpathSync(tmpdir()), `eight-puzzle-${name}-`));
  // A process that was just ended may still be writing its last file.
  const remove = atEnd(() => {
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  return { path, remove };
}

/**
 * Under npm, ends this process when the shell that npm put between has gone: it
 * takes a signal for itself without handing it on.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) {
    return;
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) {
      process.exit(1);
    }
  }, 500).unref();
}
