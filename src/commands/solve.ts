import * as vscode from 'vscode';
import { type PuzzleDocuments, describeLength, problemsAt } from '../editor/puzzleDocuments.js';
import { SECTION, goalSetting } from '../editor/settings.js';
import { blocksAround } from '../editor/textBlock.js';
import { type PuzzleText, parse, read } from '../notation/parse.js';
import type { Panels } from '../panel/panels.js';
import { type Source, TYPED_KEY } from '../panel/protocol.js';
import { describeFlaw } from '../words/flaws.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { LANGUAGE_ID } from '../editor/language.js';
import { isSound } from './active.js';
import { selectText } from './selectText.js';

/** A piece of a document. */
interface Cut {
  readonly document: vscode.TextDocument;
  /** Where the piece begins in the document: the puzzles' places count from there. */
  readonly base: number;
  readonly text: string;
}

/** A piece of a document that was read for puzzles. */
type Piece = Omit<Cut, 'text'> & PuzzleText;

/** The commands that read a puzzle and show its solution. */
export class SolveCommands {
  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly panels: Panels,
    private readonly phrases: Phrasebook,
  ) {}

  /** "Solve 8-puzzle": takes the selection, else the puzzle at the cursor, else what is typed into an input box. */
  async solve(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    this.checkGoalSetting(editor?.document.uri);
    const selections = editor?.selections.filter(({ isEmpty }) => !isEmpty) ?? [];
    if (editor && selections.length > 0) {
      await this.solveSelections(editor.document, selections);
    } else if (!editor) {
      await this.solveTyped();
    } else if (!(await this.solveAtCursor(editor))) {
      await this.solveTyped(editor.document.uri, this.phrases.say('input.none'));
    }
  }

  /** What a lens calls: shows the puzzle that stands at an offset of a document. */
  async solveAt(uri: vscode.Uri, offset: number): Promise<void> {
    this.checkGoalSetting(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    const { problems, index } = problemsAt((await this.documents.read(document)).puzzles, offset);
    if (problems.length > 0) this.panels.show(sourceOf(document), problems, index, true);
  }

  private async solveSelections(
    document: vscode.TextDocument,
    selections: readonly vscode.Selection[],
  ): Promise<void> {
    const inOrder = [...selections].sort((a, b) => a.start.compareTo(b.start));
    const length = inOrder.reduce(
      (sum, { start, end }) => sum + document.offsetAt(end) - document.offsetAt(start),
      0,
    );
    const tooLong = describeLength(length, this.phrases);
    if (tooLong !== undefined) {
      void vscode.window.showErrorMessage(tooLong);
      return;
    }
    const pieces: Piece[] = [];
    for (const cut of cutsOf(document, inOrder)) pieces.push(await this.readCut(cut));
    const problems = pieces.flatMap(({ puzzles }) => problemsAt(puzzles, 0).problems);
    if (problems.length > 0) this.panels.show(sourceOf(document), problems, 0, false);
    void this.tellFlaws(pieces);
  }

  /** @returns whether there was a puzzle at the cursor, right or, in a puzzle file, wrong */
  private async solveAtCursor({ document, selection }: vscode.TextEditor): Promise<boolean> {
    const isPuzzleFile = document.languageId === LANGUAGE_ID;
    const piece = isPuzzleFile
      ? await this.wholeFile(document)
      : await this.linesAtCursor(document, selection.active.line);
    const cursor = document.offsetAt(selection.active) - piece.base;
    const nearest = piece.puzzles.find(({ end }) => cursor <= end) ?? piece.puzzles.at(-1);
    if (isPuzzleFile && nearest && !nearest.problem) {
      void this.tellFlaws([{ ...piece, puzzles: [nearest] }]);
      return true;
    }
    const { problems, index } = problemsAt(piece.puzzles, cursor);
    if (problems.length > 0) this.panels.show(sourceOf(document), problems, index, false);
    return problems.length > 0;
  }

  private async wholeFile(document: vscode.TextDocument): Promise<Piece> {
    const { puzzles, goals } = await this.documents.read(document);
    return { document, base: 0, puzzles, goals };
  }

  /** @returns the lines about the cursor in which a puzzle can be read */
  private async linesAtCursor(document: vscode.TextDocument, line: number): Promise<Piece> {
    for (const cut of cutsOf(document, blocksAround(document, line))) {
      const piece = await this.readCut(cut);
      if (piece.puzzles.some(isSound)) return piece;
    }
    return { document, base: 0, puzzles: [], goals: [] };
  }

  private async readCut({ document, base, text }: Cut): Promise<Piece> {
    const { puzzles, goals } = await this.documents.readText(text, document.uri);
    return { document, base, puzzles, goals };
  }

  /**
   * Shows what is typed into an input box.
   * @param why it is asked for, as a sentence, where that is not what the user has chosen
   */
  async solveTyped(scope?: vscode.Uri, why?: string): Promise<void> {
    const { goal } = goalSetting(scope);
    const prompt = this.phrases.say('input.prompt');
    const typed = await vscode.window.showInputBox({
      title: this.phrases.say('input.title'),
      prompt: why === undefined ? prompt : this.phrases.say('join.sentences', { first: why, second: prompt }),
      placeHolder: this.phrases.say('input.placeholder'),
      ignoreFocusOut: true,
      validateInput: (text) => {
        const { puzzles, goals } = read(text, goal);
        const flaw = puzzles.find(({ flaws }) => flaws.length > 0)?.flaws[0];
        if (flaw) return sentence(describeFlaw(flaw, this.phrases), this.phrases);
        if (puzzles.length > 0 || text === '') return undefined;
        return this.phrases.say(goals.length > 0 ? 'input.only-goal' : 'input.nothing');
      },
    });
    const { problems } = problemsAt(parse(typed ?? '', goal), 0);
    const source = { key: TYPED_KEY, label: this.phrases.say('panel.source.input') };
    if (problems.length > 0) this.panels.show(source, problems, 0, false);
  }

  /** Says in one message what could not be read, and selects the first such place on request. Ends with the message. */
  private async tellFlaws(pieces: readonly Piece[]): Promise<void> {
    const all = pieces.flatMap((piece) => piece.puzzles.map((puzzle) => ({ ...piece, puzzle })));
    if (all.length === 0) {
      const hasGoal = pieces.some(({ goals }) => goals.length > 0);
      void vscode.window.showErrorMessage(this.phrases.say(hasGoal ? 'read.only-goal' : 'read.nothing'));
      return;
    }
    const wrong = all.filter(({ puzzle }) => !puzzle.problem);
    const [first] = wrong;
    const flaw = first?.puzzle.flaws[0];
    if (!first || !flaw) return;
    const [start, end] = [first.base + flaw.range.start, first.base + flaw.range.end];
    const line = first.document.positionAt(start).line + 1;
    const place = this.phrases.say('read.line', { flaw: describeFlaw(flaw, this.phrases), line });
    const select = this.phrases.say('read.select');
    const chosen =
      wrong.length === all.length
        ? await vscode.window.showErrorMessage(sentence(place, this.phrases), select)
        : await vscode.window.showWarningMessage(
            this.phrases.count('read.some-wrong', wrong.length, { all: all.length, flaw: place }),
            select,
          );
    if (chosen === select) await selectText(first.document.uri, start, end);
  }

  private checkGoalSetting(scope?: vscode.Uri): void {
    const { text, isWrong } = goalSetting(scope);
    if (!isWrong) return;
    const open = this.phrases.say('setting.open');
    const message = this.phrases.say('setting.goal.wrong', { text });
    void vscode.window.showWarningMessage(message, open).then((chosen) => {
      if (chosen === open)
        void vscode.commands.executeCommand('workbench.action.openSettings', `${SECTION}.goal`);
    });
  }
}

function sourceOf(document: vscode.TextDocument): Source {
  const name = document.uri.path.split('/').at(-1);
  return { key: document.uri.toString(), label: name ?? document.uri.toString() };
}

/** @returns all pieces at once: while one is read, the document may change */
function cutsOf(document: vscode.TextDocument, ranges: readonly vscode.Range[]): Cut[] {
  return ranges.map((range) => ({
    document,
    base: document.offsetAt(range.start),
    text: document.getText(range),
  }));
}
