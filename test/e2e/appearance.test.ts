import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Workbench } from '../host/workbench';
import { type SIZES, THEMES, type Theme, misfitsIn, takeSize, violationsIn, wearTheme } from './looks';
import { PICTURES, type PanelPage } from './panel';
import { settle } from './settle';
import { FILES, SIGHTS, type Sight, compareAll } from './sights';
import { useWorkbench } from './suite';

/** A board that cannot be solved has a panel of its own. */
const UNSOLVABLE: Sight = {
  name: 'unsolvable',
  async show(panel) {
    await panel.frame.getByRole('heading', { name: 'Unsolvable', exact: true }).waitFor();
  },
};

describe('The panel’s looks', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(
    FILES,
    (opened, page) => {
      [workbench, panel] = [opened, page];
    },
    { keep: true },
  );

  before(async () => {
    await workbench.runCommand('View: Close Primary Side Bar');
    await panel.openByLens('unsolvable.8puz');
    await panel.openByLens('sample.8puz');
    await compareAll(panel);
  });

  after(() => workbench.runCommand('View: Toggle Primary Side Bar Visibility'));

  /** Looks at something in a theme and a size: keeps a picture, and tells what is wrong with it. */
  async function look(sight: Sight, theme: Theme, size: keyof typeof SIZES): Promise<string[]> {
    await sight.show(panel);
    await panel.frame.locator('html').evaluate((html) => {
      html.scrollTo(0, 0);
    });
    await settle(panel.frame);
    await workbench.screenshot(join(PICTURES, theme, `${sight.name}-${size}.png`));
    const wrong = [...(await violationsIn(panel.frame)), ...(await misfitsIn(panel.frame))];
    await sight.leave?.(panel);
    return wrong.map((what) => `${sight.name}: ${what}`);
  }

  for (const theme of Object.keys(THEMES) as Theme[]) {
    for (const size of ['narrow', 'wide'] as const) {
      it(`have nothing that axe objects to, and room for all, ${size} in ${theme}`, async () => {
        await wearTheme(workbench, panel.frame, theme);
        await takeSize(workbench, panel.frame, size);
        const wrong: string[] = [];
        for (const sight of SIGHTS) wrong.push(...(await look(sight, theme, size)));
        assert.deepEqual(wrong, []);
      });
    }
  }

  it('have neither where a board is unsolvable, in any theme', async () => {
    await panel.bringToFront('unsolvable.8puz');
    for (const theme of Object.keys(THEMES) as Theme[]) {
      await wearTheme(workbench, panel.frame, theme);
      for (const size of ['narrow', 'wide'] as const) {
        await takeSize(workbench, panel.frame, size);
        assert.deepEqual(await look(UNSOLVABLE, theme, size), [], `${theme}, ${size}`);
      }
    }
  });

  it('have room for all when all is twice as large', async () => {
    await panel.bringToFront('sample.8puz');
    await wearTheme(workbench, panel.frame, 'dark');
    await takeSize(workbench, panel.frame, 'zoomed');
    const wrong: string[] = [];
    for (const sight of SIGHTS) wrong.push(...(await look(sight, 'dark', 'zoomed')));
    assert.deepEqual(wrong, []);
  });

  it('take nothing from elsewhere: the page’s policy is strict', async () => {
    const policy = await panel.frame
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .evaluate((meta) => meta.getAttribute('content') ?? '');
    assert.match(policy, /^default-src 'none'; script-src 'nonce-[0-9a-f]{32}'; style-src [^;]+$/);
    assert.equal(await panel.frame.locator('[onclick], [onload], [style*="url("]').count(), 0);
  });
});
