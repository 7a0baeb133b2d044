import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import { squaresAt } from './drawing';
import { PICTURES } from './panel';
import { useWorkbench } from './suite';

const THEMES = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'high-contrast-dark': 'Default High Contrast',
};

const NOTES = `# Sliding puzzles

The sample of the judges' problem, and its solution:

\`\`\`8puz
# the sample
2 3 4
1 5 x
7 6 8
ullddrurdllurdruldr
\`\`\`

A start and a goal, and other sizes:

\`\`\`8puz
2 3 4
1 5 x
7 6 8
1 2 3
8 x 4
7 6 5

4 1 2
5 x 3

1 2 3 4
5 6 7 8
9 10 11 12
13 14 x 15
r
\`\`\`

Half typed:

\`\`\`8puz
2 3 4
1 5 x
7 6
\`\`\`

Unsolvable:

\`\`\`8puz
1 2 3 4 5 6 8 7 x
\`\`\`
`;

describe('The Markdown preview', () => {
  let workbench: Workbench;
  let preview: FrameLocator;

  useWorkbench(
    { 'notes.md': NOTES },
    (opened) => {
      workbench = opened;
    },
    {
      keep: true,
      settings: { 'workbench.colorTheme': THEMES.dark },
      viewport: { width: 1500, height: 1000 },
    },
  );

  before(async () => {
    await workbench.openFile('notes.md');
    await workbench.runCommand('Markdown: Open Preview to the Side');
    preview = workbench.webview();
    await preview.locator('.eight-puzzles').first().waitFor();
  });

  function squares(nth: number, time: number): Promise<string> {
    return squaresAt(preview.locator('svg').nth(nth), time);
  }

  it('draws boards', async () => {
    assert.equal(await preview.locator('figure').count(), 5);
    assert.equal(await squares(1, 0), '2 3 4 1 5 x 7 6 8');
    assert.equal(await squares(2, 0), '1 2 3 8 x 4 7 6 5');
    assert.equal(await squares(3, 0), '4 1 2 5 x 3');
  });

  it('says under a board that it is unsolvable', async () => {
    const captions = preview.locator('figcaption', { hasText: 'Unsolvable: the parities' });
    await captions.first().waitFor();
    // The second figure is one as well: its goal is of the other parity.
    assert.equal(await captions.count(), 2);
  });

  it('plays the moves under a board', async () => {
    assert.equal(await squares(0, 0), '2 3 4 1 5 x 7 6 8');
    assert.equal(await squares(0, 11_000), '1 2 3 4 5 6 7 8 x');
    assert.equal(await squares(4, 3000), '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 x');
  });

  it('follows the goal of the settings', async () => {
    const home = preview.locator('svg').nth(3).locator('g.h');
    assert.equal(await home.count(), 0);
    await workbench.setSettings({ 'eightPuzzle.goal': 'blank-first', 'workbench.colorTheme': THEMES.dark });
    await home.nth(1).waitFor({ state: 'attached' });
    await workbench.setSettings({ 'workbench.colorTheme': THEMES.dark });
    await home.first().waitFor({ state: 'detached' });
  });

  it('leaves a block that is half typed as text, and takes it when it is whole', async () => {
    const block = preview.locator('pre code', { hasText: '7 6' });
    await block.waitFor();
    const note = preview.locator('.eight-puzzle-note', { hasText: 'Not drawn: row 3 has 2 squares' });
    await note.waitFor();
    await note.scrollIntoViewIfNeeded();
    await workbench.screenshot(join(PICTURES, 'preview-notes.png'));
    await workbench.page.locator('.monaco-editor .view-lines').first().click();
    await workbench.goTo(NOTES.split('\n').lastIndexOf('7 6') + 1, 4);
    await workbench.page.keyboard.type(' 8');
    await block.waitFor({ state: 'detached' });
    await note.waitFor({ state: 'detached' });
    assert.equal(await preview.locator('figure').count(), 6);
  });

  it('stands still where VS Code is asked for less motion', async () => {
    const moving = () =>
      preview
        .locator('body')
        .evaluate(
          () =>
            document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Infinity).length,
        );
    assert.ok((await moving()) > 0);
    await workbench.setSettings({ 'workbench.reduceMotion': 'on', 'workbench.colorTheme': THEMES.dark });
    await preview.locator('body.vscode-reduce-motion').waitFor();
    assert.equal(await moving(), 0);
    await workbench.setSettings({ 'workbench.colorTheme': THEMES.dark });
  });

  for (const [name, theme] of Object.entries(THEMES)) {
    it(`takes the colours of the theme: ${name}`, async () => {
      await workbench.setSettings({ 'workbench.colorTheme': theme });
      const kind = name === 'high-contrast-dark' ? 'vscode-high-contrast' : `vscode-${name}`;
      await preview.locator(`body.${kind}`).waitFor();
      await squares(0, 5000);
      const [drawn, wanted] = await preview
        .locator('svg')
        .nth(1)
        .locator('g.h rect')
        .first()
        .evaluate((tile) => {
          const probe = document.body.appendChild(document.createElement('span'));
          probe.style.color = 'var(--vscode-button-background, transparent)';
          const colours = [getComputedStyle(tile).fill, getComputedStyle(probe).color];
          probe.remove();
          return colours;
        });
      assert.equal(drawn, wanted);
      await preview.locator('h1').evaluate((title) => {
        title.scrollIntoView();
      });
      await workbench.screenshot(join(PICTURES, `preview-${name}.png`));
    });
  }
});
