import * as vscode from 'vscode';
import { findingsOf } from '../notation/findings.js';
import type { Flaw } from '../notation/flaws.js';
import { blankSignFor, tileRepairs } from '../notation/tileRepairs.js';
import { CancelledError } from '../search/drive.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { describeTileRepair } from '../words/repairs.js';
import { AnswerFixes } from './answerFixes.js';
import { SOURCE, codeOf } from './diagnostics.js';
import type { Distances } from './distances.js';
import { Fix, type Place } from './fix.js';
import type { PuzzleDocuments, ReadDocument } from './puzzleDocuments.js';
import { UnsolvableFixes } from './unsolvableFixes.js';

/** Offers to put right what the diagnostics say. What takes a search is done only once a fix is chosen. */
export class PuzzleQuickFixes implements vscode.CodeActionProvider {
  static readonly metadata = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };

  private readonly answers: AnswerFixes;
  private readonly unsolvable: UnsolvableFixes;

  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly distances: Distances,
    solver: Solver,
    private readonly phrases: Phrasebook,
  ) {
    this.answers = new AnswerFixes(solver, phrases);
    this.unsolvable = new UnsolvableFixes(documents, solver, phrases);
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const ours = diagnostics.filter(({ source }) => source === SOURCE);
    if (ours.length === 0) return [];
    const read = await this.documents.read(document);
    const fixes: Fix[] = [];
    for (const diagnostic of ours) {
      for (const fix of await this.fixesFor(document, read, diagnostic)) {
        fix.diagnostics = [diagnostic];
        fixes.push(fix);
      }
    }
    return fixes;
  }

  async resolveCodeAction(
    action: vscode.CodeAction,
    token: vscode.CancellationToken,
  ): Promise<vscode.CodeAction> {
    if (!(action instanceof Fix)) return action;
    const cancelling = new AbortController();
    const subscription = token.onCancellationRequested(() => {
      cancelling.abort();
    });
    try {
      await action.resolve(cancelling.signal);
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    } finally {
      subscription.dispose();
    }
    return action;
  }

  /** Diagnostics may be older than the text: only those are served that are found there still. */
  private async fixesFor(
    document: vscode.TextDocument,
    read: ReadDocument,
    { range, code }: vscode.Diagnostic,
  ): Promise<Fix[]> {
    const offset = document.offsetAt(range.start);
    for (const puzzle of read.puzzles) {
      if (puzzle.start > offset) break;
      if (puzzle.end < offset) continue;
      const place = { document, read, puzzle };
      const finding = findingsOf(read.text, puzzle, this.distances.known).find(
        (found) => codeOf(found) === code && found.range.start === offset,
      );
      if (finding?.kind === 'flaw') return this.tileFixes(place, finding.flaw);
      const { board, problem } = puzzle;
      if (!finding || !board || !problem) continue;
      if (finding.kind === 'unsolvable') return this.unsolvable.fixesFor(place, board, problem);
      return preferred(this.answers.fixFor(place, problem, finding.answer, finding.fault));
    }
    return [];
  }

  private tileFixes(place: Place, flaw: Flaw): Fix[] {
    const { read, puzzle } = place;
    const { text, puzzles, goals } = read;
    const boards = [puzzle.board, puzzle.goal, ...goals.map((goal) => goal.board)];
    const board = boards.find((candidate) => candidate?.flaw === flaw);
    if (!board) return [];
    const neighbours = [puzzle.goal, puzzle.board, ...puzzles.map((other) => other.board)];
    const repairs = tileRepairs(text, board, blankSignFor(text, board, neighbours));
    return preferred(
      ...repairs.map((repair) => new Fix(describeTileRepair(repair, this.phrases), place, [repair.edit])),
    );
  }
}

/** @returns some fixes, the first of them as the obvious one */
function preferred(...fixes: (Fix | undefined)[]): Fix[] {
  const offered = fixes.filter((fix) => fix !== undefined);
  const [first] = offered;
  if (first) first.isPreferred = true;
  return offered;
}
