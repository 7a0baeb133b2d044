import * as vscode from 'vscode';
import type { Tools } from '../editor/tools.js';
import { eolOf } from '../editor/puzzleDocuments.js';
import { MANNERS, converting } from '../notation/conversion.js';
import { PLAIN_STYLE } from '../notation/layouts.js';
import type { Board } from '../puzzle/board.js';
import { inSlices } from '../search/drive.js';
import type { Place } from '../panel/context.js';
import { change, keepsMeaning } from './edits.js';
import { puzzleAt } from './puzzleAt.js';

/**
 * Writes a board, as a block, in the place of a puzzle's start, if the text then says the same but for that.
 * @returns whether it was written; if not, it is said why
 */
export async function writeBoard(tools: Tools, place: Place, board: Board): Promise<boolean> {
  const { phrases, pacing } = tools;
  const found = await puzzleAt(tools, place);
  if (!found) return false;
  const { document, read, puzzle } = found;
  const changed = { ...puzzle, problem: { start: board, goal: puzzle.problem.goal } };
  const wanted = { ...read, puzzles: read.puzzles.map((other) => (other === puzzle ? changed : other)) };
  const style = { ...PLAIN_STYLE, eol: eolOf(document) };
  for (const manner of MANNERS) {
    const { result } = await inSlices(converting(read.text, [changed], 'rows', style, manner), pacing);
    if (await keepsMeaning(tools, document, wanted, result)) return change(tools, document, read, result);
  }
  void vscode.window.showErrorMessage(phrases.say('play.misread'));
  return false;
}
