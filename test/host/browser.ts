import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium';
import { temporaryFolder } from './lifetime';

/** Starts a headless Chromium, which ends with this process. */
export async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Root has no sandbox, and all it ever shows is our own VS Code.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Chromium leaves folders behind when it is ended by force.
    env: { ...process.env, TMPDIR: temporaryFolder('chromium').path },
    // The exit of this process, which signals lead to as well, is what ends it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return browser;
}
