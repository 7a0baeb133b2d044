import * as vscode from 'vscode';
import { isRowLine } from '../notation/rowLine.js';
import { LONGEST_TEXT } from './puzzleDocuments.js';

/** Blocks with more lines than this are not looked at: they are no puzzles. */
const MOST_LINES = 1000;

/**
 * @returns the lines about a line that may be a puzzle, the likeliest first: all up to the next blank ones, those of
 * them about it that can be rows of a board, and the line alone; none when it is blank itself or the block endless
 */
export function blocksAround(document: vscode.TextDocument, line: number): vscode.Range[] {
  const isBlank = (at: number) => document.lineAt(at).isEmptyOrWhitespace;
  if (isBlank(line)) return [];
  const block = linesAround(document, line, (at) => !isBlank(at));
  const length = document.offsetAt(block.end) - document.offsetAt(block.start);
  if (block.end.line - block.start.line >= MOST_LINES || length > LONGEST_TEXT) return [];
  const rows = linesAround(document, line, (at) => !isBlank(at) && isRowLine(document.lineAt(at).text));
  return [block, rows, document.lineAt(line).range];
}

/** @returns a line with those above and below it up to the next ones that do not belong to it, or up to the limit */
function linesAround(
  document: vscode.TextDocument,
  line: number,
  belongs: (at: number) => boolean,
): vscode.Range {
  let [first, last] = [line, line];
  while (first > 0 && belongs(first - 1) && last - first < MOST_LINES) first--;
  while (last < document.lineCount - 1 && belongs(last + 1) && last - first < MOST_LINES) last++;
  return new vscode.Range(document.lineAt(first).range.start, document.lineAt(last).range.end);
}
