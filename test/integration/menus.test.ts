import * as vscode from 'vscode';
import { equal, eventually, ok } from './assert';
import { closeAll, open, openUnseen, panels, select, waitForPanels } from './editors';

/** What a menu passes on: the file it was opened on, and all that are selected. */
async function fromMenu(command: string, { uri }: vscode.TextDocument): Promise<void> {
  await vscode.commands.executeCommand(command, uri, [uri]);
}

function activeUri(): string | undefined {
  return vscode.window.activeTextEditor?.document.uri.toString();
}

describe('The commands of menus', () => {
  afterEach(closeAll);

  it('open the file they were called on', async () => {
    const document = await openUnseen('2 3 4 1 5 x 7 6 8\n');
    await fromMenu('eightPuzzle.solve', document);
    const [title] = await waitForPanels(1);
    ok(title?.includes(document.uri.path.split('/').at(-1) ?? ''), `The panel is ${title ?? ''}.`);
  });

  it('keep the selection of the editor they were called in', async () => {
    const editor = await open('2 3 4 1 5 x 7 6 8 and hello\n', 'plaintext');
    select(editor, 'hello');
    await fromMenu('eightPuzzle.solve', editor.document);
    equal(panels().length, 0);
    select(editor, '2 3 4 1 5 x 7 6 8');
    await fromMenu('eightPuzzle.solve', editor.document);
    await waitForPanels(1);
  });

  it('solve all of a file that no editor shows', async () => {
    const settings = vscode.workspace.getConfiguration('eightPuzzle');
    await settings.update('answers', 'moves', vscode.ConfigurationTarget.Global);
    try {
      const document = await openUnseen('2 3 4 1 5 x 7 6 8\n');
      await fromMenu('eightPuzzle.solveAll', document);
      await eventually(() => {
        ok(activeUri() !== document.uri.toString(), 'There is no new document.');
        equal(vscode.window.activeTextEditor?.document.getText().trim(), 'ullddrurdllurdruldr');
      });
    } finally {
      await settings.update('answers', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});

describe('The commands of views', () => {
  afterEach(closeAll);

  it('solve a puzzle first where there is no panel', async () => {
    await open('2 3 4 1 5 x 7 6 8\n');
    await vscode.commands.executeCommand('eightPuzzle.showCompare');
    await waitForPanels(1);
  });

  it('show the panel that there is', async () => {
    const editor = await open('2 3 4 1 5 x 7 6 8\n');
    await vscode.commands.executeCommand('eightPuzzle.solve');
    await waitForPanels(1);
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    await vscode.commands.executeCommand('eightPuzzle.showSpace');
    await eventually(() => {
      ok(panels()[0]?.isActive && panels()[0]?.group.isActive, 'The panel is not in front.');
    });
    equal(panels().length, 1);
  });
});
