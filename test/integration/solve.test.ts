import * as vscode from 'vscode';
import { makeBoard } from '../../src/puzzle/board.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { type Move, boardsAlong } from '../../src/puzzle/moves.js';
import { equal, eventually, ok } from './assert';
import { closeAll, lenses, open, panels, select, waitForPanels } from './editors';

const SOLVE = 'eightPuzzle.solve';

/** Waits long enough for a panel that should not come. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('Solve 8-puzzle', () => {
  afterEach(closeAll);

  for (const [language, text, selected] of [
    ['plaintext', 'Solve this: 2 3 4 1 5 x 7 6 8, please.', '2 3 4 1 5 x 7 6 8'],
    ['cpp', 'int a[9] = {2, 3, 4, 1, 5, 0, 7, 6, 8};', 'int a[9] = {2, 3, 4, 1, 5, 0, 7, 6, 8};'],
    ['python', 'board = [[2,3,4],[1,5,0],[7,6,8]]', '[[2,3,4],[1,5,0],[7,6,8]]'],
    ['markdown', '```\n2 3 4\n1 5 x\n7 6 8\n```', '2 3 4\n1 5 x\n7 6 8'],
    ['8puz', '2 3 4\n1 5 x\n7 6 8', '2 3 4\n1 5 x\n7 6 8'],
  ] as const) {
    it(`takes the selection in ${language}`, async () => {
      const editor = await open(text, language);
      select(editor, selected);
      await vscode.commands.executeCommand(SOLVE);
      await waitForPanels(1);
      equal(editor.document.getText(), text, 'The document has changed.');
    });
  }

  it('takes the block of lines at the cursor', async () => {
    const text = 'void f() {}\n\nint a[3][3] = {\n  {2, 3, 4},\n  {1, 5, 0},\n  {7, 6, 8},\n};\n\nint b;';
    const editor = await open(text, 'cpp');
    editor.selection = new vscode.Selection(4, 3, 4, 3);
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
  });

  for (const [what, text, lines] of [
    ['the rows', 'first line of text\n2 3 4\n1 5 x\n7 6 8\nlast line of text', [1, 2, 3]],
    ['the line', 'These are two:\n2 3 4 1 5 x 7 6 8\n1 2 3\nThat is all.', [1]],
  ] as const) {
    it(`takes ${what} at the cursor, whatever text stands about`, async () => {
      const editor = await open(text, 'plaintext');
      for (const line of lines) {
        await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
        editor.selection = new vscode.Selection(line, 1, line, 1);
        await vscode.commands.executeCommand(SOLVE);
        await waitForPanels(1);
        await eventually(async () => {
          await vscode.commands.executeCommand('eightPuzzle.copyMoves');
          equal(await vscode.env.clipboard.readText(), 'ullddrurdllurdruldr');
        });
        await vscode.env.clipboard.writeText('');
        await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
        await waitForPanels(0);
      }
    });
  }

  it('opens no panel and changes nothing when the selection is no puzzle', async () => {
    for (const text of ['2 3 4 1 5 x 7 6 5', 'hello', '  ', '2 3 4']) {
      const editor = await open(text, 'plaintext');
      select(editor, text);
      await vscode.commands.executeCommand(SOLVE);
      await aMoment();
      equal(panels().length, 0, text);
      equal(editor.document.getText(), text, 'The document has changed.');
      await vscode.commands.executeCommand('notifications.clearAll');
    }
  });

  it('has one panel for a document, and another for another one', async () => {
    const first = await open('2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 7 x 8', 'plaintext');
    select(first, '2 3 4 1 5 x 7 6 8');
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
    await vscode.window.showTextDocument(first.document, vscode.ViewColumn.One);
    select(first, '1 2 3 4 5 6 7 x 8');
    await vscode.commands.executeCommand(SOLVE);
    await aMoment();
    equal(panels().length, 1);
    const second = await open('1 2 3 4 5 6 x 7 8', 'plaintext');
    select(second, '1 2 3 4 5 6 x 7 8');
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(2);
  });

  it('shows the panel beside the editor, and leaves that open', async () => {
    const editor = await open('2 3 4 1 5 x 7 6 8');
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
    equal(panels()[0]?.group.viewColumn, vscode.ViewColumn.Two);
    ok(vscode.window.visibleTextEditors.includes(editor), 'The editor is gone.');
  });

  it('copies the moves of the panel', async () => {
    await open('2 3 4 1 5 x 7 6 8');
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
    await eventually(async () => {
      await vscode.commands.executeCommand('eightPuzzle.copyMoves');
      equal(await vscode.env.clipboard.readText(), 'ullddrurdllurdruldr');
    });
  });

  it('finds a shortest solution of a 4×4 board', async () => {
    const tiles = [0, 12, 11, 1, 4, 10, 13, 9, 5, 8, 7, 3, 15, 14, 6, 2];
    await open(tiles.join(' '));
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
    await eventually(async () => {
      await vscode.commands.executeCommand('eightPuzzle.copyMoves');
      const moves = (await vscode.env.clipboard.readText()).split('') as Move[];
      equal(moves.length, 62);
      const start = makeBoard(4, 4, tiles);
      equal(boardsAlong(start, moves).at(-1), namedGoal('blank-last', start));
    });
  });

  it('closes its panel with a search under way', async () => {
    // Seventy-two moves: far too many for a search that ends at once.
    await open('1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x');
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
    await aMoment();
  });
});

describe('A search', () => {
  afterEach(closeAll);

  it('leaves the extension host free for others', async () => {
    await open('1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x');
    await vscode.commands.executeCommand(SOLVE);
    await waitForPanels(1);
    // This search takes hours: held up by it, nothing below would come to its end.
    const { document } = await open('1 2 3 4 5 6 x 7 8');
    equal(await lenses(document), ['0: Solve (2 moves)']);
  });
});
