import assert from 'node:assert/strict';
import { type Workbench, folderWith, openWorkbench } from '../host/workbench';
import { closeAll } from './panel';

describe('Help with the extension itself', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench({
      folder: folderWith({ 'mine.8puz': '2 3 4 1 5 x 7 6 8\n' }),
      file: 'mine.8puz',
    });
  });

  afterEach(function () {
    return closeAll(workbench, this.currentTest);
  });

  after(() => workbench.close());

  it('begins the report of an issue, in a document where VS Code has no reporter that takes it', async () => {
    await workbench.page.locator('.codelens-decoration a', { hasText: 'Solve (19 moves)' }).waitFor();
    await workbench.runCommand('8-puzzle: Report Issue');
    await workbench.page.locator('.tab.active', { hasText: 'To be posted' }).waitFor();
    const text = await workbench.editorText();
    assert.match(text, /^- Host: browser with a remote, running on the remote side$/m);
    assert.match(text, /^\[debug\] Made the 3×3 distance table: /m);
    assert.doesNotMatch(text, /2 3 4/);
    await workbench.runCommand('View: Revert and Close Editor');
  });
});
