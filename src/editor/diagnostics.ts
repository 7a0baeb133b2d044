import * as vscode from 'vscode';
import { type Finding, type Severity, examining, gravest, severityOf } from '../notation/findings.js';
import { CancelledError, type Pacing, inSlices } from '../search/drive.js';
import { FindingWords } from '../words/findings.js';
import type { Phrasebook } from '../words/phrasebook.js';
import type { Distances } from './distances.js';
import { PUZZLE_FILES } from './language.js';
import { type PuzzleDocuments, rangeIn } from './puzzleDocuments.js';
import { SECTION } from './settings.js';

/** Who says it, as VS Code shows behind each message. */
export const SOURCE = '8-puzzle';

/** So long after the last keystroke a document is looked at, in milliseconds. */
const REST_OF_TYPING = 150;

/** VS Code shows no more of one document. */
const MOST_SHOWN = 1_000;

/** So many searches are done for the answers of one version of a document. */
const MOST_SEARCHES = 20;

const SEVERITY: Readonly<Record<Severity, vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
};

/** Tells what is wrong in the puzzles of all open documents, while they are open. */
export class PuzzleDiagnostics implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection(SOURCE);
  /** What ends the work on a document, under way or waiting for the end of typing. */
  private readonly underWay = new Map<vscode.TextDocument, AbortController>();
  private readonly subscriptions: vscode.Disposable;
  private readonly words: FindingWords;

  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly distances: Distances,
    private readonly pacing: Pacing,
    private readonly phrases: Phrasebook,
  ) {
    this.words = new FindingWords(phrases);
    this.subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument((document) => {
        this.schedule(document, 0);
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.schedule(document, REST_OF_TYPING);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.forget(document);
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(`${SECTION}.goal`)) this.scheduleAll();
      }),
    );
    this.scheduleAll();
  }

  dispose(): void {
    this.subscriptions.dispose();
    for (const work of this.underWay.values()) work.abort();
    this.collection.dispose();
  }

  private scheduleAll(): void {
    for (const document of vscode.workspace.textDocuments) this.schedule(document, 0);
  }

  /** Looks at a document after so many milliseconds, and no longer at what it was before. */
  private schedule(document: vscode.TextDocument, wait: number): void {
    if (vscode.languages.match(PUZZLE_FILES, document) === 0) return;
    this.underWay.get(document)?.abort();
    const work = new AbortController();
    this.underWay.set(document, work);
    const timer = setTimeout(() => void this.look(document, work.signal), wait);
    work.signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  }

  private forget(document: vscode.TextDocument): void {
    this.underWay.get(document)?.abort();
    this.underWay.delete(document);
    this.collection.delete(document.uri);
  }

  /** Shows what there is to be said of a document: at once what is known, then what distances add to it, one after the other. */
  private async look(document: vscode.TextDocument, signal: AbortSignal): Promise<void> {
    try {
      const { text, puzzles } = await this.documents.read(document);
      for (let searches = 0; ;) {
        const steps = examining(text, puzzles, this.distances.known);
        const { findings, open } = (await inSlices(steps, this.pacing, signal)).result;
        const shown = await inSlices(this.shown(document, findings), this.pacing, signal);
        if (signal.aborted) return;
        this.collection.set(document.uri, shown.result);
        if (!open || searches >= MOST_SEARCHES) return;
        if (await this.distances.find(open, signal)) searches++;
      }
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    }
  }

  /** Makes the diagnostics; rests after each. */
  private *shown(
    document: vscode.TextDocument,
    findings: readonly Finding[],
  ): Generator<undefined, vscode.Diagnostic[], void> {
    const shown: vscode.Diagnostic[] = [];
    const told = gravest(findings, findings.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN);
    for (const finding of told) {
      shown.push(this.diagnostic(document, finding));
      yield;
    }
    if (told.length < findings.length) {
      const more = this.phrases.count('findings.more', findings.length - told.length, {});
      const range = new vscode.Range(0, 0, 0, 0);
      shown.push(new Diagnostic(range, more, vscode.DiagnosticSeverity.Information, 'more'));
    }
    return shown;
  }

  private diagnostic(document: vscode.TextDocument, finding: Finding): vscode.Diagnostic {
    const diagnostic = new Diagnostic(
      rangeIn(document, finding.range),
      this.words.describe(finding),
      SEVERITY[severityOf(finding)],
      codeOf(finding),
    );
    const related = finding.kind === 'flaw' ? finding.flaw.related : undefined;
    if (related) {
      const location = new vscode.Location(document.uri, rangeIn(document, related));
      const message = this.phrases.say('finding.related');
      diagnostic.relatedInformation = [new vscode.DiagnosticRelatedInformation(location, message)];
    }
    return diagnostic;
  }
}

class Diagnostic extends vscode.Diagnostic {
  override readonly source = SOURCE;

  constructor(
    range: vscode.Range,
    message: string,
    severity: vscode.DiagnosticSeverity,
    override readonly code: string,
  ) {
    super(range, message, severity);
  }
}

/** @returns what names the kind of a finding, for people and for quick fixes */
export function codeOf(finding: Finding): string {
  switch (finding.kind) {
    case 'flaw':
      return finding.flaw.code;
    case 'unsolvable':
      return 'unsolvable';
    case 'answer':
      return finding.fault.code;
  }
}
