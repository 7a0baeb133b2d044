import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Workbench } from '../host/workbench';
import { THEMES, type Theme, misfitsIn, takeSize, violationsIn, wearTheme } from './looks';
import { PICTURES, type PanelPage, clickLens } from './panel';
import { useWorkbench } from './suite';

describe('The panel without a puzzle', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  const files = { 'notes.txt': 'Nothing to solve.\n', 'a.8puz': '2 3 4 1 5 x 7 6 8\n' };
  useWorkbench(files, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  beforeEach(async () => {
    await workbench.runCommand('8-puzzle: Open Panel');
    await panel.frame.getByRole('heading', { name: 'No puzzle yet' }).waitFor();
  });

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
    // Beside a file that no test has opened before, so that what is stored is of now.
    await workbench.openFile('notes.txt');
    await workbench.waitForStored(/empty\W+true[^]*notes\.txt|notes\.txt[^]*empty\W+true/);
    await workbench.reload();
    await workbench.page.locator('.tab', { hasText: '8-puzzle' }).click();
    await panel.frame.getByRole('heading', { name: 'No puzzle yet' }).waitFor();
    await panel.button('Random Puzzle').click();
    await panel.ready();
  });
});
