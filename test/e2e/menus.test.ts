import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import { type PanelPage, clickLens } from './panel';
import { useWorkbench } from './suite';

describe('The context menus', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench({ 'a.8puz': '2 3 4 1 5 x 7 6 8\n', 'b.txt': '2 3 4 1 5 x 7 6 8\n' }, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  const entry = (name: string): Locator => workbench.page.getByRole('menuitem', { name });
  const choose = async (name: string): Promise<void> => {
    await entry(name).waitFor();
    // A menu takes no clicks in the moment after it has opened.
    await workbench.page.waitForTimeout(500);
    await entry(name).click();
  };
  /** Opens the panel's menu. What that lays over the page is no reason to click once more. */
  const openPanelMenu = () => panel.board.click({ button: 'right', force: true });
  const explorerRow = (file: string): Locator =>
    workbench.page.locator('.explorer-folders-view .monaco-list-row').filter({ hasText: file });

  it('of the explorer solves puzzle files, and no others', async () => {
    // The explorer shows the file that is opened.
    await workbench.openFile('b.txt');
    await explorerRow('b.txt').click({ button: 'right' });
    await entry('Copy Path').waitFor();
    assert.equal(await entry('Solve 8-puzzle').count(), 0);
    await workbench.page.keyboard.press('Escape');
    await explorerRow('a.8puz').click({ button: 'right' });
    await choose('Solve 8-puzzle');
    await panel.ready();
    await panel.waitForStep(0);
  });

  it('of the panel copies the moves and shows views', async () => {
    await workbench.openFile('a.8puz');
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.ready();
    await panel.waitForStep(0);
    await openPanelMenu();
    await choose('Copy Moves');
    await workbench.page.waitForFunction(
      async (moves) => (await navigator.clipboard.readText()) === moves,
      'ullddrurdllurdruldr',
    );
    await openPanelMenu();
    await choose('Show State Space');
    await panel.frame.locator('.bar.here').waitFor();
  });
});
