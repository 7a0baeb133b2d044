import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type Workbench, folderWith, openWorkbench } from '../host/workbench';
import { THEMES, type Theme, misfitsIn, takeSize, violationsIn, wearTheme } from './looks';
import { PICTURES, PanelPage, clickLens, closeAll } from './panel';

describe('The panel without a puzzle', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  before(async () => {
    workbench = await openWorkbench({
      folder: folderWith({ 'notes.txt': 'Nothing to solve.\n', 'a.8puz': '2 3 4 1 5 x 7 6 8\n' }),
      settings: { 'eightPuzzle.autoplay': false },
    });
    panel = new PanelPage(workbench);
  });

  beforeEach(async () => {
    await workbench.runCommand('8-puzzle: Open Panel');
    await panel.frame.getByRole('heading', { name: 'No puzzle yet' }).waitFor();
  });

  afterEach(function () {
    return closeAll(workbench, this.currentTest);
  });

  after(() => workbench.close());

  it('is the panel of what is typed', async () => {
    await panel.button('Type a Puzzle…').click();
    const input = workbench.page.locator('.quick-input-widget .quick-input-box input');
    await input.fill('2 3 4 1 5 x 7 6 8');
    await input.press('Enter');
    await panel.frame.getByText('19 moves, a shortest solution').waitFor();
    assert.equal(await workbench.page.locator('.tab').count(), 1);
  });

  it('is the panel of a random puzzle, by keyboard alone', async () => {
    await panel.button('Random Puzzle').focus();
    await workbench.page.keyboard.press('Enter');
    await panel.ready();
    const squares = (await panel.squares()).split(' ').sort();
    assert.deepEqual(squares, ['1', '2', '3', '4', '5', '6', '7', '8', 'x']);
    await workbench.runCommand('8-puzzle: Open Panel');
    assert.equal(await workbench.page.locator('.tab').count(), 1, 'There is one that can be shown.');
  });

  it('is the panel of an example, which is opened beside it', async () => {
    await panel.button('Open Examples…').click();
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'The sample' }).click();
    await panel.frame.getByText('19 moves, a shortest solution').waitFor();
    assert.match(await workbench.editorText(), /The sample of the judge problem/);
    assert.equal(await workbench.page.locator('.tab').count(), 2);
    await workbench.editor.locator('.view-lines').click();
    await workbench.runCommand('View: Revert and Close Editor');
  });

  it('goes beside the text that it comes to be about', async () => {
    await workbench.openFile('a.8puz');
    assert.equal(await workbench.page.locator('.editor-group-container').count(), 1);
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.frame.getByText('19 moves, a shortest solution').waitFor();
    assert.equal(await workbench.page.locator('.editor-group-container').count(), 2);
    assert.equal((await workbench.editorText()).trim(), '2 3 4 1 5 x 7 6 8');
    // So it does when it has been dragged over the text and is behind it.
    await panel.tabOf('a.8puz').click();
    await workbench.runCommand('View: Move Editor into Left Group');
    await workbench.page.locator('.tab', { hasText: /^a\.8puz$/ }).click();
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.ready();
    assert.equal(await workbench.page.locator('.editor-group-container').count(), 2);
  });

  it('has nothing that axe objects to, and room for all, in any theme', async () => {
    for (const theme of Object.keys(THEMES) as Theme[]) {
      await wearTheme(workbench, panel.frame, theme);
      for (const size of ['narrow', 'zoomed', 'wide'] as const) {
        await takeSize(workbench, panel.frame, size);
        await workbench.screenshot(join(PICTURES, theme, `empty-${size}.png`));
        assert.deepEqual(await violationsIn(panel.frame), [], `${theme}, ${size}`);
        assert.deepEqual(await misfitsIn(panel.frame), [], `${theme}, ${size}`);
      }
    }
    await workbench.page.setViewportSize({ width: 1280, height: 800 });
  });

  it('comes back after a reload', async () => {
    // In a browser, VS Code puts what it keeps into the browser's storage every five seconds, not at the reload.
    await workbench.page.waitForTimeout(7000);
    await workbench.reload();
    await panel.frame.getByRole('heading', { name: 'No puzzle yet' }).waitFor();
    await panel.button('Random Puzzle').click();
    await panel.ready();
  });
});
