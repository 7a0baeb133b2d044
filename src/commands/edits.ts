import * as vscode from 'vscode';
import { type ReadDocument, rangeIn } from '../editor/puzzleDocuments.js';
import { sayingTheSame } from '../notation/conversion.js';
import { type TextEdit, applyEdits } from '../notation/edits.js';
import type { TextPuzzle } from '../notation/parse.js';
import { inSlices } from '../search/drive.js';
import type { Tools } from '../editor/tools.js';

/**
 * @param added the puzzles that get an answer in addition
 * @returns whether a document still says the same after some edits
 */
export async function keepsMeaning(
  { documents, pacing }: Tools,
  document: vscode.TextDocument,
  read: ReadDocument,
  edits: readonly TextEdit[],
  added?: ReadonlySet<TextPuzzle>,
): Promise<boolean> {
  const after = await documents.readAs(document, applyEdits(read.text, edits));
  return (await inSlices(sayingTheSame(read, after, added), pacing)).result;
}

/**
 * Changes a document, in one step for undo, unless it is another by now than the one that was read.
 * @returns whether it was changed
 */
export async function change(
  { phrases }: Tools,
  document: vscode.TextDocument,
  { version }: ReadDocument,
  edits: readonly TextEdit[],
): Promise<boolean> {
  if (document.version === version) {
    const workspaceEdit = new vscode.WorkspaceEdit();
    const textEdits = edits.map((edit) => vscode.TextEdit.replace(rangeIn(document, edit), edit.text));
    workspaceEdit.set(document.uri, textEdits);
    if (await vscode.workspace.applyEdit(workspaceEdit)) return true;
  }
  void vscode.window.showWarningMessage(phrases.say('edit.outdated'));
  return false;
}
