import { join } from 'node:path';
import { THEMES, type Theme } from '../e2e/looks';
import { PanelPage, STILL, clickLens } from '../e2e/panel';
import { settle } from '../e2e/settle';
import { compareAll } from '../e2e/sights';
import { root } from '../host/root';
import { type Workbench, folderWith, openWorkbench } from '../host/workbench';

/** One puzzle of each kind that has a lens of its own. */
const PUZZLES = `# The sample of POJ 1077
2 3 4
1 5 x
7 6 8
ullddrurdllurdruldr

# 8 and 7 exchanged
1 2 3
4 5 6
8 7 x

# One of the hardest
8 6 7
2 5 4
3 x 1

# A goal with a name
2 8 3 1 6 4 7 x 5
goal: spiral
`;

/** Puzzles and answers with mistakes, and under them a board to ask about. */
const MISTAKES = `# Tile 5 stands twice
1 2 3 4 5 5 7 8 x

# The third move leaves the board
2 3 4 1 5 x 7 6 8
ulu

# Right, but too long
1 2 3 4 5 6 x 7 8
rrlr

# From a textbook
2 8 3
1 6 4
7 x 5
goal: spiral
5 moves
`;

/** Nothing but what the picture is about. */
const SETTINGS = {
  ...STILL,
  'breadcrumbs.enabled': false,
  'editor.hover.above': false,
  'editor.minimap.enabled': false,
  'editor.overviewRulerBorder': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.statusBar.visible': false,
};

/** How wide the text is beside a panel, in CSS pixels. */
const TEXT_WIDTH = 300;

interface WindowPicture {
  readonly theme: Theme;
  readonly size: { readonly width: number; readonly height: number };
  /** Brings into sight what is pictured. */
  readonly show: (workbench: Workbench) => Promise<void>;
}

/** The README's pictures of the window, by their paths in the project. */
const WINDOW_PICTURES: Readonly<Record<string, WindowPicture>> = {
  'media/readme/language.png': {
    theme: 'light',
    size: { width: 800, height: 680 },
    async show(workbench) {
      await workbench.openFile('mistakes.8puz');
      await workbench.editor.locator('.squiggly-error').nth(1).waitFor();
      await workbench.editor.locator('.squiggly-info').first().waitFor();
      const line = workbench.editor.locator('.view-line', { hasText: /^2\s8\s3$/ });
      await line.hover({ position: { x: 20, y: 9 } });
      await workbench.page.locator('.monaco-hover:visible', { hasText: '5 moves' }).waitFor();
    },
  },
  'media/readme/solution-dark.png': {
    theme: 'dark',
    size: { width: 1100, height: 860 },
    async show(workbench) {
      const panel = await openPanel(workbench, 'Solve (19 moves)');
      await panel.button('Step 5: down').click();
      await panel.waitForStep(5);
    },
  },
  'media/readme/unsolvable-light.png': {
    theme: 'light',
    size: { width: 800, height: 792 },
    async show(workbench) {
      const panel = await openPanel(workbench, 'unsolvable');
      await panel.frame.getByRole('heading', { name: 'Unsolvable', exact: true }).waitFor();
    },
  },
  'media/readme/search-dark.png': {
    theme: 'dark',
    size: { width: 1150, height: 872 },
    async show(workbench) {
      const panel = await openPanel(workbench, 'Solve (19 moves)');
      await panel.tab('Search').click();
      await panel.frame.getByRole('slider', { name: 'Nodes expanded' }).fill('18');
      await panel.frame.locator('.run-step', { hasText: /^Step 18 / }).waitFor();
    },
  },
  'media/readme/compare-light.png': {
    theme: 'light',
    size: { width: 1000, height: 1085 },
    async show(workbench) {
      const panel = await openPanel(workbench, 'Solve (19 moves)');
      await compareAll(panel);
      await workbench.runCommand('View: Maximize Editor Group and Hide Side Bars');
      const results = panel.frame.getByRole('heading', { name: 'Results' });
      await results.evaluate((heading) => {
        heading.scrollIntoView();
        window.scrollBy(0, -16);
      });
      const expanded = panel.frame.locator('thead .column-expanded');
      await expanded.evaluate((header) => {
        const algorithm = header.parentElement?.firstElementChild?.getBoundingClientRect();
        header
          .closest('.result-table')
          ?.scrollBy(header.getBoundingClientRect().left - (algorithm?.right ?? 0), 0);
      });
    },
  },
};

/** Opens the panel of one of the puzzles, and leaves it most of the window. */
async function openPanel(workbench: Workbench, lens: string): Promise<PanelPage> {
  const panel = new PanelPage(workbench);
  await workbench.openFile('puzzles.8puz');
  await clickLens(workbench, lens);
  await panel.ready();
  const box = await workbench.page.locator('.editor-group-container').nth(1).boundingBox();
  if (!box) throw new Error('The panel is not beside the text.');
  const { mouse } = workbench.page;
  await mouse.move(box.x, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(TEXT_WIDTH, box.y + box.height / 2, { steps: 5 });
  await mouse.up();
  // Away from all that would show more under the pointer.
  await mouse.move(0, 0);
  return panel;
}

/**
 * Takes the pictures, each in a window of its own.
 * @param named parts of the names of those that are wanted; none for all
 */
export async function pictureWindows(named: readonly string[]): Promise<void> {
  const folder = folderWith({ 'puzzles.8puz': PUZZLES, 'mistakes.8puz': MISTAKES });
  for (const [path, { theme, size, show }] of Object.entries(WINDOW_PICTURES)) {
    if (named.length > 0 && !named.some((name) => path.includes(name))) continue;
    const settings = { ...SETTINGS, 'workbench.colorTheme': THEMES[theme] };
    const workbench = await openWorkbench({ folder, settings, viewport: size, scale: 1.25 });
    await workbench.runCommand('View: Close Primary Side Bar');
    await show(workbench);
    if ((await workbench.webviews()).length > 0) await settle(workbench.webview());
    await workbench.page.locator('.part.editor').screenshot({ path: join(root, path) });
    await workbench.close();
  }
}
