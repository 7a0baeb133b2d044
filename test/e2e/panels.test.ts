import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { PanelPage } from './panel';
import { useWorkbench } from './suite';

const FILES = {
  'first.8puz': '2 3 4 1 5 x 7 6 8\n',
  'second.8puz': '8672543x1\n',
  'typed.8puz': '1 2 3 4 5 6 7 x 8\n',
  // Searches that take more than the tests do.
  'long.8puz': '15 14 8 12\n10 11 13 9\n2 6 5 1\n3 7 4 x\n',
};

describe('Panels', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  /** The panel of a file, one of those that are in sight. */
  async function panelOf(file: string): Promise<PanelPage> {
    for (const frame of await workbench.webviews()) {
      if ((await frame.locator('h1').textContent()) === `8-puzzle: ${file}`) {
        return new PanelPage(workbench, frame);
      }
    }
    throw new Error(`No panel of ${file} is in sight.`);
  }

  /** Closes the panel of long searches, and gives what the log has told by then. */
  async function logAfterClosing(): Promise<string> {
    const tab = panel.tabOf('long.8puz');
    await tab.click();
    await workbench.runCommand('View: Close Editor');
    await tab.waitFor({ state: 'detached' });
    await workbench.runCommand('8-puzzle: Report Issue');
    await workbench.page.locator('.tab.active', { hasText: 'To be posted' }).waitFor();
    const log = await workbench.wholeText();
    await workbench.runCommand('View: Revert and Close Editor');
    return log;
  }

  it('of two files, beside each other, are at steps of their own and take keys apart', async () => {
    await panel.openByLens('first.8puz');
    await panel.openByLens('second.8puz');
    await panel.bringToFront('second.8puz');
    await workbench.runCommand('View: Move Editor into Right Group');
    await workbench.page.locator('iframe.webview.ready:visible').nth(1).waitFor();
    const [first, second] = [await panelOf('first.8puz'), await panelOf('second.8puz')];
    await first.button(/^Step 3: /).click();
    await first.waitForStep(3);
    await second.button(/^Step 7: /).click();
    await second.waitForStep(7);
    await second.focus();
    await workbench.page.keyboard.press('ArrowRight');
    await second.waitForStep(8);
    await first.waitForStep(3);
    await first.focus();
    await workbench.page.keyboard.press('ArrowLeft');
    await first.waitForStep(2);
    await second.waitForStep(8);
  });

  it('take commands of the palette while the keyboard stays in the editor', async () => {
    await panel.openByLens('typed.8puz');
    await panel.waitForStep(0);
    const { keyboard } = workbench.page;
    await keyboard.press('F1');
    await workbench.page.locator('.quick-input-widget .quick-input-box input').fill('>Export Solution');
    await workbench.page
      .locator('.quick-input-list .monaco-list-row.focused', { hasText: '8-puzzle: Export Solution…' })
      .waitFor();
    await keyboard.press('Escape');
    await workbench.runCommand('8-puzzle: Next Step');
    await panel.waitForStep(1);
    await workbench.page.locator('.editor-instance .monaco-editor.focused').waitFor();
    await keyboard.type('# ');
    await panel.waitForTextBeside(`# ${FILES['typed.8puz']}`);
  });

  it('come to the front for commands, the one first that was there last', async () => {
    await panel.openByLens('first.8puz');
    await panel.openByLens('second.8puz');
    await panel.bringToFront('first.8puz');
    await workbench.openFile('long.8puz');
    await workbench.page.locator('iframe.webview:visible').waitFor({ state: 'detached' });
    await workbench.runCommand('8-puzzle: Next Step');
    await panel.frame.locator('h1', { hasText: 'first.8puz' }).waitFor({ state: 'attached' });
    await panel.waitForStep(1);
  });

  it('are closed without an error', async () => {
    const told: string[] = [];
    workbench.page.on('console', (message) => told.push(message.text()));
    await panel.openByLens('first.8puz');
    await panel.openByLens('long.8puz');
    await workbench.runCommand('View: Close All Editors');
    await workbench.page.locator('.tab').first().waitFor({ state: 'detached' });
    // By the time that the extension has opened another one, it has been told of all.
    await workbench.runCommand('8-puzzle: Open Panel');
    await panel.frame.getByRole('heading', { name: 'No puzzle yet' }).waitFor();
    assert.deepEqual(
      told.filter((text) => /disposed/i.test(text)),
      [],
    );
  });

  it('end a comparison with them', async () => {
    await panel.open('long.8puz');
    await panel.tab('Compare').click();
    const boxes = panel.frame.getByRole('group', { name: /^Algorithms/ }).getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.uncheck();
    await panel.frame.getByRole('checkbox', { name: 'Uniform-cost search', exact: true }).check();
    await panel.button('Compare 1 method').click();
    await panel.frame.getByText(/nodes expanded/).waitFor();
    const log = await logAfterClosing();
    assert.match(log, /\[debug\] Cancelled: a 4×4 board by uniform-cost/);
    assert.doesNotMatch(log, /\[error\]/);
  });

  it('end the recording of a search with them', async () => {
    await panel.open('long.8puz');
    await panel.tab('Search').click();
    await panel.frame.getByText('Recording…').waitFor();
    assert.doesNotMatch(await logAfterClosing(), /\[error\]/);
  });

  it('move to a window of their own, with the step that they are at', async () => {
    await panel.open('first.8puz');
    await panel.button(/^Step 3: /).click();
    await panel.waitForStep(3);
    await panel.focus();
    const opened = workbench.page.context().waitForEvent('page');
    await workbench.runCommand('View: Move Editor into New Window');
    const window = await opened;
    const moved = new PanelPage(
      workbench,
      window.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame'),
    );
    await moved.waitForStep(3);
    await moved.button(/^Next step/).click();
    await moved.waitForStep(4);
    await window.close();
  });
});
