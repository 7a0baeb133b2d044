import * as vscode from 'vscode';
import type { Source } from './protocol.js';

/** Brings a panel to the front; where it would cover the text that it is about, beside that. */
export function revealPanel(panel: vscode.WebviewPanel, { key }: Source, preserveFocus: boolean): void {
  const covers = vscode.window.visibleTextEditors.some(
    ({ document, viewColumn }) => document.uri.toString() === key && viewColumn === panel.viewColumn,
  );
  panel.reveal(covers ? vscode.ViewColumn.Beside : undefined, preserveFocus);
}
