import { PROGRAM, cores, spawn } from '#worker/spawn';
import * as vscode from 'vscode';
import { registerCommands } from './commands/register.js';
import { SolveCommands } from './commands/solve.js';
import { PuzzleCodeLenses } from './editor/codeLenses.js';
import { PuzzleFormatting } from './editor/formatting.js';
import { LANGUAGE_ID, PUZZLE_FILES } from './editor/language.js';
import { PuzzleDocuments } from './editor/puzzleDocuments.js';
import { panelSettings } from './editor/settings.js';
import { Panels } from './panel/panels.js';
import { hostPacing } from './solver/pacing.js';
import { Solver } from './solver/solver.js';
import { WorkerPool, workersFor } from './worker/pool.js';
import { localised } from './words/localised.js';
import { Phrasebook } from './words/phrasebook.js';

/** Makes the parts and hands them to each other. */
export function activate(context: vscode.ExtensionContext): void {
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
  const panels = new Panels({ extensionUri: context.extensionUri, solver, phrases, settings: panelSettings });
  const lenses = new PuzzleCodeLenses(documents, solver, phrases);
  const formatting = new PuzzleFormatting(hostPacing);
  context.subscriptions.push(
    pool,
    panels,
    lenses,
    vscode.languages.registerCodeLensProvider(PUZZLE_FILES, lenses),
    vscode.languages.registerDocumentFormattingEditProvider(LANGUAGE_ID, formatting),
    vscode.languages.registerDocumentRangeFormattingEditProvider(LANGUAGE_ID, formatting),
    registerCommands(new SolveCommands(documents, panels, phrases), panels),
  );
}
