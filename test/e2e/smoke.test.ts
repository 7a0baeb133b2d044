import { strict as assert } from 'node:assert';
import { folderWith, openWorkbench, type Workbench } from '../host/workbench';

describe('The workbench', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench({
      folder: folderWith({ 'a.8puz': '2 3 4 1 5 x 7 6 8\n' }),
      file: 'a.8puz',
    });
  });

  after(() => workbench.close());

  it('shows the file', async () => {
    assert.match(await workbench.editorText(), /2 3 4 1 5 x 7 6 8/);
  });

  it('takes text', async () => {
    const text = '1 2 3\n  4 5 6\n7 8 x\n';
    await workbench.setEditorText(text);
    assert.equal(await workbench.editorText(), text);
  });

  it('puts the cursor and the selection where they are told', async () => {
    await workbench.select([1, 3], [2, 4]);
    await workbench.page.getByText('Ln 2, Col 4 (7 selected)').waitFor();
    await workbench.goTo(3, 2);
    await workbench.page.getByText('Ln 3, Col 2', { exact: true }).waitFor();
  });

  it('runs a command', async () => {
    await workbench.runCommand('View: Split Editor Right');
    await workbench.page.locator('.editor-instance .monaco-editor').nth(1).waitFor();
  });

  it('takes over a changed setting', async () => {
    for (const [theme, style] of [
      ['Default High Contrast', 'hc-black'],
      ['Light 2026', 'vs'],
      ['Dark 2026', 'vs-dark'],
    ] as const) {
      await workbench.setSettings({ 'workbench.colorTheme': theme });
      await workbench.page.locator(`.monaco-workbench.${style}`).waitFor();
    }
  });

  it('reloads', async () => {
    await workbench.reload();
    await workbench.editor.waitFor();
  });
});
