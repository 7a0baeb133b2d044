import * as vscode from 'vscode';
import type { Log } from '../log/events.js';
import { SECTION, wrongSettings } from './settings.js';

/** Tells the log of settings that mean nothing: those there are, and each that becomes one. */
export function watchSettings(log: Log): vscode.Disposable {
  let known: readonly string[] = [];
  const look = () => {
    const wrong = wrongSettings();
    for (const setting of wrong) if (!known.includes(setting)) log({ kind: 'wrong-setting', setting });
    known = wrong;
  };
  look();
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration(SECTION)) look();
  });
}

/** Has Markdown previews drawn anew when the goal changes: VS Code does not know that they depend on it. */
export function refreshPreviews(): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (!event.affectsConfiguration(`${SECTION}.goal`)) return;
    // Where there is no Markdown there are no previews.
    vscode.commands.executeCommand('markdown.preview.refresh').then(undefined, () => undefined);
  });
}
