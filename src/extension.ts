import * as threads from '#worker/spawn';
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
import { localised } from './words/localised.js';
import { Phrasebook } from './words/phrasebook.js';

/**
 * Makes the parts and hands them to each other.
 * @param workers how workers are started; VS Code passes the context alone, and Node's entry its own
 */
export function activate(context: vscode.ExtensionContext, workers: typeof threads = threads): void {
  const phrases = new Phrasebook(
    localised((sentence) => vscode.l10n.t(sentence)),
    vscode.env.language,
  );
  const read = (path: string) =>
    vscode.workspace.fs.readFile(vscode.Uri.joinPath(context.extensionUri, path));
  const pool = new WorkerPool(
    async (onEnd) => workers.spawn(new TextDecoder().decode(await read(workers.PROGRAM)), onEnd),
    async () => ({
      duplicates: await read('media/tables/duplicates.bin'),
      patterns: await read('media/tables/patterns.bin'),
    }),
    hostPacing,
  );
  const solver = new Solver(hostPacing, pool, workersFor(workers.cores()));
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
