// `npm start`: VS Code with the extension and the examples.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { windowAddress } from './address';
import { findDesktop } from './desktop';
import { endWithNpm } from './lifetime';
import { cache, root } from './root';
import { startServer } from './server';
import { quietSettings } from './settings';

/** A copy of the examples: what one tries with them, and VS Code in a browser saves by itself, is not Git's. */
const folder = join(cache, 'examples');
const file = join(folder, 'sample.8puz');

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    await once(probe.close(), 'close');
    return true;
  } catch {
    return false;
  }
}

async function openDesktop(executable: string): Promise<void> {
  const user = join(cache, 'start');
  const settings = join(user, 'User/settings.json');
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, JSON.stringify(quietSettings, undefined, 2));
  }
  console.log('Opening VS Code; this ends when it is closed.');
  const code = spawn(executable, [
    folder,
    file,
    `--extensionDevelopmentPath=${root}`,
    `--user-data-dir=${user}`,
    '--disable-workspace-trust',
    '--skip-welcome',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]);
  await once(code, 'close');
}

async function serve(): Promise<void> {
  const wished = Number(process.env['PORT'] ?? 8008);
  const port = (await isFree(wished)) ? wished : 0;
  const server = await startServer(quietSettings, { port });
  const address = windowAddress(server.url, { folder, file, extension: root });
  console.log(`Open ${address} in a browser. Ctrl+C ends it.`);
  await server.ended;
  throw new Error("VS Code's server ended.");
}

async function main(): Promise<void> {
  endWithNpm();
  const executable = await findDesktop();
  cpSync(join(root, 'examples'), folder, { recursive: true });
  await (executable === undefined ? serve() : openDesktop(executable));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
