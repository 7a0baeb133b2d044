import * as vscode from 'vscode';
import type { Outcome } from '../notation/outcomes.js';
import type { Answer } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** @returns an answer of the solver as it is written */
export function outcomeOf({ moves }: Answer): Outcome & { readonly kind: 'solved' | 'unsolvable' } {
  return moves ? { kind: 'solved', moves: moves.join('') } : { kind: 'unsolvable' };
}

/** Says how many solutions are not proven shortest, if any. */
export function tellUnproven(count: number, phrases: Phrasebook): void {
  if (count > 0) void vscode.window.showWarningMessage(phrases.count('solving.unproven', count, {}));
}
