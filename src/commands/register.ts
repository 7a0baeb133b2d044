import * as vscode from 'vscode';
import { COMMANDS } from '../editor/commandIds.js';
import type { Panels } from '../panel/panels.js';
import type { ViewName } from '../panel/protocol.js';
import type { AnswerReport } from '../editor/answerReport.js';
import { bringToFront } from './bringToFront.js';
import { type CheckAnswersArguments, checkAnswers } from './checkAnswers.js';
import { type ConvertArguments, convert } from './convert.js';
import { type ExportArguments, exportSolution } from './exportSolution.js';
import { goToPuzzle } from './goToPuzzle.js';
import { insertSolution } from './insertSolution.js';
import { type NewPuzzleArguments, newPuzzle } from './newPuzzle.js';
import { selectText } from './selectText.js';
import type { SolveCommands } from './solve.js';
import { type SolveAllArguments, solveAll } from './solveAll.js';
import type { Tools } from '../editor/tools.js';
import type { Log } from '../log/events.js';
import { type OpenExamplesArguments, openExamples } from './openExamples.js';

/** What commands do that are about the extension itself. */
export interface Support {
  readonly log: Log;
  readonly extensionUri: vscode.Uri;
  showLog(): void;
  reportIssue(): Promise<void>;
}

/** Registers every command of the extension. */
export function registerCommands(
  solving: SolveCommands,
  panels: Panels,
  tools: Tools,
  report: AnswerReport,
  support: Support,
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
    [COMMANDS.insertSolution]: () => (panels.isActive ? panels.act('insert') : insertSolution(tools)),
    [COMMANDS.export]: (given?: ExportArguments) => exportSolution(tools, panels.shownSolution, given),
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
    [COMMANDS.copyMoves]: () => panels.act('copy'),
    [COMMANDS.nextSolution]: () => panels.act('next'),
    [COMMANDS.previousSolution]: () => panels.act('previous'),
    [COMMANDS.open]: () => {
      panels.open();
    },
    [COMMANDS.openExamples]: (given?: OpenExamplesArguments) =>
      openExamples(support.extensionUri, tools.phrases, given),
    [COMMANDS.showLog]: () => {
      support.showLog();
    },
    [COMMANDS.reportIssue]: () => support.reportIssue(),
  };
  const registered = Object.entries(table).map(([id, run]) =>
    vscode.commands.registerCommand(id, logged(support.log, id, run as (...args: unknown[]) => unknown)),
  );
  return vscode.Disposable.from(...registered);
}

/** @returns the same, but what it throws is told to the log before VS Code tells the user */
function logged(log: Log, command: string, run: (...args: unknown[]) => unknown) {
  return async (...args: unknown[]): Promise<unknown> => {
    try {
      return await run(...args);
    } catch (error) {
      log({ kind: 'command-failed', command, error });
      throw error;
    }
  };
}
