import * as vscode from 'vscode';
import type { Pacing } from '../search/drive.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { PuzzleCodeLenses } from './codeLenses.js';
import { PuzzleCompletions } from './completion.js';
import { PuzzleFolding } from './folding.js';
import { PuzzleHovers } from './hover.js';
import { LANGUAGE_ID, PUZZLE_FILES } from './language.js';
import type { PuzzleDocuments } from './puzzleDocuments.js';
import { PuzzleSelectionRanges } from './selectionRanges.js';
import { LEGEND, PuzzleTokens } from './semanticTokens.js';
import { PuzzleSymbols } from './symbols.js';

/** Registers all that editors show of puzzles and help with; in Markdown only what keeps out of its way. */
export function registerLanguageFeatures(
  documents: PuzzleDocuments,
  solver: Solver,
  pacing: Pacing,
  phrases: Phrasebook,
): vscode.Disposable {
  const { languages } = vscode;
  const lenses = new PuzzleCodeLenses(documents, solver, phrases);
  const completions = new PuzzleCompletions(documents, phrases);
  return vscode.Disposable.from(
    lenses,
    languages.registerCodeLensProvider(PUZZLE_FILES, lenses),
    languages.registerHoverProvider(PUZZLE_FILES, new PuzzleHovers(documents, solver, pacing, phrases)),
    languages.registerDocumentSymbolProvider(LANGUAGE_ID, new PuzzleSymbols(documents, pacing, phrases)),
    languages.registerFoldingRangeProvider(LANGUAGE_ID, new PuzzleFolding(documents, pacing)),
    languages.registerSelectionRangeProvider(LANGUAGE_ID, new PuzzleSelectionRanges(documents)),
    languages.registerCompletionItemProvider(LANGUAGE_ID, completions, PuzzleCompletions.TRIGGER),
    languages.registerDocumentRangeSemanticTokensProvider(LANGUAGE_ID, new PuzzleTokens(documents), LEGEND),
  );
}
