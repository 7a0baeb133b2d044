import * as vscode from 'vscode';
import { LANGUAGE_ID } from '../editor/language.js';
import { regionsOf, eolOf } from '../editor/puzzleDocuments.js';
import { blockEdit } from '../notation/insertion.js';
import { PLAIN_STYLE, writeBoard } from '../notation/layouts.js';
import { type Board, type Shape, isShape } from '../puzzle/board.js';
import { namedGoal } from '../puzzle/goals.js';
import { randomStart } from '../puzzle/random.js';
import { DistanceTable } from '../search/distanceTable.js';
import { change } from './edits.js';
import { askPuzzle } from './newPuzzleQuestions.js';
import type { Tools } from '../editor/tools.js';

/** What "New Puzzle" takes from other extensions and from keybindings. Without rows or distance, it asks. */
export interface NewPuzzleArguments {
  /** 3 where it is missing. */
  readonly rows?: number;
  /** As many as rows where it is missing. */
  readonly columns?: number;
  /** How far from the goal; without it, any board that can be solved. Boards of up to nine squares. */
  readonly distance?: number;
}

/** "New Puzzle": puts a random puzzle into the active puzzle file, else into a new one. */
export async function newPuzzle(tools: Tools, given: NewPuzzleArguments = {}): Promise<void> {
  const { phrases } = tools;
  const place = placeInEditor();
  const goalOf = (shape: Shape) => goalAt(tools, place, shape);
  const asked = isGiven(given) ? given : await askPuzzle(tools, goalOf);
  if (!asked) return;
  const { rows = 3, columns = rows, distance } = asked;
  const shape = { rows, columns };
  if (!isShape(shape)) throw new RangeError(`There are no ${rows}×${columns} boards.`);
  const goal = await goalOf(shape);
  const board = await draw(tools, goal, distance);
  if (board) await write(tools, place, board);
  else if (distance !== undefined) {
    void vscode.window.showErrorMessage(phrases.say('new.none', { ...shape, distance }));
  }
}

function isGiven({ rows, distance }: NewPuzzleArguments): boolean {
  return rows !== undefined || distance !== undefined;
}

/** The cursor in an editor of puzzles. */
interface Place {
  readonly editor: vscode.TextEditor;
  readonly text: string;
  readonly at: number;
  /** The piece of the text in which puzzles may stand. */
  readonly within: { readonly start: number; readonly end: number };
}

/** @returns where the cursor is, if puzzles may stand there */
function placeInEditor(): Place | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor || ![LANGUAGE_ID, 'markdown'].includes(editor.document.languageId)) return undefined;
  const text = editor.document.getText();
  const at = editor.document.offsetAt(editor.selection.active);
  const within = regionsOf(editor.document, text).find(({ start, end }) => start <= at && at <= end);
  return within && { editor, text, at, within };
}

/** @returns the goal of a puzzle that would stand in a place; the text above may have named one */
async function goalAt({ documents }: Tools, place: Place | undefined, shape: Shape): Promise<Board> {
  const probe = namedGoal('blank-last', shape);
  const above = place ? place.text.slice(place.within.start, place.at) : '';
  const text = `${above}\n\n${writeBoard(probe, 'rows')}\n`;
  const { puzzles } = await documents.readText(text, place?.editor.document.uri);
  return puzzles.at(-1)?.problem?.goal ?? probe;
}

async function draw({ solver }: Tools, goal: Board, distance?: number): Promise<Board | undefined> {
  if (distance === undefined) return randomStart(goal, Math.random);
  return DistanceTable.accepts(goal)
    ? (await solver.table(goal)).draw(goal, distance, Math.random)
    : undefined;
}

async function write(tools: Tools, place: Place | undefined, board: Board): Promise<void> {
  if (!place) {
    const content = `${writeBoard(board, 'rows')}\n`;
    const document = await vscode.workspace.openTextDocument({ content, language: LANGUAGE_ID });
    await vscode.window.showTextDocument(document, { preview: false });
    return;
  }
  const { editor, text, at, within } = place;
  const { document } = editor;
  const eol = eolOf(document);
  const edit = blockEdit(text, within, at, writeBoard(board, 'rows', { ...PLAIN_STYLE, eol }), eol);
  const read = await tools.documents.read(document);
  if (read.text !== text || !(await change(tools, document, read, [edit]))) return;
  const lead = edit.text.length - edit.text.trimStart().length;
  const position = document.positionAt(edit.start + lead);
  editor.selection = new vscode.Selection(position, position);
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
