import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const missing = 'No Chromium found: install Chromium, Chrome or Edge, or set CHROME_PATH to one.';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = process.env[variable];
      return folder === undefined ? [] : programs.map((program) => join(folder, program));
    });
  }
  return [...names.map((name) => join('/usr/bin', name)), '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

function look(): string | undefined {
  return [...onPath(), ...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path));
}

function attempt(sentence: string, commands: readonly (readonly [string, readonly string[]])[]): void {
  console.log(sentence);
  try {
    for (const [command, args] of commands) {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    console.log(`That did not work: ${(error as Error).message.split('\n')[0] ?? ''}`);
  }
}

function installFromDebian(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  // The font is for machines that have none: the workbench would be without letters.
  attempt('Installing Chromium with apt-get (about 0.5 GB, once) …', [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']],
  ]);
}

function installFromPlaywright(): void {
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  attempt("Installing Playwright's Chromium (about 0.4 GB, once) …", [
    [process.execPath, [cli, 'install', 'chromium']],
  ]);
}

/** The path of a Chromium, Chrome or Edge, installed first where there is none and it can be. */
export function findChromium(): string {
  const asked = process.env['CHROME_PATH'];
  if (asked !== undefined && asked !== '') {
    if (!existsSync(asked)) {
      throw new Error(`CHROME_PATH is set to ${asked}, where there is nothing.`);
    }
    return asked;
  }
  for (const install of [() => undefined, installFromDebian, installFromPlaywright]) {
    install();
    const found = look();
    if (found !== undefined) {
      return found;
    }
  }
  throw new Error(missing);
}
