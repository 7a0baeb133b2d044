import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { atEnd } from './lifetime';

/** Runs npm to its end; its output goes where ours goes. */
export async function npm(args: readonly string[], folder: string): Promise<void> {
  const code = await ended(start(args, folder, 'inherit'));
  if (code !== 0) {
    throw new Error(`npm ${args.join(' ')} failed with code ${String(code)}.`);
  }
}

/** Runs npm to its end, and gives its output, so that several can run side by side. */
export async function npmAside(
  args: readonly string[],
  folder: string,
): Promise<{ code: number | null; output: string }> {
  const child = start(args, folder, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { code: await ended(child), output };
}

function start(args: readonly string[], folder: string, output: 'inherit' | 'pipe'): ChildProcess {
  // Under `npm test` this is the very npm that runs us, however it was started.
  const cli = process.env['npm_execpath'];
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const stdio: StdioOptions = ['ignore', output, output];
  return spawn(command, [...first, ...args], {
    cwd: folder,
    stdio,
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/** @returns the exit code */
function ended(child: ChildProcess): Promise<number | null> {
  const stop = atEnd(() => child.kill());
  return new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(stop);
}
