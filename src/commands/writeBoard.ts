import * as vscode from 'vscode';
import type { Tools } from '../editor/tools.js';
import { eolOf } from '../editor/puzzleDocuments.js';
import { MANNERS, type SoundPuzzle, converting } from '../notation/conversion.js';
import { PLAIN_STYLE } from '../notation/layouts.js';
import type { Board } from '../puzzle/board.js';
import { type Problem, sameProblem } from '../puzzle/problem.js';
import { inSlices } from '../search/drive.js';
import { isSound } from './active.js';
import { change, keepsMeaning } from './edits.js';

/**
 * Writes a board, as a block, in the place of a puzzle's start, if the text then says the same but for that.
 * @param nth which of the puzzles that are the same it is, from 0
 * @returns whether it was written; if not, it is said why
 */
export async function writeBoard(
  tools: Tools,
  uri: vscode.Uri,
  problem: Problem,
  nth: number,
  board: Board,
): Promise<boolean> {
  const { documents, phrases, pacing } = tools;
  const document = await vscode.workspace.openTextDocument(uri);
  const read = await documents.read(document);
  const same = read.puzzles.filter((puzzle) => isSound(puzzle) && sameProblem(puzzle.problem, problem));
  const puzzle = same[nth] as SoundPuzzle | undefined;
  if (!puzzle) {
    void vscode.window.showWarningMessage(phrases.say('play.not-found'));
    return false;
  }
  const changed = { ...puzzle, problem: { start: board, goal: problem.goal } };
  const wanted = { ...read, puzzles: read.puzzles.map((other) => (other === puzzle ? changed : other)) };
  const style = { ...PLAIN_STYLE, eol: eolOf(document) };
  for (const manner of MANNERS) {
    const { result } = await inSlices(converting(read.text, [changed], 'rows', style, manner), pacing);
    if (await keepsMeaning(tools, document, wanted, result)) return change(tools, document, read, result);
  }
  void vscode.window.showErrorMessage(phrases.say('play.misread'));
  return false;
}
