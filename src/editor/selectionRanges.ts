import * as vscode from 'vscode';
import { enclosing } from '../notation/enclosing.js';
import { type PuzzleDocuments, rangeIn } from './puzzleDocuments.js';

/** What "Expand Selection" selects: tile, row, board, puzzle, block, file. */
export class PuzzleSelectionRanges implements vscode.SelectionRangeProvider {
  constructor(private readonly documents: PuzzleDocuments) {}

  async provideSelectionRanges(
    document: vscode.TextDocument,
    positions: readonly vscode.Position[],
  ): Promise<vscode.SelectionRange[]> {
    const read = await this.documents.read(document);
    return positions.map((position) => {
      const ranges = enclosing(read.text, read, document.offsetAt(position));
      const outermostFirst = ranges.map((range) => rangeIn(document, range)).reverse();
      return (
        outermostFirst.reduce<vscode.SelectionRange | undefined>(
          (parent, range) => new vscode.SelectionRange(range, parent),
          undefined,
        ) ?? new vscode.SelectionRange(new vscode.Range(position, position))
      );
    });
  }
}
