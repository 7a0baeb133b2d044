import * as vscode from 'vscode';

/**
 * Opens the file on which a menu was opened, unless it is in the active editor already.
 * @param given the first argument of a command: a menu passes the file's URI
 */
export async function bringToFront(given: unknown): Promise<void> {
  const active = vscode.window.activeTextEditor?.document.uri.toString();
  if (given instanceof vscode.Uri && given.toString() !== active) {
    await vscode.window.showTextDocument(given);
  }
}
