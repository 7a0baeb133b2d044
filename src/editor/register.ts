import * as vscode from 'vscode';
import { PuzzleCodeLenses } from './codeLenses.js';
import { PuzzleCompletions } from './completion.js';
import { PuzzleDiagnostics } from './diagnostics.js';
import { PuzzleFolding } from './folding.js';
import { PuzzleFormatting } from './formatting.js';
import { PuzzleHovers } from './hover.js';
import { LANGUAGE_ID, PUZZLE_FILES } from './language.js';
import { PuzzleQuickFixes } from './quickFixes.js';
import { PuzzleSelectionRanges } from './selectionRanges.js';
import { LEGEND, PuzzleTokens } from './semanticTokens.js';
import { PuzzleSymbols } from './symbols.js';
import type { Tools } from './tools.js';

/** Registers all that editors show of puzzles and help with; in Markdown only what keeps out of its way. */
export function registerLanguageFeatures(tools: Tools): vscode.Disposable {
  const { documents, solver, distances, pacing, phrases } = tools;
  const { languages } = vscode;
  const lenses = new PuzzleCodeLenses(documents, solver, phrases);
  const fixes = new PuzzleQuickFixes(documents, distances, solver, phrases);
  const formatting = new PuzzleFormatting(pacing);
  const completions = new PuzzleCompletions(documents, phrases);
  return vscode.Disposable.from(
    lenses,
    languages.registerCodeLensProvider(PUZZLE_FILES, lenses),
    new PuzzleDiagnostics(documents, distances, pacing, phrases),
    languages.registerCodeActionsProvider(PUZZLE_FILES, fixes, PuzzleQuickFixes.metadata),
    languages.registerHoverProvider(PUZZLE_FILES, new PuzzleHovers(documents, solver, pacing, phrases)),
    languages.registerDocumentSymbolProvider(LANGUAGE_ID, new PuzzleSymbols(documents, pacing, phrases)),
    languages.registerFoldingRangeProvider(LANGUAGE_ID, new PuzzleFolding(documents, pacing)),
    languages.registerSelectionRangeProvider(LANGUAGE_ID, new PuzzleSelectionRanges(documents)),
    languages.registerCompletionItemProvider(LANGUAGE_ID, completions, PuzzleCompletions.TRIGGER),
    languages.registerDocumentFormattingEditProvider(LANGUAGE_ID, formatting),
    languages.registerDocumentRangeFormattingEditProvider(LANGUAGE_ID, formatting),
    languages.registerDocumentRangeSemanticTokensProvider(LANGUAGE_ID, new PuzzleTokens(documents), LEGEND),
  );
}
