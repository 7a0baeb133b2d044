import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { cache, program } from './root';
import { desktopVersion } from './versions';

/** How long a download may bring nothing before it counts as impossible. */
const idleLimit = 10_000;

function hasDisplay(): boolean {
  return (
    process.platform === 'win32' ||
    process.platform === 'darwin' ||
    Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
  );
}

async function download(): Promise<string> {
  return downloadAndUnzipVSCode({ version: desktopVersion(), cachePath: cache, timeout: idleLimit });
}

/** The path of a desktop VS Code, or `undefined` where the server build has to stand in. */
export async function findDesktop(): Promise<string | undefined> {
  const executable = process.env['VSCODE_EXECUTABLE_PATH'];
  if (executable !== undefined && executable !== '') {
    return executable;
  }
  const asked = process.env['EIGHT_PUZZLE_HOST'];
  switch (asked) {
    case 'desktop':
      return download();
    case 'server':
      return undefined;
    case undefined:
    case '':
      break;
    default:
      throw new Error(`EIGHT_PUZZLE_HOST is ${asked}; it can be desktop or server.`);
  }
  if (!hasDisplay()) {
    console.log("There is no display, so VS Code's server build is used.");
    return undefined;
  }
  try {
    return await download();
  } catch (error) {
    console.log(`VS Code can't be downloaded (${String(error)}), so its server build is used.`);
    return undefined;
  }
}

/** A program that takes VS Code's arguments and runs the server build with them: see launch.ts. */
export function serverAsExecutable(): string {
  const [name, text] =
    process.platform === 'win32'
      ? ['code.cmd', `@"${process.execPath}" "${program('launch.js')}" %*\r\n`]
      : ['code.sh', `#!/bin/sh\nexec "${process.execPath}" "${program('launch.js')}" "$@"\n`];
  mkdirSync(cache, { recursive: true });
  const path = join(cache, name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}
