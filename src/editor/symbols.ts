import * as vscode from 'vscode';
import { type OutlineItem, outlineOf } from '../notation/outline.js';
import { type Pacing, inSlices } from '../search/drive.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { unlessCancelled } from './cancel.js';
import { type PuzzleDocuments, rangeIn } from './puzzleDocuments.js';

/** VS Code turns all symbols into messages at one stretch, so that there may not be too many. */
const LIMITS = { puzzles: 5_000, detailed: 1_000 };

const KINDS: Readonly<Record<OutlineItem['kind'], vscode.SymbolKind>> = {
  puzzle: vscode.SymbolKind.Struct,
  start: vscode.SymbolKind.Array,
  goal: vscode.SymbolKind.Constant,
  answer: vscode.SymbolKind.Event,
};

/** The puzzles of a file and its goals, for the outline, breadcrumbs and sticky scroll. */
export class PuzzleSymbols implements vscode.DocumentSymbolProvider {
  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly pacing: Pacing,
    private readonly phrases: Phrasebook,
  ) {}

  async provideDocumentSymbols(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
  ): Promise<vscode.DocumentSymbol[] | undefined> {
    const read = await this.documents.read(document);
    return unlessCancelled(token, async (signal) => {
      const symbols: vscode.DocumentSymbol[] = [];
      const steps = outlineOf(read.text, read, LIMITS);
      await inSlices(this.gather(document, steps, symbols), this.pacing, signal);
      return symbols;
    });
  }

  private *gather(
    document: vscode.TextDocument,
    items: Iterable<OutlineItem | undefined>,
    into: vscode.DocumentSymbol[],
  ): Generator<undefined, void, void> {
    for (const item of items) {
      if (item) into.push(this.symbol(document, item));
      else yield;
    }
  }

  private symbol(document: vscode.TextDocument, item: OutlineItem): vscode.DocumentSymbol {
    const range = rangeIn(document, item);
    const symbol = new vscode.DocumentSymbol(this.nameOf(item), item.detail, KINDS[item.kind], range, range);
    symbol.children = item.children.map((child) => this.symbol(document, child));
    return symbol;
  }

  private nameOf({ kind, title, number = 0 }: OutlineItem): string {
    if (title !== undefined) return title;
    return kind === 'puzzle'
      ? this.phrases.say('outline.puzzle', { number: this.phrases.number(number) })
      : this.phrases.say(`outline.${kind}`);
  }
}
