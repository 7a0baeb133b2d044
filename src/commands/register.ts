import * as vscode from 'vscode';
import { COMMANDS } from '../editor/commandIds.js';
import type { Panels } from '../panel/panels.js';
import { selectText } from './selectText.js';
import type { SolveCommands } from './solve.js';

/** Registers every command of the extension. */
export function registerCommands(solving: SolveCommands, panels: Panels): vscode.Disposable {
  // What a lens passes on is what the extension itself put into it.
  const table: Record<(typeof COMMANDS)[keyof typeof COMMANDS], (...args: never[]) => unknown> = {
    [COMMANDS.solve]: () => solving.solve(),
    [COMMANDS.solveAt]: (uri: vscode.Uri, offset: number) => solving.solveAt(uri, offset),
    [COMMANDS.selectText]: (uri: vscode.Uri, start: number, end: number) => selectText(uri, start, end),
    [COMMANDS.firstStep]: () => {
      panels.control('first');
    },
    [COMMANDS.previousStep]: () => {
      panels.control('previous');
    },
    [COMMANDS.playPause]: () => {
      panels.control('toggle');
    },
    [COMMANDS.nextStep]: () => {
      panels.control('next');
    },
    [COMMANDS.lastStep]: () => {
      panels.control('last');
    },
    [COMMANDS.nextPuzzle]: () => {
      panels.step(1);
    },
    [COMMANDS.previousPuzzle]: () => {
      panels.step(-1);
    },
    [COMMANDS.copyMoves]: () => panels.copyMoves(),
  };
  const registered = Object.entries(table).map(([id, run]) =>
    vscode.commands.registerCommand(id, run as (...args: unknown[]) => unknown),
  );
  return vscode.Disposable.from(...registered);
}
