import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type Workbench, folderWith, openWorkbench } from '../host/workbench';
import { THEMES, type Theme, violationsIn, wearTheme } from './looks';
import { PICTURES, PanelPage, clickLens } from './panel';

/** The widths and heights of the windows that are looked at. */
const SIZES = [
  ['narrow', 860, 900],
  ['wide', 1900, 800],
] as const;

const FILES = {
  'puzzles.8puz': '2 3 4\n1 5 x\n7 6 8\n\n1 2 3\n4 5 6\n8 7 x\n',
};

describe('The panel’s looks', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  before(async () => {
    workbench = await openWorkbench({
      folder: folderWith(FILES),
      file: 'puzzles.8puz',
      settings: { 'eightPuzzle.autoplay': false, 'workbench.colorTheme': THEMES.dark },
    });
    panel = new PanelPage(workbench);
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.ready();
    await panel.button('Step 5: down').click();
  });

  after(() => workbench.close());

  const violations = () => violationsIn(panel.frame);
  const wear = (theme: Theme) => wearTheme(workbench, panel.frame, theme);

  for (const theme of Object.keys(THEMES) as Theme[]) {
    describe(`in ${theme}`, () => {
      before(() => wear(theme));

      it('has nothing that axe objects to, solved and unsolvable', async () => {
        assert.deepEqual(await violations(), []);
        await panel.button('Next puzzle').click();
        await panel.frame.getByRole('heading', { name: 'Unsolvable' }).waitFor();
        assert.deepEqual(await violations(), []);
        await workbench.screenshot(join(PICTURES, `unsolvable-${theme}.png`));
        await panel.button('Previous puzzle').click();
        await panel.button('Step 5: down').click();
        await panel.waitForStep(5);
      });

      it('has nothing that axe objects to in the view of a search', async () => {
        await panel.tab('Search').click();
        await panel.frame.getByRole('slider', { name: 'Nodes expanded' }).fill('18');
        await panel.frame.locator('.run-step', { hasText: /^Step 18 / }).waitFor();
        await workbench.page.waitForTimeout(500);
        assert.deepEqual(await violations(), []);
        for (const [name, width, height] of SIZES) {
          await workbench.page.setViewportSize({ width, height });
          await workbench.page.waitForTimeout(500);
          await workbench.screenshot(join(PICTURES, `search-${theme}-${name}.png`));
        }
        await panel.tab('Solution').click();
        await panel.waitForStep(5);
      });

      it('has nothing that axe objects to in play, while a board is set up, and in the state space', async () => {
        await panel.tab('Play').click();
        await panel.button(/^Hint/).click();
        await panel.frame.locator('.hinted').waitFor();
        assert.deepEqual(await violations(), []);
        await workbench.screenshot(join(PICTURES, `play-${theme}.png`));
        await panel.button('Edit Board').click();
        await panel.frame.locator('.setting-up').waitFor();
        assert.deepEqual(await violations(), []);
        await panel.button('Cancel').click();
        await panel.tab('State Space').click();
        await panel.frame.locator('.bar.here').waitFor();
        assert.deepEqual(await violations(), []);
        await workbench.screenshot(join(PICTURES, `space-${theme}.png`));
        await panel.tab('Solution').click();
        await panel.waitForStep(5);
      });

      for (const [name, width, height] of SIZES) {
        it(`fits into a ${name} window`, async () => {
          await workbench.page.setViewportSize({ width, height });
          await workbench.page.waitForTimeout(500);
          await workbench.screenshot(join(PICTURES, `solution-${theme}-${name}.png`));
          const overflow = await panel.frame
            .locator('html')
            .evaluate((html) => html.scrollWidth - html.clientWidth);
          assert.equal(overflow, 0, 'Something reaches over the side.');
        });
      }
    });
  }

  it('is pictured for the README', async () => {
    const picture = async (name: string) => {
      await panel.frame.locator('html').evaluate((html) => {
        html.scrollTo(0, 0);
      });
      await workbench.page.waitForTimeout(500);
      await workbench.screenshot(join(PICTURES, 'readme', `${name}.png`));
    };

    await workbench.runCommand('View: Close Primary Side Bar');
    await workbench.page.setViewportSize({ width: 1000, height: 740 });
    await panel.button('Step 5: down').click();
    await picture('solution-dark');
    await wear('light');
    await panel.button('Next puzzle').click();
    await panel.frame.getByRole('heading', { name: 'Unsolvable' }).waitFor();
    await picture('unsolvable-light');
    await panel.button('Previous puzzle').click();
    await panel.button('Step 5: down').click();
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  });

  it('fits into 250 pixels', async () => {
    const { frame } = panel;
    await workbench.page.setViewportSize({ width: 1280, height: 900 });
    const overflow = await frame.locator('main').evaluate((main) => {
      main.style.width = '250px';
      main.style.margin = '0';
      const wide = [...main.querySelectorAll('*')]
        .filter(
          (element) => element.getBoundingClientRect().right > 250 && !element.closest('.for-screen-readers'),
        )
        .map(({ className }) => className);
      main.removeAttribute('style');
      return wide;
    });
    assert.deepEqual(overflow, []);
  });

  it('takes nothing from elsewhere: its policy is strict', async () => {
    const policy = await panel.frame
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .evaluate((meta) => meta.getAttribute('content') ?? '');
    assert.match(policy, /^default-src 'none'; script-src 'nonce-[0-9a-f]{32}'; style-src [^;]+$/);
    assert.equal(await panel.frame.locator('[onclick], [onload], [style*="url("]').count(), 0);
  });
});
