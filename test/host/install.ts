import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, withLock } from './lock';
import { npm } from './npm';
import { cache } from './root';
import { codeServerVersion } from './versions';

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev', '--loglevel=error'];

/** The program, within the package that brings it. */
const serverMain = 'lib/vscode/out/server-main.js';

/** The server build of VS Code and the Node that runs it. */
export interface ServerInstall {
  node: string;
  main: string;
}

/**
 * The npm package with this platform's Node program. The package `node` would
 * fetch it in an install script, and newer versions of npm don't run those unasked.
 */
function nodePackage(): string {
  if (process.platform === 'win32') {
    return `node-win-${process.arch}`;
  }
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform}-${process.arch}`;
}

/** Gives the folder `name` of the cache, after `fill` has filled it if it wasn't there yet. */
async function installed(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, name);
  if (existsSync(folder)) {
    return folder;
  }
  return withLock(join(cache, 'install.lock'), async () => {
    if (!existsSync(folder)) {
      removeLeftovers();
      // Renamed only when complete, so that what has its final name can be trusted.
      const partial = join(cache, `partial-${process.pid}`);
      mkdirSync(partial);
      writeFileSync(join(partial, 'package.json'), '{ "private": true }\n');
      await fill(partial);
      renameSync(partial, folder);
    }
    return folder;
  });
}

function removeLeftovers(): void {
  for (const name of readdirSync(cache)) {
    const pid = /^partial-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      rmSync(join(cache, name), { recursive: true, force: true });
    }
  }
}

async function installNode(version: string): Promise<string> {
  if (process.versions.node.startsWith(`${version}.`)) {
    return process.execPath;
  }
  const name = nodePackage();
  const binary = join('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const folder = await installed(`node-${version}`, async (partial) => {
    console.log(`Installing Node ${version}, which VS Code's server needs (about 0.1 GB, once) …`);
    await npm(['install', `${name}@${version}`, ...quiet], partial);
    if (!existsSync(join(partial, binary))) {
      throw new Error(`The npm package ${name} brought no Node: run this with Node ${version} instead.`);
    }
  });
  return join(folder, binary);
}

/** Gives the folder of the npm package that brings it. */
async function installCodeServer(): Promise<string> {
  const version = codeServerVersion();
  const name = 'node_modules/code-server';
  const folder = await installed(`server-${version}`, async (partial) => {
    console.log("Installing VS Code's server build (about 0.7 GB, once) …");
    await npm(['install', `code-server@${version}`, ...quiet], partial);
    await npm(['install', ...quiet], join(partial, name, 'lib/vscode'));
    if (!existsSync(join(partial, name, serverMain))) {
      throw new Error(`code-server ${version} brought no VS Code server.`);
    }
  });
  return join(folder, name);
}

/** Gets the server build of VS Code, from the cache when it is there. */
export async function installServer(): Promise<ServerInstall> {
  const folder = await installCodeServer();
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  return { node: await installNode(engines.node), main: join(folder, serverMain) };
}
