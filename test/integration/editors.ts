import * as vscode from 'vscode';
import { eventually, ok } from './assert';

// What the tests do with documents, editors and panels; all through VS Code's own API.

/** Opens an untitled document in an editor. */
export async function open(content: string, language = '8puz'): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ language, content });
  return vscode.window.showTextDocument(document, vscode.ViewColumn.One);
}

/** Selects a piece of text, wherever it stands first. */
export function select(editor: vscode.TextEditor, text: string): void {
  const { document } = editor;
  const start = document.getText().indexOf(text);
  ok(start >= 0, `${text} is not in the document.`);
  editor.selection = new vscode.Selection(
    document.positionAt(start),
    document.positionAt(start + text.length),
  );
}

/** The panels of the extension that are open. */
export function panels(): vscode.Tab[] {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(
      ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.includes('eightPuzzle.panel'),
    );
}

/** Waits for as many panels, and gives their titles. */
export function waitForPanels(count: number): Promise<string[]> {
  return eventually(() => {
    const titles = panels().map(({ label }) => label);
    ok(titles.length === count, `There are ${titles.length} panels instead of ${count}.`);
    return titles;
  });
}

/** Closes everything, without saving. */
export async function closeAll(): Promise<void> {
  while (vscode.window.activeTextEditor) {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  await waitForPanels(0);
}

/** The lenses of a document: their lines, from 0, and titles, icons left out; "…" for those not resolved. */
export async function lenses(document: vscode.TextDocument, resolved = 100): Promise<string[]> {
  const found = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
    resolved,
  );
  return found.map(({ range, command }) => {
    const title = command?.title.replace(/\$\([\w-]+\) /, '') ?? '';
    return `${range.start.line}: ${title === '' ? '…' : title}`;
  });
}

/** Types text at the end of a document. */
export async function append(editor: vscode.TextEditor, text: string): Promise<void> {
  const { document } = editor;
  const end = document.lineAt(document.lineCount - 1).range.end;
  ok(
    await editor.edit((edit) => {
      edit.insert(end, text);
    }),
    'The text cannot be typed.',
  );
}
