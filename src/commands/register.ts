import * as vscode from 'vscode';
import { COMMANDS } from '../editor/commandIds.js';
import type { Panels } from '../panel/panels.js';
import type { ViewName } from '../panel/protocol.js';
import type { AnswerReport } from '../editor/answerReport.js';
import { bringToFront } from './bringToFront.js';
import { type CheckAnswersArguments, checkAnswers } from './checkAnswers.js';
import { type ConvertArguments, convert } from './convert.js';
import { goToPuzzle } from './goToPuzzle.js';
import { insertSolution } from './insertSolution.js';
import { type NewPuzzleArguments, newPuzzle } from './newPuzzle.js';
import { selectText } from './selectText.js';
import type { SolveCommands } from './solve.js';
import { type SolveAllArguments, solveAll } from './solveAll.js';
import type { Tools } from '../editor/tools.js';

/** Registers every command of the extension. */
export function registerCommands(
  solving: SolveCommands,
  panels: Panels,
  tools: Tools,
  report: AnswerReport,
): vscode.Disposable {
  /** Shows a view of the panel; without a panel, a puzzle is solved first. */
  const showView = async (view: ViewName): Promise<void> => {
    if (panels.showView(view)) return;
    await solving.solve();
    panels.showView(view);
  };
  // What a lens passes on is what the extension itself put into it.
  const table: Record<(typeof COMMANDS)[keyof typeof COMMANDS], (...args: never[]) => unknown> = {
    [COMMANDS.solve]: async (given?: unknown) => {
      await bringToFront(given);
      await solving.solve();
    },
    [COMMANDS.solveAt]: (uri: vscode.Uri, offset: number) => solving.solveAt(uri, offset),
    [COMMANDS.selectText]: (uri: vscode.Uri, start: number, end: number) => selectText(uri, start, end),
    [COMMANDS.insertSolution]: () => insertSolution(tools),
    [COMMANDS.solveAll]: async (given?: SolveAllArguments) => {
      await bringToFront(given);
      await solveAll(tools, given);
    },
    [COMMANDS.checkAnswers]: (given?: CheckAnswersArguments) => checkAnswers(tools, report, given),
    [COMMANDS.newPuzzle]: (given?: NewPuzzleArguments) => newPuzzle(tools, given),
    [COMMANDS.goToNextPuzzle]: () => goToPuzzle(tools, 1),
    [COMMANDS.goToPreviousPuzzle]: () => goToPuzzle(tools, -1),
    [COMMANDS.convert]: (given?: ConvertArguments) => convert(tools, given),
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
    [COMMANDS.showSolution]: () => showView('solution'),
    [COMMANDS.showCompare]: () => showView('compare'),
    [COMMANDS.showSearch]: () => showView('search'),
    [COMMANDS.showSpace]: () => showView('space'),
    [COMMANDS.showPlay]: () => showView('play'),
    [COMMANDS.slideUp]: () => {
      panels.play({ kind: 'move', moves: ['d'] });
    },
    [COMMANDS.slideDown]: () => {
      panels.play({ kind: 'move', moves: ['u'] });
    },
    [COMMANDS.slideLeft]: () => {
      panels.play({ kind: 'move', moves: ['r'] });
    },
    [COMMANDS.slideRight]: () => {
      panels.play({ kind: 'move', moves: ['l'] });
    },
    [COMMANDS.undoMove]: () => {
      panels.play({ kind: 'undo' });
    },
    [COMMANDS.redoMove]: () => {
      panels.play({ kind: 'redo' });
    },
    [COMMANDS.hint]: () => {
      panels.play({ kind: 'hint' });
    },
    [COMMANDS.copyMoves]: () => panels.copyMoves(),
  };
  const registered = Object.entries(table).map(([id, run]) =>
    vscode.commands.registerCommand(id, run as (...args: unknown[]) => unknown),
  );
  return vscode.Disposable.from(...registered);
}
