import * as vscode from 'vscode';
import type { TextEdit } from '../notation/edits.js';
import type { TextPuzzle } from '../notation/parse.js';
import { type ReadDocument, rangeIn } from './puzzleDocuments.js';

/** A puzzle that a fix is for. */
export interface Place {
  readonly document: vscode.TextDocument;
  readonly read: ReadDocument;
  readonly puzzle: TextPuzzle;
}

/** Finds edits once their fix is chosen; undefined when there are none. */
export type Finish = (signal: AbortSignal) => Promise<readonly TextEdit[] | undefined>;

/** A quick fix. Its edits are for the version of the document that was read; in any other it has none. */
export class Fix extends vscode.CodeAction {
  /** @param edits what it changes, or what finds that out */
  constructor(
    title: string,
    private readonly place: Place,
    private readonly edits: readonly TextEdit[] | Finish,
  ) {
    super(title, vscode.CodeActionKind.QuickFix);
    if (typeof edits !== 'function') this.setEdits(edits);
  }

  /**
   * Finds the edits that are still to be found.
   * @throws CancelledError when the signal is aborted
   */
  async resolve(signal: AbortSignal): Promise<void> {
    const edits = typeof this.edits === 'function' ? await this.edits(signal) : undefined;
    if (edits) this.setEdits(edits);
  }

  private setEdits(edits: readonly TextEdit[]): void {
    const { document, read } = this.place;
    if (document.version !== read.version) return;
    this.edit = new vscode.WorkspaceEdit();
    for (const edit of edits) this.edit.replace(document.uri, rangeIn(document, edit), edit.text);
  }
}
