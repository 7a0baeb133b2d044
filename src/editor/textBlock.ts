import * as vscode from 'vscode';
import { LONGEST_TEXT } from './puzzleDocuments.js';

/** Blocks with more lines than this are not looked at: they are no puzzles. */
const MOST_LINES = 1000;

/** @returns the lines about a line up to the next blank ones, or undefined when it is blank itself or the block endless */
export function blockAround(document: vscode.TextDocument, line: number): vscode.Range | undefined {
  const isBlank = (at: number) => document.lineAt(at).isEmptyOrWhitespace;
  if (isBlank(line)) return undefined;
  let [first, last] = [line, line];
  while (first > 0 && !isBlank(first - 1) && last - first < MOST_LINES) first--;
  while (last < document.lineCount - 1 && !isBlank(last + 1) && last - first < MOST_LINES) last++;
  const range = new vscode.Range(document.lineAt(first).range.start, document.lineAt(last).range.end);
  const length = document.offsetAt(range.end) - document.offsetAt(range.start);
  return last - first < MOST_LINES && length <= LONGEST_TEXT ? range : undefined;
}
