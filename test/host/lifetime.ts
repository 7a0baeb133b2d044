import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cleanups = new Set<() => void>();
let listening = false;

function cleanUp(): void {
  for (const cleanup of [...cleanups].reverse()) {
    cleanups.delete(cleanup);
    try {
      cleanup();
    } catch (error) {
      console.error('Something could not be cleaned up:', error);
    }
  }
}

function listen(): void {
  if (listening) {
    return;
  }
  listening = true;
  process.on('exit', cleanUp);
  // Without a listener a signal ends Node without its exit event.
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.on(signal, () => process.exit(128 + number));
  }
}

/**
 * Runs `cleanup` when this process ends, however it does, or when the returned
 * function is called. It is synchronous because an ending process waits for nothing.
 */
export function atEnd(cleanup: () => void): () => void {
  listen();
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
