import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from './lifetime';

/** Whether a process with this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryToTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    return false;
  }
}

function isAbandoned(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Empty for the moment between making the file and writing the number.
    return holder > 0 && !isAlive(holder);
  } catch {
    return false;
  }
}

/**
 * Does `work` while no other process does work under the same lock file. A lock
 * whose holder is gone counts for nothing, so a killed run blocks nobody.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!tryToTake(file)) {
    if (isAbandoned(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) {
      console.log('Another run is installing; waiting for it …');
      told = true;
    }
    await sleep(500);
  }
  const release = atEnd(() => {
    rmSync(file, { force: true });
  });
  try {
    return await work();
  } finally {
    release();
  }
}
