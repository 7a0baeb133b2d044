import * as vscode from 'vscode';
import { TOKEN_MODIFIERS, TOKEN_TYPES, tokensIn } from '../notation/tokens.js';
import { type PuzzleDocuments, rangeIn } from './puzzleDocuments.js';

/** The words for tokens, as the manifest declares them. */
export const LEGEND = new vscode.SemanticTokensLegend([...TOKEN_TYPES], [...TOKEN_MODIFIERS]);

/** Marks in what is seen of a file what no grammar can tell, such as tiles on their places in the goal. */
export class PuzzleTokens implements vscode.DocumentRangeSemanticTokensProvider {
  constructor(private readonly documents: PuzzleDocuments) {}

  async provideDocumentRangeSemanticTokens(
    document: vscode.TextDocument,
    range: vscode.Range,
  ): Promise<vscode.SemanticTokens> {
    const read = await this.documents.read(document);
    const builder = new vscode.SemanticTokensBuilder(LEGEND);
    const seen = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
    for (const token of tokensIn(read.text, read, seen)) {
      builder.push(rangeIn(document, token), token.type, [...token.modifiers]);
    }
    return builder.build();
  }
}
