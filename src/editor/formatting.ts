import * as vscode from 'vscode';
import { REST } from '../notation/rests.js';
import { formatting } from '../notation/format.js';
import { CancelledError, type Pacing, inSlices } from '../search/drive.js';
import { LONGEST_TEXT, lengthOf, rangeIn } from './puzzleDocuments.js';

/** How many changes are handed on between two rests. */
const BETWEEN_RESTS = 1024;

/** Formats puzzle files, whole or in part; in slices, since a file can hold very many puzzles. */
export class PuzzleFormatting
  implements vscode.DocumentFormattingEditProvider, vscode.DocumentRangeFormattingEditProvider
{
  constructor(private readonly pacing: Pacing) {}

  provideDocumentFormattingEdits(
    document: vscode.TextDocument,
    _options: vscode.FormattingOptions,
    token: vscode.CancellationToken,
  ): Promise<vscode.TextEdit[]> {
    return this.edits(document, token);
  }

  /** Boards that reach beyond the range are measured as a whole, and changed within it only. */
  provideDocumentRangeFormattingEdits(
    document: vscode.TextDocument,
    range: vscode.Range,
    _options: vscode.FormattingOptions,
    token: vscode.CancellationToken,
  ): Promise<vscode.TextEdit[]> {
    return this.edits(document, token, linesOf(document, range));
  }

  private async edits(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
    within?: vscode.Range,
  ): Promise<vscode.TextEdit[]> {
    if (lengthOf(document) > LONGEST_TEXT) return [];
    const { version } = document;
    const abort = new AbortController();
    const cancelling = token.onCancellationRequested(() => {
      abort.abort();
    });
    try {
      const { result } = await inSlices(editsOf(document, within), this.pacing, abort.signal);
      // Places in a text that has changed since mean nothing.
      return document.version === version ? result : [];
    } catch (error) {
      if (error instanceof CancelledError) return [];
      throw error;
    } finally {
      cancelling.dispose();
    }
  }
}

function* editsOf(
  document: vscode.TextDocument,
  within: vscode.Range | undefined,
): Generator<typeof REST, vscode.TextEdit[], void> {
  const changes: vscode.TextEdit[] = [];
  let count = 0;
  for (const { start, end, text } of yield* formatting(document.getText())) {
    if (++count % BETWEEN_RESTS === 0) yield REST;
    const range = rangeIn(document, { start, end });
    if (!within || within.contains(range)) changes.push(vscode.TextEdit.replace(range, text));
  }
  return changes;
}

/** @returns the whole of the lines that a range touches; not of one at whose start it ends */
function linesOf(document: vscode.TextDocument, { start, end }: vscode.Range): vscode.Range {
  if (end.character === 0 && end.line > start.line) return new vscode.Range(start.line, 0, end.line, 0);
  return new vscode.Range(new vscode.Position(start.line, 0), document.lineAt(end.line).range.end);
}
