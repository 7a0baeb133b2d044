import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GifReader } from 'omggif';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import { squaresAt } from './drawing';
import { PICTURES, type PanelPage } from './panel';
import { settle } from './settle';
import { useWorkbench } from './suite';

const BOARDS = {
  'eight.8puz': { start: '2 3 4 1 5 x 7 6 8', goal: '1 2 3 4 5 6 7 8 x', moves: 19, size: [298, 298] },
  'fifteen.8puz': {
    start: '1 2 3 4 5 x 6 7 9 10 11 8 13 14 15 12',
    goal: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 x',
    moves: 4,
    size: [394, 394],
  },
  'small.8puz': { start: '1 2 3 4 x 5', goal: '1 2 3 4 5 x', moves: 1, size: [298, 202] },
};

describe('Export', () => {
  let workbench: Workbench;
  let panel: PanelPage;
  let folder: string;

  useWorkbench(
    {
      ...Object.fromEntries(Object.entries(BOARDS).map(([name, { start }]) => [name, `${start}\n`])),
      'another.8puz': '1 2 3 4 5 6 7 x 8\n',
    },
    (opened, page, path) => {
      [workbench, panel, folder] = [opened, page, path];
    },
  );

  async function open(file: string): Promise<void> {
    await panel.open(file);
  }

  /** Chooses a form behind the panel's button. */
  async function choose(form: string): Promise<void> {
    // What has the keyboard when a list opens does not take it back.
    await panel.focus();
    await panel.button('Export…').click();
    await workbench.page.locator('.quick-input-widget input:focus').waitFor();
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: form }).first().click();
  }

  /** VS Code's own question for a file, once it offers one. */
  async function fileQuestion(): Promise<Locator> {
    const selector = '.quick-input-widget .quick-input-box input';
    await workbench.page.waitForFunction(
      (input) => /-solution\.(svg|gif)$/.test(document.querySelector<HTMLInputElement>(input)?.value ?? ''),
      selector,
    );
    return workbench.page.locator(selector);
  }

  /** Takes the file that is offered, and waits until it is there. @returns its path */
  async function save(name: string): Promise<string> {
    await (await fileQuestion()).press('Enter');
    await workbench.notification(`${name} is saved.`);
    return join(folder, name);
  }

  for (const [file, { start, goal, size }] of Object.entries(BOARDS)) {
    it(`writes an SVG that plays to the goal: ${file}`, async () => {
      await open(file);
      await choose('Animated SVG');
      const path = await save(file.replace('.8puz', '-solution.svg'));
      const page = await workbench.page.context().newPage();
      await page.goto(`file://${path}`);
      const svg = page.locator('svg').first();
      assert.equal(await squaresAt(svg, 0), start);
      const duration = await svg.evaluate((element) => {
        const [animation] = element.getAnimations({ subtree: true });
        return Number(animation?.effect?.getTiming().duration);
      });
      assert.equal(await squaresAt(svg, duration - 100), goal);
      await page.close();
    });

    it(`writes a GIF that plays: ${file}`, async () => {
      await open(file);
      await choose('GIF');
      const path = await save(file.replace('.8puz', '-solution.gif'));
      // One of them is the README's.
      cpSync(path, join(PICTURES, 'readme', file.replace('8puz', 'gif')));
      const gif = new GifReader(readFileSync(path));
      assert.deepEqual([gif.width, gif.height], size);
      const { moves } = BOARDS[file as keyof typeof BOARDS];
      assert.equal(gif.numFrames(), 1 + 5 * moves);
      assert.equal(gif.loopCount(), 0);
      const pixels = new Uint8Array(gif.width * gif.height * 4);
      gif.decodeAndBlitFrameRGBA(0, pixels);
      const first = pixels.slice();
      for (let frame = 1; frame < gif.numFrames(); frame++) gif.decodeAndBlitFrameRGBA(frame, pixels);
      assert.notDeepEqual(first, pixels);
      // At the goal, the last square is the blank: of one colour.
      const corner = 4 * (gif.width * (gif.height - 40) + gif.width - 40);
      assert.deepEqual(pixels.slice(corner, corner + 3), pixels.slice(0, 3));
    });
  }

  it('opens what it has written', async () => {
    await open('another.8puz');
    await choose('GIF');
    await save('another-solution.gif');
    const said = await workbench.notification('another-solution.gif is saved.');
    await said.getByRole('button', { name: 'Open' }).click();
    await workbench.page.locator('.tab.active', { hasText: 'another-solution.gif' }).waitFor();
    await workbench.webview().locator('img').waitFor();
    await workbench.screenshot(join(PICTURES, 'export-opened.png'));
  });

  it('copies Markdown', async () => {
    await open('eight.8puz');
    await workbench.screenshot(join(PICTURES, 'export-button.png'));
    await choose('Copy as Markdown');
    await workbench.page.locator('.statusbar-item', { hasText: 'Solution copied' }).waitFor();
    const copied = await workbench.page.evaluate(() => navigator.clipboard.readText());
    assert.ok(copied.includes('```8puz\n2 3 4\n1 5 x\n7 6 8\nullddrurdllurdruldr\n```'), copied);
    assert.ok(copied.includes('1 5 x  →  1 5 4  →'), copied);
  });

  it('does nothing when it is given up', async () => {
    await open('another.8puz');
    await choose('Animated SVG');
    await fileQuestion();
    await workbench.page.keyboard.press('Escape');
    await workbench.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    assert.ok(!existsSync(join(folder, 'another-solution.svg')));
  });

  it('is in the palette, for a panel', async () => {
    await open('eight.8puz');
    await workbench.runCommand('8-puzzle: Export Solution…');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'GIF' }).first().waitFor();
    await settle(workbench.page);
    await workbench.screenshot(join(PICTURES, 'export-forms.png'));
    await workbench.page.keyboard.press('Escape');
  });
});
