import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { root } from '../host/root';
import type { Workbench } from '../host/workbench';
import { STILL } from './panel';
import { settle } from './settle';

/** VS Code's kinds of themes, and one theme of each. */
export const THEMES = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'high-contrast-dark': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};

export type Theme = keyof typeof THEMES;

/** The class of a page that wears a theme. */
const CLASSES: Readonly<Record<Theme, string>> = {
  dark: 'vscode-dark',
  light: 'vscode-light',
  'high-contrast-dark': 'vscode-high-contrast',
  'high-contrast-light': 'vscode-high-contrast-light',
};

/** Sizes of the window, in which a panel beside an editor has about 300, 950 and 300 pixels; the side bar is closed. */
export const SIZES = {
  narrow: { width: 640, height: 1000 },
  wide: { width: 2000, height: 1000 },
  /** What a window of 1280 × 800 has at 200 %, where all is twice as large. */
  zoomed: { width: 640, height: 400 },
};

const AXE = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** What axe finds wrong in a page, a line each. */
export async function violationsIn(page: FrameLocator): Promise<string[]> {
  const frame = page.locator('body');
  if (!(await frame.evaluate(() => 'axe' in globalThis))) {
    await frame.evaluate((_body, source) => {
      // The page's policy lets no script in; the debugger's protocol is not bound by it.
      (0, eval)(source);
    }, AXE);
  }
  const violations = await frame.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    // What passes is not described, which takes longer than to find it.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What does not fit into a page, a line each: what reaches over the side, controls that are cut off or meet. */
export function misfitsIn(page: FrameLocator): Promise<string[]> {
  return page.locator('html').evaluate((html) => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? (element.textContent || element.className)}`;
    // What scrolls by itself may hold more than is seen.
    const controls = [...html.querySelectorAll('button, select, input, summary')].filter(
      (element) => element.checkVisibility() && !element.closest('.tree-view, .result-table'),
    );
    const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > html.clientWidth);
    const cut = controls.filter(
      (element) => element.matches('button, summary') && element.scrollWidth > element.clientWidth,
    );
    const meeting = boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map(({ element: other }) => `${nameOf(element)} and ${nameOf(other)} meet`),
    );
    return [
      ...(html.scrollWidth > html.clientWidth ? [`${html.scrollWidth} pixels in ${html.clientWidth}`] : []),
      ...outside.map(({ element }) => `${nameOf(element)} reaches over the side`),
      ...cut.map((element) => `${nameOf(element)} is cut off`),
      ...meeting,
    ];
  });
}

/** Gives VS Code a theme, and waits until a page wears it. */
export async function wearTheme(workbench: Workbench, page: FrameLocator, theme: Theme): Promise<void> {
  await workbench.setSettings({ ...STILL, 'workbench.colorTheme': THEMES[theme] });
  await page.locator(`body.${CLASSES[theme]}`).waitFor();
  await settle(page);
}

/** Gives the window a size, and waits until a page has been laid out in it. */
export async function takeSize(
  workbench: Workbench,
  page: FrameLocator,
  size: keyof typeof SIZES,
): Promise<void> {
  await workbench.page.setViewportSize(SIZES[size]);
  await page.locator('html').evaluate(async (html, isWide) => {
    while (html.clientWidth > 600 !== isWide) await new Promise(requestAnimationFrame);
  }, size === 'wide');
  await settle(page);
}
