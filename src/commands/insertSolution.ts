import * as vscode from 'vscode';
import { type ReadDocument, eolOf } from '../editor/puzzleDocuments.js';
import { panelSettings } from '../editor/settings.js';
import type { TextEdit } from '../notation/edits.js';
import { solutionEdit } from '../notation/insertion.js';
import type { TextPuzzle } from '../notation/parse.js';
import type { Place } from '../panel/context.js';
import type { Move } from '../puzzle/moves.js';
import { activePuzzles, chosenPuzzles } from './active.js';
import { change, keepsMeaning } from './edits.js';
import { outcomeOf, tellUnproven } from './outcome.js';
import { withProgress } from './progress.js';
import { puzzleAt } from './puzzleAt.js';
import type { Tools } from '../editor/tools.js';

/** "Insert Solution": writes the solution under the puzzle at the cursor, or under each that is selected. */
export async function insertSolution(tools: Tools): Promise<void> {
  const active = await activePuzzles(tools);
  if (!active) return;
  const { editor, read } = active;
  const { phrases, solver } = tools;
  const puzzles = chosenPuzzles(active);
  const eol = eolOf(editor.document);
  const edits: TextEdit[] = [];
  const added = new Set<TextPuzzle>();
  const work = async (signal: AbortSignal, onProgress: (done: number) => void) => {
    let unproven = 0;
    await solver.solveAll(
      puzzles.map(({ problem }) => problem),
      (index, answer) => {
        const puzzle = puzzles[index];
        const edit = puzzle && solutionEdit(read.text, puzzle, outcomeOf(answer), eol);
        if (!edit) return;
        edits.push(edit);
        if (edit.start === edit.end) added.add(puzzle);
        if (!answer.proven) unproven++;
      },
      { signal, onProgress, limits: panelSettings().limits },
    );
    return unproven;
  };
  const unproven = await withProgress(phrases.say('solving.progress'), puzzles.length, phrases, work);
  if (unproven === undefined) return;
  if (puzzles.length === 0) {
    void vscode.window.showInformationMessage(phrases.say('file.nothing'));
  } else if (await write(tools, editor.document, read, edits, added)) {
    tellUnproven(unproven, phrases);
  }
}

/**
 * Writes moves that solve a puzzle of a panel under it, in place of an answer that is not shorter.
 * @returns whether they were written; if not, it is said why
 */
export async function insertMoves(tools: Tools, place: Place, moves: readonly Move[]): Promise<boolean> {
  const found = await puzzleAt(tools, place);
  if (!found) return false;
  const { document, read, puzzle } = found;
  const outcome = { kind: 'solved', moves: moves.join('') } as const;
  const edit = solutionEdit(read.text, puzzle, outcome, eolOf(document), true);
  const added = new Set(edit && edit.start === edit.end ? [puzzle] : []);
  return write(tools, document, read, edit ? [edit] : [], added);
}

/** @returns whether the edits, if there are any, were made; if not, it is said why */
async function write(
  tools: Tools,
  document: vscode.TextDocument,
  read: ReadDocument,
  edits: readonly TextEdit[],
  added: ReadonlySet<TextPuzzle>,
): Promise<boolean> {
  if (edits.length === 0) {
    void vscode.window.showInformationMessage(tools.phrases.say('insert.nothing'));
    return false;
  }
  if (await keepsMeaning(tools, document, read, edits, added)) return change(tools, document, read, edits);
  void vscode.window.showErrorMessage(tools.phrases.say('insert.misread'));
  return false;
}
