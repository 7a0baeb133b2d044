import * as threads from '#worker/spawn';
import * as vscode from 'vscode';
import { EightPuzzleApi } from './api/eightPuzzle.js';
import type { EightPuzzle } from './api/types.js';
import { registerTools } from './chat/register.js';
import { begin } from './commands/begin.js';
import { exportSolution } from './commands/exportSolution.js';
import { insertMoves } from './commands/insertSolution.js';
import { type Support, registerCommands } from './commands/register.js';
import { SolveCommands } from './commands/solve.js';
import { reportIssue, surroundings } from './commands/support.js';
import { writeBoard } from './commands/writeBoard.js';
import { AnswerReport } from './editor/answerReport.js';
import { Distances } from './editor/distances.js';
import { PuzzleDocuments } from './editor/puzzleDocuments.js';
import { registerLanguageFeatures } from './editor/register.js';
import { goalSetting, panelSettings, setNotation } from './editor/settings.js';
import { refreshPreviews, watchSettings } from './editor/settingsWatch.js';
import type { Tools } from './editor/tools.js';
import type { Log } from './log/events.js';
import { Journal } from './log/journal.js';
import { Panels } from './panel/panels.js';
import { type MarkdownIt, drawPuzzles } from './preview/markdownIt.js';
import { hostPacing } from './solver/pacing.js';
import { Solver } from './solver/solver.js';
import { WorkerPool, workersFor } from './worker/pool.js';
import { english } from './words/english.js';
import { phrasebookOf } from './words/localised.js';
import { Phrasebook } from './words/phrasebook.js';

/** What VS Code's Markdown preview asks for. */
export interface MarkdownExtension {
  extendMarkdownIt<Markdown extends MarkdownIt>(md: Markdown): Markdown;
}

/**
 * Makes the parts and hands them to each other.
 * @param workers how workers are started; VS Code passes the context alone, and Node's entry its own
 * @returns what other extensions may use, and the Markdown preview
 */
export function activate(
  context: vscode.ExtensionContext,
  workers: typeof threads = threads,
): EightPuzzle & MarkdownExtension {
  const { extensionUri, subscriptions } = context;
  const channel = vscode.window.createOutputChannel('8-puzzle', { log: true });
  const journal = new Journal(channel);
  const { log } = journal;
  log({ kind: 'activated', ...surroundings(context) });
  const phrases = phrasebookOf(vscode.l10n.bundle, vscode.env.language);
  const pool = poolOf(workers, extensionUri, log);
  const solver = new Solver(hostPacing, pool, workersFor(workers.cores()), log);
  const documents = new PuzzleDocuments(hostPacing);
  const tools = { documents, solver, distances: new Distances(solver), phrases, pacing: hostPacing };
  const { panels, solving } = panelsOf(tools, extensionUri, log);
  const report = new AnswerReport(documents, hostPacing);
  const support: Support = {
    ...{ log, extensionUri },
    showLog: () => {
      channel.show();
    },
    reportIssue: () => reportIssue(context, journal),
  };
  subscriptions.push(
    watchSettings(log),
    refreshPreviews(),
    toolsForModels(solver, phrases),
    pool,
    panels,
    registerLanguageFeatures(tools),
    report,
    registerCommands(solving, panels, tools, report, support),
    // As the last one, for the others may still have something to tell.
    channel,
  );
  const { apiVersion, parse, solve, check } = new EightPuzzleApi(solver, hostPacing, phrases);
  const extendMarkdownIt: MarkdownExtension['extendMarkdownIt'] = (md) =>
    drawPuzzles(md, { phrases, goal: () => goalSetting().goal });
  return { apiVersion, parse, solve, check, extendMarkdownIt };
}

/** @returns workers with what the extension ships for them: their program, and their tables */
function poolOf(workers: typeof threads, extensionUri: vscode.Uri, log: Log): WorkerPool {
  const read = (path: string) => vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, path));
  return new WorkerPool(
    async (onEnd) => workers.spawn(new TextDecoder().decode(await read(workers.PROGRAM)), onEnd),
    async () => ({
      duplicates: await read('media/tables/duplicates.bin'),
      patterns: await read('media/tables/patterns.bin'),
    }),
    hostPacing,
    log,
  );
}

/** @returns the panels, and the commands that show puzzles in them: each needs the other */
function panelsOf(
  tools: Tools,
  extensionUri: vscode.Uri,
  log: Log,
): { readonly panels: Panels; readonly solving: SolveCommands } {
  const { documents, solver, phrases } = tools;
  const panels: Panels = new Panels({
    ...{ extensionUri, solver, phrases, settings: panelSettings, setNotation, log },
    insertMoves: (place, moves) => insertMoves(tools, place, moves),
    exportSolution: (shown) => exportSolution(tools, shown),
    writeBoard: (place, board) => writeBoard(tools, place, board),
    begin: (beginning, column) => begin({ extensionUri, solving, panels, phrases }, beginning, column),
  });
  const solving: SolveCommands = new SolveCommands(documents, panels, phrases);
  return { panels, solving };
}

function toolsForModels(solver: Solver, phrases: Phrasebook): vscode.Disposable {
  // Language models are spoken to in English, whatever the user's language.
  const api = new EightPuzzleApi(solver, hostPacing, new Phrasebook(english, 'en'));
  return registerTools(api, phrases, () => panelSettings().limits.milliseconds / 1000);
}
