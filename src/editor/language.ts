import type * as vscode from 'vscode';

/** The language of puzzle files, as the manifest names it. */
export const LANGUAGE_ID = '8puz';

/** Where puzzles are read without being asked to: in puzzle files, of any scheme, and in the fenced blocks of Markdown. */
export const PUZZLE_FILES: vscode.DocumentSelector = [{ language: LANGUAGE_ID }, { language: 'markdown' }];
