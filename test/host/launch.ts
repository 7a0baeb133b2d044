// Stands in for VS Code's executable: `runTests` of @vscode/test-electron starts
// it with VS Code's own arguments, and its exit code is the suite's verdict.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { windowAddress } from './address';
import { startBrowser } from './browser';
import { startServer } from './server';
import type { Settings } from './settings';

interface Invocation {
  folder: string;
  extension: string;
  tests: string;
  settings: Settings;
}

function readInvocation(): Invocation {
  const { values, positionals } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: {
      extensionDevelopmentPath: { type: 'string' },
      extensionTestsPath: { type: 'string' },
      extensionDevelopmentKind: { type: 'string' },
      'user-data-dir': { type: 'string' },
    },
  });
  const {
    extensionDevelopmentPath: extension,
    extensionTestsPath: tests,
    extensionDevelopmentKind: kind,
  } = values;
  const userData = values['user-data-dir'];
  const folder = positionals[0];
  if (
    typeof extension !== 'string' ||
    typeof tests !== 'string' ||
    typeof userData !== 'string' ||
    folder === undefined
  ) {
    throw new Error(
      'Needed: a folder, --extensionDevelopmentPath, --extensionTestsPath and --user-data-dir.',
    );
  }
  const settings = JSON.parse(readFileSync(join(userData, 'User/settings.json'), 'utf8')) as Settings;
  return {
    folder,
    extension,
    tests,
    settings: kind === 'web' ? asWebExtension(settings, extension) : settings,
  };
}

/** The server build takes the kind of extension host from a setting only. */
function asWebExtension(settings: Settings, extension: string): Settings {
  const manifest = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8')) as {
    publisher: string;
    name: string;
  };
  return { ...settings, 'remote.extensionKind': { [`${manifest.publisher}.${manifest.name}`]: ['web'] } };
}

async function verdict(page: Page, address: string): Promise<number> {
  const ended = new Promise<number>((resolve, reject) => {
    page.once('crash', () => {
      reject(new Error('The page of VS Code crashed.'));
    });
    void page.exposeFunction('codeAutomationExit', resolve);
  });
  await page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => {
    if (process.env['EIGHT_PUZZLE_LOG'] !== undefined) {
      console.log(`${(performance.now() / 1000).toFixed(1)} s [${type}]`, ...args);
    }
  });
  await page.goto(address);
  return ended;
}

async function main(): Promise<number> {
  const { settings, ...content } = readInvocation();
  const [server, browser] = await Promise.all([startServer(settings), startBrowser()]);
  const page = await browser.newPage();
  const died = server.ended.then(() => {
    throw new Error("VS Code's server ended before the suite.");
  });
  return Promise.race([verdict(page, windowAddress(server.url, content)), died]);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
