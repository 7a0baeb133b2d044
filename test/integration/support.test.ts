import * as vscode from 'vscode';
import { EXAMPLES } from '../../src/commands/openExamples.js';
import { equal, eventually, ok } from './assert';
import { closeAll, lenses } from './editors';

describe('Open Examples', () => {
  afterEach(closeAll);

  for (const example of EXAMPLES) {
    it(`opens a copy of ${example}, with its lenses`, async () => {
      await vscode.commands.executeCommand('eightPuzzle.openExamples', { example });
      const document = vscode.window.activeTextEditor?.document;
      ok(document, 'Nothing is open.');
      equal([document.isUntitled, document.languageId], [true, '8puz']);
      ok((await lenses(document)).length > 0, 'There is no lens.');
    });
  }

  it('knows every example there is', async () => {
    const extension = vscode.extensions.getExtension('eight-puzzle.eight-puzzle');
    ok(extension, 'The extension is not there.');
    const folder = vscode.Uri.joinPath(extension.extensionUri, 'examples');
    const files = (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name);
    equal(files.sort(), EXAMPLES.map((name) => `${name}.8puz`).sort());
  });
});

describe('The log', () => {
  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closePanel');
    await closeAll();
  });

  it('is shown by its command', async () => {
    await vscode.commands.executeCommand('eightPuzzle.showLog');
    await eventually(() => {
      const shown = vscode.window.visibleTextEditors.map(({ document }) => document.uri);
      const isLog = ({ scheme, path }: vscode.Uri) => scheme === 'output' && path.includes('8-puzzle');
      ok(shown.some(isLog), `Shown instead: ${shown.join(', ')}`);
    });
  });
});
