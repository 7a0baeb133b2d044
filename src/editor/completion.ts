import * as vscode from 'vscode';
import { type Completion, completionAt } from '../notation/completing.js';
import { blankSign, usualShapes } from '../notation/usual.js';
import { BLANK } from '../puzzle/board.js';
import { GOAL_NAMES, namedGoal } from '../puzzle/goals.js';
import { drawing } from '../words/hover.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { type PuzzleDocuments, type ReadDocument, rangeIn } from './puzzleDocuments.js';

/** Offers the tiles that a board still lacks, and the goals that have a name. */
export class PuzzleCompletions implements vscode.CompletionItemProvider {
  /** What is typed to be offered something without asking. */
  static readonly TRIGGER = ' ';

  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly phrases: Phrasebook,
  ) {}

  async provideCompletionItems(
    document: vscode.TextDocument,
    position: vscode.Position,
    _token: vscode.CancellationToken,
    { triggerKind }: vscode.CompletionContext,
  ): Promise<vscode.CompletionItem[]> {
    const read = await this.documents.read(document);
    const isAsked = triggerKind !== vscode.CompletionTriggerKind.TriggerCharacter;
    const completion = completionAt(read.text, read, document.offsetAt(position), isAsked);
    if (!completion) return [];
    const range = rangeIn(document, completion.range);
    return completion.kind === 'tiles' ? this.tileItems(read, completion, range) : goalItems(read, range);
  }

  private tileItems(
    { text, puzzles }: ReadDocument,
    { tiles }: Completion & { kind: 'tiles' },
    range: vscode.Range,
  ): vscode.CompletionItem[] {
    const blank = blankSign(text, puzzles);
    return tiles.map((tile, index) => {
      const isBlank = tile === BLANK;
      const item = itemAt(index, isBlank ? blank : String(tile), vscode.CompletionItemKind.Value, range);
      item.detail = this.phrases.say(isBlank ? 'completion.blank' : 'completion.tile');
      return item;
    });
  }
}

function goalItems({ puzzles }: ReadDocument, range: vscode.Range): vscode.CompletionItem[] {
  const [shape] = usualShapes(puzzles, 1);
  return GOAL_NAMES.map((name, index) => {
    const item = itemAt(index, name, vscode.CompletionItemKind.Constant, range);
    item.documentation = new vscode.MarkdownString(drawing(namedGoal(name, shape)));
    return item;
  });
}

function itemAt(
  index: number,
  label: string,
  kind: vscode.CompletionItemKind,
  range: vscode.Range,
): vscode.CompletionItem {
  const item = new vscode.CompletionItem(label, kind);
  item.range = range;
  // VS Code sorts by text; boards have no more than a hundred squares.
  item.sortText = String(index).padStart(3, '0');
  return item;
}
