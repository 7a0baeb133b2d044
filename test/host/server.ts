import { type ChildProcessWithoutNullStreams, execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { installServer } from './install';
import { atEnd, temporaryFolder } from './lifetime';
import type { Settings } from './settings';
import { signalGroup, startTiedPiped } from './tied-process';

const startLimit = 60_000;

/** A running server build of VS Code. */
export interface Server {
  /** Its address, such as http://127.0.0.1:8000, without a slash at the end. */
  readonly url: string;
  /** Resolves when it ends, of itself or because of `stop`. */
  readonly ended: Promise<void>;
  /** Replaces the settings of all windows; open ones take them over within a second or so. */
  setSettings(settings: Settings): void;
  /** Whether these are all settings there are; a window may have changed them. */
  hasSettings(settings: Settings): boolean;
  stop(): void;
}

/** What our own surroundings must not tell the server, above all when they are a VS Code themselves. */
function cleanEnvironment(home: string): NodeJS.ProcessEnv {
  const foreign = /^(VSCODE_|ELECTRON_|NODE_OPTIONS$|npm_)/;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name))),
    // No marketplace, so that nothing is looked up or waited for.
    EXTENSIONS_GALLERY: '{}',
    // Its extensions look for, and leave, files in the user's home.
    HOME: home,
  };
}

function whenReady(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    const heard: string[] = [];
    const fail = (what: string): void => {
      clearTimeout(timer);
      reject(new Error([`VS Code's server ${what}.`, ...heard].join('\n')));
    };
    const timer = setTimeout(() => {
      fail(`did not start within ${startLimit / 1000} s`);
    }, startLimit);
    child.once('error', (error) => {
      fail(`could not be started: ${error.message}`);
    });
    child.once('close', (code) => {
      fail(`ended with code ${String(code)} instead of starting`);
    });
    for (const stream of [child.stdout, child.stderr]) {
      // Read to the end of its life: a full pipe would stop the server.
      createInterface({ input: stream }).on('line', (line) => {
        heard.push(line);
        heard.splice(0, heard.length - 40);
        const url = /Web UI available at (http:\/\/[^\s/]+)/.exec(line)?.[1];
        if (url !== undefined) {
          clearTimeout(timer);
          resolve(url.replace('localhost', '127.0.0.1'));
        }
      });
    }
  });
}

/** What a server is started with, beside its settings. */
export interface ServerOptions {
  /** Any free one, if not told. */
  port?: number;
  /** A packed extension that is installed first. */
  vsix?: string | undefined;
  /** As in keybindings.json. */
  keybindings?: readonly Keybinding[];
}

/** What a key does in a window. */
export interface Keybinding {
  key: string;
  command: string;
  args?: unknown;
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, textOf(content));
}

function textOf(content: unknown): string {
  return JSON.stringify(content, undefined, 2);
}

/** Starts a server with settings, extensions and data of its own. */
export async function startServer(
  settings: Settings,
  { port = 0, vsix, keybindings = [] }: ServerOptions = {},
): Promise<Server> {
  const { node, main } = await installServer();
  const data = temporaryFolder('server');
  const folders = ['--server-data-dir', data.path, '--extensions-dir', join(data.path, 'extensions')];
  const env = cleanEnvironment(data.path);
  if (vsix !== undefined) {
    await promisify(execFile)(node, [main, ...folders, '--install-extension', vsix], { env });
  }
  // A running window notices changes of the machine's settings only; but the
  // user's can contain what the machine's can't, such as remote.extensionKind.
  const settingsFiles = ['User', 'Machine'].map((scope) => join(data.path, 'data', scope, 'settings.json'));
  const setSettings = (next: Settings): void => {
    for (const file of settingsFiles) writeJson(file, next);
  };
  const hasSettings = (asked: Settings): boolean =>
    settingsFiles.every((file) => readFileSync(file, 'utf8') === textOf(asked));
  setSettings(settings);
  writeJson(join(data.path, 'data/User/keybindings.json'), keybindings);

  const child = startTiedPiped({
    node,
    args: [
      main,
      ...['--host', '127.0.0.1', '--port', String(port), '--without-connection-token'],
      ...['--accept-server-license-terms', '--telemetry-level', 'off', '--disable-workspace-trust'],
      // Without this, a built VS Code silently ignores an extension under development.
      '--enable-smoke-test-driver',
      ...folders,
    ],
    env,
  });
  const stop = atEnd(() => {
    signalGroup(child, 'SIGKILL');
    data.remove();
  });
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      resolve();
    }),
  );
  try {
    return { url: await whenReady(child), ended, setSettings, hasSettings, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
