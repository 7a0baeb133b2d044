import * as vscode from 'vscode';
import type { ReadDocument } from '../editor/puzzleDocuments.js';
import type { Tools } from '../editor/tools.js';
import type { SoundPuzzle } from '../notation/conversion.js';
import type { Place } from '../panel/context.js';
import { sameProblem } from '../puzzle/problem.js';
import { isSound } from './active.js';

/** A puzzle of a panel, found again in its document. */
export interface PlacedPuzzle {
  readonly document: vscode.TextDocument;
  readonly read: ReadDocument;
  readonly puzzle: SoundPuzzle;
}

/** @returns the puzzle in the newest text of its document; undefined, after having said so, when it no longer stands there */
export async function puzzleAt(
  { documents, phrases }: Tools,
  { source, problem, nth }: Place,
): Promise<PlacedPuzzle | undefined> {
  const document = await opened(vscode.Uri.parse(source.key));
  const read = document && (await documents.read(document));
  const same = read?.puzzles.filter(isSound).filter((puzzle) => sameProblem(puzzle.problem, problem));
  const puzzle = same?.[nth];
  if (read && puzzle) return { document, read, puzzle };
  void vscode.window.showWarningMessage(phrases.say('play.not-found'));
  return undefined;
}

/** @returns the document, or undefined when its file is there no longer */
async function opened(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}
