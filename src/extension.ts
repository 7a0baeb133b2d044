import { PROGRAM, cores, spawn } from '#worker/spawn';
import * as vscode from 'vscode';
import { registerCommands } from './commands/register.js';
import { SolveCommands } from './commands/solve.js';
import { writeBoard } from './commands/writeBoard.js';
import { AnswerReport } from './editor/answerReport.js';
import { PuzzleDocuments } from './editor/puzzleDocuments.js';
import { registerLanguageFeatures } from './editor/register.js';
import { panelSettings } from './editor/settings.js';
import { Panels } from './panel/panels.js';
import { hostPacing } from './solver/pacing.js';
import { Solver } from './solver/solver.js';
import { WorkerPool, workersFor } from './worker/pool.js';
import { phrasebookOf } from './words/localised.js';

/** Makes the parts and hands them to each other. */
export function activate(context: vscode.ExtensionContext): void {
  const phrases = phrasebookOf(vscode.l10n.bundle, vscode.env.language);
  const read = (path: string) =>
    vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, path));
  const pool = new WorkerPool(
    async (onEnd) => spawn(new TextDecoder().decode(await read(PROGRAM)), onEnd),
    async () => ({
      duplicates: await read('media/tables/duplicates.bin'),
      patterns: await read('media/tables/patterns.bin'),
    }),
    hostPacing,
  );
  const solver = new Solver(hostPacing, pool, workersFor(cores()));
  const documents = new PuzzleDocuments(hostPacing);
  const tools = { documents, solver, phrases, pacing: hostPacing };
  const panels = new Panels({
    ...{ extensionUri: context.extensionUri, solver, phrases, settings: panelSettings },
    writeBoard: ({ key }, problem, nth, board) =>
      writeBoard(tools, vscode.Uri.parse(key), problem, nth, board),
  });
  const report = new AnswerReport();
  context.subscriptions.push(
    pool,
    panels,
    registerLanguageFeatures(tools),
    report,
    registerCommands(new SolveCommands(documents, panels, phrases), panels, tools, report),
  );
}
