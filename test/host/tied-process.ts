import {
  spawn,
  type ChildProcess,
  type ChildProcessByStdio,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
} from 'node:child_process';
import type { Writable } from 'node:stream';
import { program } from './root';

/** What to start, and how. */
export interface TiedOptions {
  node?: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a Node program that can't outlive this one (see tied.ts), in a process
 * group of its own. Its output goes where ours goes.
 */
export function startTied(options: TiedOptions): ChildProcessByStdio<Writable, null, null> {
  const { node, args, settings } = prepare(options);
  return spawn(node, args, { ...settings, stdio: ['pipe', 'inherit', 'inherit'] });
}

/** As {@link startTied}, but its output is to be read by us. */
export function startTiedPiped(options: TiedOptions): ChildProcessWithoutNullStreams {
  const { node, args, settings } = prepare(options);
  return spawn(node, args, { ...settings, stdio: ['pipe', 'pipe', 'pipe'] });
}

function prepare({ node = process.execPath, args, env = process.env }: TiedOptions): {
  node: string;
  args: string[];
  settings: SpawnOptions;
} {
  return {
    node,
    args: ['-r', program('tied.js'), ...args],
    settings: {
      detached: process.platform !== 'win32',
      env: { ...env, EIGHT_PUZZLE_TIED: String(process.pid) },
    },
  };
}

/** Sends a signal to a process and to all that it has started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Already gone, which is what was wanted.
  }
}
