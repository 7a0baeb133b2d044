import { spawn } from 'node:child_process';
import { atEnd } from './lifetime';

/** Runs npm to its end; its output goes where ours goes. */
export async function npm(args: readonly string[], folder: string): Promise<void> {
  // Under `npm test` this is the very npm that runs us, however it was started.
  const cli = process.env['npm_execpath'];
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(command, [...first, ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const stop = atEnd(() => child.kill());
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(stop);
  if (code !== 0) {
    throw new Error(`npm ${args.join(' ')} failed with code ${String(code)}.`);
  }
}
