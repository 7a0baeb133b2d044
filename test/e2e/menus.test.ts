import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { type Workbench, folderWith, openWorkbench } from '../host/workbench';
import { PanelPage, clickLens, closeAll } from './panel';

describe('The context menus', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  before(async () => {
    workbench = await openWorkbench({
      folder: folderWith({ 'a.8puz': '2 3 4 1 5 x 7 6 8\n', 'b.txt': '2 3 4 1 5 x 7 6 8\n' }),
      settings: { 'eightPuzzle.autoplay': false },
    });
    panel = new PanelPage(workbench);
  });

  afterEach(function () {
    return closeAll(workbench, this.currentTest);
  });

  after(() => workbench.close());

  const entry = (name: string): Locator => workbench.page.getByRole('menuitem', { name });
  /** By keyboard: over a webview, VS Code lays something over its menus that takes clicks of this kind. */
  const choose = async (name: string): Promise<void> => {
    await entry(name).focus();
    await workbench.page.keyboard.press('Enter');
  };
  const explorerRow = (file: string): Locator =>
    workbench.page.locator('.explorer-folders-view .monaco-list-row').filter({ hasText: file });

  it('of the explorer solves puzzle files, and no others', async () => {
    await explorerRow('b.txt').click({ button: 'right' });
    await entry('Copy Path').waitFor();
    assert.equal(await entry('Solve 8-puzzle').count(), 0);
    await workbench.page.keyboard.press('Escape');
    await explorerRow('a.8puz').click({ button: 'right' });
    await entry('Solve 8-puzzle').click();
    await panel.ready();
    await panel.waitForStep(0);
  });

  it('of the panel copies the moves and shows views', async () => {
    await workbench.openFile('a.8puz');
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.ready();
    await panel.waitForStep(0);
    await panel.board.click({ button: 'right' });
    await choose('Copy Moves');
    await workbench.page.waitForFunction(
      async (moves) => (await navigator.clipboard.readText()) === moves,
      'ullddrurdllurdruldr',
    );
    await panel.board.click({ button: 'right' });
    await choose('Show State Space');
    await panel.frame.locator('.bar.here').waitFor();
  });
});
