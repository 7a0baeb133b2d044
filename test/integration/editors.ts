import * as vscode from 'vscode';
import { equal, eventually, ok } from './assert';

// What the tests do with documents, editors and panels; all through VS Code's own API.

const EXTENSIONS = { '8puz': '8puz', plaintext: 'txt', cpp: 'cpp', python: 'py', markdown: 'md' };
let files = 0;

/** Opens a new file with this content, in no editor. */
export async function openUnseen(
  content: string,
  language: keyof typeof EXTENSIONS = '8puz',
): Promise<vscode.TextDocument> {
  const folder = vscode.workspace.workspaceFolders?.[0];
  ok(folder, 'There is no workspace folder.');
  const uri = vscode.Uri.joinPath(folder.uri, `test-${++files}.${EXTENSIONS[language]}`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  const document = await vscode.workspace.openTextDocument(uri);
  equal(document.languageId, language);
  return document;
}

/** Opens a new file with this content in an editor. */
export async function open(
  content: string,
  language: keyof typeof EXTENSIONS = '8puz',
): Promise<vscode.TextEditor> {
  const document = await openUnseen(content, language);
  return vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.One, preview: false });
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

function openTabs(): vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs);
}

/** The panels of the extension that are open. */
export function panels(): vscode.Tab[] {
  return openTabs().filter(
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

/** More than any test opens. */
const MOST_TABS = 50;

/** Closes everything, without saving. */
export async function closeAll(): Promise<void> {
  // Whether an editor is active does not tell: for a moment none is, when one has gone and the next is not there yet.
  for (let left = MOST_TABS; left > 0 && openTabs().length > 0; left--) {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  await waitForPanels(0);
}

/**
 * The lenses of a document: their lines, from 0, and titles, icons left out; "…" for those not resolved.
 * @param resolve whether VS Code resolves them, as it does for those in sight
 */
export async function lenses(document: vscode.TextDocument, resolve = true): Promise<string[]> {
  const found = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
    resolve ? 1000 : undefined,
  );
  const inOrder = [...found].sort((a, b) => a.range.start.compareTo(b.range.start));
  return inOrder.map(({ range, command }) => {
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
