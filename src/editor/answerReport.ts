import * as vscode from 'vscode';
import { SOURCE } from './diagnostics.js';

/** VS Code shows no more of one document. */
const MOST_SHOWN = 1_000;

/**
 * What the last check of a program's output has found, in the Problems panel. It stands until the next check, until
 * the document's tab is closed, and of each line until that line is edited.
 */
export class AnswerReport implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection(`${SOURCE} answers`);
  private readonly subscriptions = vscode.Disposable.from(
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const shown = this.collection.get(document.uri);
      if (shown?.length) this.collection.set(document.uri, contentChanges.reduce(afterChange, shown));
    }),
    // A document that no tab shows is closed by VS Code after a while: that is no reason to forget it.
    vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
      for (const { input } of closed) {
        if (input instanceof vscode.TabInputText) this.collection.delete(input.uri);
      }
    }),
  );

  /** Shows what was found in a document, the first of it if it is very much, and forgets all that was found before. */
  show(document: vscode.TextDocument, diagnostics: readonly vscode.Diagnostic[]): void {
    this.collection.clear();
    this.collection.set(document.uri, diagnostics.slice(0, MOST_SHOWN));
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.collection.dispose();
  }
}

/** @returns what is left of diagnostics after a change: without those of its lines, and with the later ones at their new places */
function afterChange(
  diagnostics: readonly vscode.Diagnostic[],
  { range, text }: vscode.TextDocumentContentChangeEvent,
): vscode.Diagnostic[] {
  const added = text.split('\n').length - 1 - (range.end.line - range.start.line);
  return diagnostics.flatMap((diagnostic) => {
    const { start, end } = diagnostic.range;
    if (end.line < range.start.line) return [diagnostic];
    if (start.line <= range.end.line) return [];
    const place = new vscode.Range(start.translate(added), end.translate(added));
    const moved = new vscode.Diagnostic(place, diagnostic.message, diagnostic.severity);
    const { source, relatedInformation } = diagnostic;
    return [Object.assign(moved, { source, relatedInformation })];
  });
}
