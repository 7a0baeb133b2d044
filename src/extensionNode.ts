// What Node's extension host loads: the browser's bundle, with Node's workers.
import * as workers from '#worker/spawn';
import type * as vscode from 'vscode';
import { activate as activateWith } from './extension.js';

/** Activates the extension. @returns see `activate` in extension.ts */
export function activate(context: vscode.ExtensionContext): ReturnType<typeof activateWith> {
  return activateWith(context, workers);
}
