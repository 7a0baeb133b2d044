import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { useWorkbench } from './suite';

describe('Help with the extension itself', () => {
  let workbench: Workbench;

  useWorkbench({ 'reported.8puz': '2 3 4 1 5 x 7 6 8\n' }, (opened) => {
    workbench = opened;
  });

  // The log begins anew, as only its last lines are told. VS Code still offers what others had open: names must differ.
  before(() => workbench.reload());

  it('begins the report of an issue, in a document where VS Code has no reporter that takes it', async () => {
    await workbench.openFile('reported.8puz');
    await workbench.page.locator('.codelens-decoration a', { hasText: 'Solve (19 moves)' }).waitFor();
    await workbench.runCommand('8-puzzle: Report Issue');
    await workbench.page.locator('.tab.active', { hasText: 'To be posted' }).waitFor();
    const text = await workbench.wholeText();
    assert.match(text, /^- Host: browser with a remote, running on the remote side$/m);
    assert.match(text, /^\[debug\] Made the 3×3 distance table: /m);
    assert.doesNotMatch(text, /2 3 4/);
    await workbench.runCommand('View: Revert and Close Editor');
  });
});
