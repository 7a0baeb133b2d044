import * as vscode from 'vscode';
import { comparingProblems } from '../notation/sameProblems.js';
import type { TextPuzzle } from '../notation/textPuzzle.js';
import { type Pacing, inSlices } from '../search/drive.js';
import { SOURCE } from './diagnostics.js';
import type { PuzzleDocuments } from './puzzleDocuments.js';

/** VS Code shows no more of one document. */
const MOST_SHOWN = 1_000;

/** What the answers were held against. */
export interface CheckedPuzzles {
  readonly document: vscode.TextDocument;
  readonly puzzles: readonly TextPuzzle[];
}

/**
 * What the last check of a program's output has found, in the Problems panel. It stands until the next check, until
 * the document's tab is closed, until the puzzles become others, and of each line until that line is edited.
 */
export class AnswerReport implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection(`${SOURCE} answers`);
  private readonly subscriptions = vscode.Disposable.from(
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const shown = this.collection.get(document.uri);
      if (shown?.length) this.collection.set(document.uri, contentChanges.reduce(afterChange, shown));
      if (contentChanges.length > 0) void this.forgetOther(document);
    }),
    // A document that no tab shows is closed by VS Code after a while: that is no reason to forget it.
    vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
      for (const { input } of closed) {
        if (input instanceof vscode.TabInputText) this.collection.delete(input.uri);
      }
    }),
  );

  private checked: CheckedPuzzles | undefined;

  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly pacing: Pacing,
  ) {}

  /**
   * Shows what was found in a document, the first of it if it is very much, and forgets all that was found before.
   * @returns whether anything was found
   */
  show(
    document: vscode.TextDocument,
    diagnostics: Iterable<vscode.Diagnostic>,
    checked: CheckedPuzzles,
  ): boolean {
    const shown: vscode.Diagnostic[] = [];
    for (const diagnostic of diagnostics) {
      if (shown.push(diagnostic) === MOST_SHOWN) break;
    }
    this.checked = checked;
    this.collection.clear();
    this.collection.set(document.uri, shown);
    return shown.length > 0;
  }

  /** Forgets all when a document that has changed is the one with the puzzles, and they are others by now. */
  private async forgetOther(document: vscode.TextDocument): Promise<void> {
    const { checked } = this;
    if (checked?.document.uri.toString() !== document.uri.toString()) return;
    const { puzzles } = await this.documents.read(document);
    const { result: isSame } = await inSlices(comparingProblems(checked.puzzles, puzzles), this.pacing);
    if (isSame || this.checked !== checked) return;
    this.checked = undefined;
    this.collection.clear();
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
