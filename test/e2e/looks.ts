import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import type { AxeResults } from 'axe-core';
import { root } from '../host/root';
import type { Workbench } from '../host/workbench';

/** VS Code's kinds of themes, and one theme of each. */
export const THEMES = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'high-contrast-dark': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};

export type Theme = keyof typeof THEMES;

const AXE = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** What axe finds wrong in a page, a line each. */
export async function violationsIn(page: FrameLocator): Promise<string[]> {
  const frame = page.locator('body');
  await frame.evaluate((_body, source) => {
    // The page's policy lets no script in; the debugger's protocol is not bound by it.
    (0, eval)(source);
  }, AXE);
  const results = await frame.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Gives VS Code a theme, and waits until a page wears it. */
export async function wearTheme(workbench: Workbench, page: FrameLocator, theme: Theme): Promise<void> {
  await workbench.setSettings({ 'workbench.colorTheme': THEMES[theme], 'eightPuzzle.autoplay': false });
  const kind = {
    dark: 'vscode-dark',
    light: 'vscode-light',
    'high-contrast-dark': 'vscode-high-contrast',
    'high-contrast-light': 'vscode-high-contrast-light',
  }[theme];
  await page.locator(`body.${kind}`).waitFor();
  // Colours change over a moment.
  await workbench.page.waitForTimeout(500);
}
