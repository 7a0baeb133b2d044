import * as vscode from 'vscode';
import type { Flaw } from '../notation/flaws.js';
import { type DefaultGoal, parse } from '../notation/parse.js';
import { sameShape } from '../puzzle/board.js';
import { GOAL_NAMES, type GoalName, namedGoal } from '../puzzle/goals.js';
import { ALGORITHMS } from '../search/algorithms.js';
import type { AlgorithmId } from '../search/search.js';

/** The section of the settings. */
export const SECTION = 'eightPuzzle';

/** @returns the algorithm to solve with, and whether a new solution starts to play by itself */
export function panelSettings(): { algorithm: AlgorithmId; autoplay: boolean } {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const algorithm = settings.get<string>('algorithm', '');
  return {
    algorithm: isAlgorithm(algorithm) ? algorithm : 'ida-star',
    autoplay: settings.get<boolean>('autoplay', true),
  };
}

/** The goal of the puzzles that name none, as the settings of a document have it. */
export interface GoalSetting {
  readonly text: string;
  readonly goal: DefaultGoal;
  /** Why the setting is no goal; then `goal` is the one with the blank last. */
  readonly flaw?: Flaw;
}

/** @param scope the document whose settings count */
export function goalSetting(scope?: vscode.Uri): GoalSetting {
  const text = vscode.workspace.getConfiguration(SECTION, scope).get<string>('goal', 'blank-last').trim();
  if (isGoalName(text)) return { text, goal: (shape) => namedGoal(text, shape) };
  const [puzzle] = parse(text, (shape) => namedGoal('blank-last', shape));
  const board = puzzle?.problem?.start;
  return {
    text,
    // A board serves its own shape; for others the usual goal is left.
    goal: (shape) => (board && sameShape(board, shape) ? board : namedGoal('blank-last', shape)),
    ...(puzzle?.flaws[0] && { flaw: puzzle.flaws[0] }),
  };
}

function isAlgorithm(text: string): text is AlgorithmId {
  return Object.hasOwn(ALGORITHMS, text);
}

function isGoalName(text: string): text is GoalName {
  return (GOAL_NAMES as readonly string[]).includes(text);
}
