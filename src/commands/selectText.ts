import * as vscode from 'vscode';

/** Shows a document with the text between two offsets selected. */
export async function selectText(uri: vscode.Uri, start: number, end: number): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const selection = new vscode.Range(document.positionAt(start), document.positionAt(end));
  const open = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  await vscode.window.showTextDocument(document, {
    selection,
    ...(open?.viewColumn && { viewColumn: open.viewColumn }),
  });
}
