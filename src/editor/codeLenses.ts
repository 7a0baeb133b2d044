import * as vscode from 'vscode';
import type { TextPuzzle } from '../notation/parse.js';
import { testParity } from '../puzzle/parity.js';
import type { Solver } from '../solver/solver.js';
import { describeFlaw } from '../words/flaws.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { COMMANDS } from './commandIds.js';
import { type PuzzleDocuments, describeLength, lengthOf } from './puzzleDocuments.js';
import { SECTION } from './settings.js';

/** A lens whose distance is still to be found, once the lens is in sight. */
class PuzzleLens extends vscode.CodeLens {
  constructor(
    range: vscode.Range,
    readonly document: vscode.TextDocument,
    readonly puzzle: TextPuzzle,
    command?: vscode.Command,
  ) {
    super(range, command);
  }
}

/** A file with more puzzles than this has lenses only near what is seen: each is laid out by the editor, seen or not. */
const MOST_LENSES = 500;

/** So many lines above and below what is seen have their lenses too, for scrolling a little. */
const LINES_ABOUT = 100;

/**
 * The lens above each puzzle of a file: Solve with the distance, that it cannot
 * be solved, or what is wrong with it. Providing lenses only reads the text;
 * distances are looked up when VS Code resolves the lenses that are in sight.
 */
export class PuzzleCodeLenses implements vscode.CodeLensProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.changed.event;
  private readonly settings = vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration(SECTION)) this.changed.fire();
  });
  private readonly scrolling = vscode.window.onDidChangeTextEditorVisibleRanges(
    ({ textEditor: { document } }) => {
      const puzzles = this.documents.lastRead(document)?.puzzles;
      if (puzzles && puzzles.length > MOST_LENSES) this.changed.fire();
    },
  );

  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly solver: Solver,
    private readonly phrases: Phrasebook,
  ) {}

  async provideCodeLenses(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    const tooLong = describeLength(lengthOf(document), this.phrases);
    if (tooLong !== undefined) {
      // Without a command, a lens is plain text.
      return [new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), { title: tooLong, command: '' })];
    }
    const { puzzles } = await this.documents.read(document);
    return inSight(document, puzzles).map((puzzle) => {
      const start = document.positionAt(puzzle.start);
      return new PuzzleLens(
        new vscode.Range(start, start),
        document,
        puzzle,
        this.commandAtOnce(document, puzzle),
      );
    });
  }

  async resolveCodeLens(lens: vscode.CodeLens): Promise<vscode.CodeLens> {
    if (!(lens instanceof PuzzleLens)) return lens;
    const { problem } = lens.puzzle;
    if (!lens.command && problem) {
      lens.command = this.solveCommand(lens.document, lens.puzzle, await this.solver.distance(problem));
    }
    return lens;
  }

  dispose(): void {
    this.settings.dispose();
    this.scrolling.dispose();
    this.changed.dispose();
  }

  /** @returns the command of a lens for which nothing has to be searched, so that it never stands empty */
  private commandAtOnce(document: vscode.TextDocument, puzzle: TextPuzzle): vscode.Command | undefined {
    const { problem, flaws } = puzzle;
    if (!problem) {
      return {
        title: `$(warning) ${describeFlaw(flaws[0], this.phrases)}`,
        tooltip: this.phrases.say('lens.flaw.tooltip'),
        command: COMMANDS.selectText,
        arguments: [document.uri, flaws[0].range.start, flaws[0].range.end],
      };
    }
    if (!testParity(problem).solvable) {
      return {
        title: `$(circle-slash) ${this.phrases.say('lens.unsolvable')}`,
        tooltip: this.phrases.say('lens.unsolvable.tooltip'),
        command: COMMANDS.solveAt,
        arguments: [document.uri, puzzle.start],
      };
    }
    const distance = this.solver.knownDistance(problem);
    const isLookedUp = distance !== undefined || !this.solver.tellsDistance(problem);
    return isLookedUp ? this.solveCommand(document, puzzle, distance) : undefined;
  }

  private solveCommand(document: vscode.TextDocument, puzzle: TextPuzzle, distance?: number): vscode.Command {
    return {
      title: `$(play) ${this.solveTitle(distance)}`,
      tooltip: this.phrases.say('lens.tooltip'),
      command: COMMANDS.solveAt,
      arguments: [document.uri, puzzle.start],
    };
  }

  private solveTitle(distance: number | undefined): string {
    if (distance === undefined) return this.phrases.say('lens.solve');
    if (distance === 0) return this.phrases.say('lens.solved');
    return this.phrases.say('lens.distance', { moves: this.phrases.count('moves', distance, {}) });
  }
}

/** @returns the puzzles of a document that get lenses now: all, but of very many only those near what is seen of it */
function inSight(document: vscode.TextDocument, puzzles: readonly TextPuzzle[]): readonly TextPuzzle[] {
  if (puzzles.length <= MOST_LENSES) return puzzles;
  const seen = vscode.window.visibleTextEditors
    .filter((editor) => editor.document === document)
    .flatMap(({ visibleRanges }) => visibleRanges)
    .map(({ start, end }) => ({
      start: document.offsetAt(new vscode.Position(Math.max(0, start.line - LINES_ABOUT), 0)),
      end: document.offsetAt(new vscode.Position(end.line + LINES_ABOUT, 0)),
    }));
  return puzzles.filter((puzzle) =>
    seen.some(({ start, end }) => puzzle.start >= start && puzzle.start <= end),
  );
}
