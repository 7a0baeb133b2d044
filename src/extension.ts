import { PROGRAM, cores, spawn } from '#worker/spawn';
import * as vscode from 'vscode';
import { exportSolution } from './commands/exportSolution.js';
import { insertMoves } from './commands/insertSolution.js';
import { registerCommands } from './commands/register.js';
import { SolveCommands } from './commands/solve.js';
import { writeBoard } from './commands/writeBoard.js';
import { AnswerReport } from './editor/answerReport.js';
import { PuzzleDocuments } from './editor/puzzleDocuments.js';
import { registerLanguageFeatures } from './editor/register.js';
import { goalSetting, panelSettings, setNotation } from './editor/settings.js';
import { Panels } from './panel/panels.js';
import { type MarkdownIt, drawPuzzles } from './preview/markdownIt.js';
import { hostPacing } from './solver/pacing.js';
import { Solver } from './solver/solver.js';
import { WorkerPool, workersFor } from './worker/pool.js';
import { localised } from './words/localised.js';
import { Phrasebook } from './words/phrasebook.js';

/** What VS Code's Markdown preview asks for. */
export interface MarkdownExtension {
  extendMarkdownIt<Markdown extends MarkdownIt>(md: Markdown): Markdown;
}

/** Makes the parts and hands them to each other. */
export function activate(context: vscode.ExtensionContext): MarkdownExtension {
  const phrases = new Phrasebook(
    localised((sentence) => vscode.l10n.t(sentence)),
    vscode.env.language,
  );
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
    ...{ extensionUri: context.extensionUri, solver, phrases, settings: panelSettings, setNotation },
    insertMoves: (place, moves) => insertMoves(tools, place, moves),
    exportSolution: (shown) => exportSolution(tools, shown),
    writeBoard: (place, board) => writeBoard(tools, place, board),
  });
  const report = new AnswerReport();
  context.subscriptions.push(
    pool,
    panels,
    registerLanguageFeatures(tools),
    report,
    registerCommands(new SolveCommands(documents, panels, phrases), panels, tools, report),
  );
  return { extendMarkdownIt: (md) => drawPuzzles(md, { phrases, goal: () => goalSetting().goal }) };
}
