import * as vscode from 'vscode';
import { type Fold, foldsOf } from '../notation/folds.js';
import { type Pacing, inSlices } from '../search/drive.js';
import { unlessCancelled } from './cancel.js';
import type { PuzzleDocuments } from './puzzleDocuments.js';

/** VS Code itself shows 5,000 by default; the setting for it may ask for more, but all are told at one stretch. */
const MOST_FOLDS = 20_000;

/** Folds puzzles that take several lines, and runs of comments. */
export class PuzzleFolding implements vscode.FoldingRangeProvider {
  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly pacing: Pacing,
  ) {}

  async provideFoldingRanges(
    document: vscode.TextDocument,
    _context: vscode.FoldingContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.FoldingRange[] | undefined> {
    const read = await this.documents.read(document);
    return unlessCancelled(token, async (signal) => {
      const folds: vscode.FoldingRange[] = [];
      await inSlices(gather(document, foldsOf(read.text, read), folds), this.pacing, signal);
      return folds;
    });
  }
}

function* gather(
  document: vscode.TextDocument,
  folds: Iterable<Fold | undefined>,
  into: vscode.FoldingRange[],
): Generator<undefined, void, void> {
  for (const fold of folds) {
    if (into.length === MOST_FOLDS) return;
    if (!fold) {
      yield;
      continue;
    }
    const [first, last] = [document.positionAt(fold.start).line, document.positionAt(fold.end).line];
    const kind = fold.kind === 'comment' ? vscode.FoldingRangeKind.Comment : undefined;
    into.push(new vscode.FoldingRange(first, last, kind));
  }
}
