import * as vscode from 'vscode';
import { type ReadDocument, describeLength, lengthOf } from '../editor/puzzleDocuments.js';
import type { SoundPuzzle } from '../notation/conversion.js';
import type { TextPuzzle } from '../notation/parse.js';
import type { Tools } from '../editor/tools.js';

/** The editor that the user is in, and what its document says. */
export interface ActivePuzzles {
  readonly editor: vscode.TextEditor;
  readonly read: ReadDocument;
}

/** @returns the puzzles of the active editor; undefined, after having said why, when there are none */
export async function activePuzzles({ documents, phrases }: Tools): Promise<ActivePuzzles | undefined> {
  const editor = vscode.window.activeTextEditor;
  const tooLong = editor && describeLength(lengthOf(editor.document), phrases);
  if (!editor || tooLong !== undefined) {
    void vscode.window.showErrorMessage(tooLong ?? phrases.say('file.none'));
    return undefined;
  }
  const read = await documents.read(editor.document);
  if (read.puzzles.length > 0) return { editor, read };
  void vscode.window.showErrorMessage(phrases.say('file.nothing'));
  return undefined;
}

/** @returns whether a puzzle could be read */
export function isSound(puzzle: TextPuzzle): puzzle is SoundPuzzle {
  return puzzle.problem !== undefined;
}

/** @returns the puzzles that the selections touch; with nothing selected, the one at the cursor or next behind it */
export function chosenPuzzles({ editor, read }: ActivePuzzles): readonly SoundPuzzle[] {
  const { document, selections } = editor;
  const sound = read.puzzles.filter(isSound);
  const chosen = selections.filter(({ isEmpty }) => !isEmpty);
  if (chosen.length === 0) {
    // All of the cursor's line is near: the puzzle may stand before or behind it.
    const cursor = document.offsetAt(new vscode.Position(editor.selection.active.line, 0));
    const nearest = sound.find(({ end }) => cursor <= end) ?? sound.at(-1);
    return nearest ? [nearest] : [];
  }
  const ranges = chosen.map(({ start, end }) => [document.offsetAt(start), document.offsetAt(end)] as const);
  return sound.filter((puzzle) => ranges.some(([start, end]) => puzzle.start < end && puzzle.end > start));
}
