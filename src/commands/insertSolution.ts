import * as vscode from 'vscode';
import { eolOf } from '../editor/puzzleDocuments.js';
import { panelSettings } from '../editor/settings.js';
import type { TextEdit } from '../notation/edits.js';
import { solutionEdit } from '../notation/insertion.js';
import type { TextPuzzle } from '../notation/parse.js';
import { activePuzzles, chosenPuzzles } from './active.js';
import { change, keepsMeaning } from './edits.js';
import { outcomeOf, tellUnproven } from './outcome.js';
import { withProgress } from './progress.js';
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
  if (edits.length === 0) {
    const reason = puzzles.length > 0 ? 'insert.nothing' : 'file.nothing';
    void vscode.window.showInformationMessage(phrases.say(reason));
  } else if (!(await keepsMeaning(tools, editor.document, read, edits, added))) {
    void vscode.window.showErrorMessage(phrases.say('insert.misread'));
  } else if (await change(tools, editor.document, read, edits)) {
    tellUnproven(unproven, phrases);
  }
}
