import * as vscode from 'vscode';
import { equal, eventually } from './assert';
import { closeAll, open, waitForPanels } from './editors';

describe('The commands of panels', () => {
  afterEach(closeAll);

  /** Does what a click on a lens does: the keyboard stays in the editor. */
  async function solveByLens({ document }: vscode.TextEditor): Promise<void> {
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    await vscode.commands.executeCommand('eightPuzzle.solveAt', document.uri, 0);
  }

  async function copies(moves: string): Promise<void> {
    await eventually(async () => {
      await vscode.commands.executeCommand('eightPuzzle.copyMoves');
      equal(await vscode.env.clipboard.readText(), moves);
    });
  }

  it('act on the panel that was in front last when the user is in an editor', async () => {
    const [first, second] = [await open('12345x786\n'), await open('1234567x8\n')];
    await solveByLens(first);
    await copies('d');
    await solveByLens(second);
    await waitForPanels(2);
    await copies('r');
    await solveByLens(first);
    await copies('d');
    equal(vscode.window.activeTextEditor?.document.uri.toString(), first.document.uri.toString());
  });
});
