import * as vscode from 'vscode';
import { activePuzzles } from './active.js';
import type { Tools } from '../editor/tools.js';

/** "Go to Next Puzzle" and "Go to Previous Puzzle": moves the cursor, from the last to the first and back. */
export async function goToPuzzle(tools: Tools, direction: 1 | -1): Promise<void> {
  const active = await activePuzzles(tools);
  if (!active) return;
  const { editor, read } = active;
  const cursor = editor.document.offsetAt(editor.selection.active);
  const { puzzles } = read;
  const target =
    direction === 1
      ? (puzzles.find(({ start }) => start > cursor) ?? puzzles[0])
      : (puzzles.findLast(({ start }) => start < cursor) ?? puzzles.at(-1));
  if (!target) return;
  const position = editor.document.positionAt(target.start);
  editor.selection = new vscode.Selection(position, position);
  editor.revealRange(
    new vscode.Range(position, editor.document.positionAt(target.end)),
    vscode.TextEditorRevealType.InCenterIfOutsideViewport,
  );
}
