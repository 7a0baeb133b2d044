import * as vscode from 'vscode';
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
  const algorithm = String(settings.get<unknown>('algorithm'));
  return {
    algorithm: isAlgorithm(algorithm) ? algorithm : 'ida-star',
    autoplay: settings.get<unknown>('autoplay') !== false,
  };
}

/** The goal of the puzzles that name none, as the settings of a document have it. */
export interface GoalSetting {
  readonly text: string;
  readonly goal: DefaultGoal;
  /** Whether the setting is neither a named goal nor a board; then `goal` is the one with the blank last. */
  readonly isWrong: boolean;
}

/** @param scope the document whose settings count */
export function goalSetting(scope?: vscode.Uri): GoalSetting {
  // The file of the settings is text, too: anything can stand there.
  const text = String(vscode.workspace.getConfiguration(SECTION, scope).get<unknown>('goal')).trim();
  if (isGoalName(text)) return { text, goal: (shape) => namedGoal(text, shape), isWrong: false };
  const puzzles = parse(text, (shape) => namedGoal('blank-last', shape));
  const board = puzzles.length === 1 ? puzzles[0]?.problem?.start : undefined;
  return {
    text,
    // A board serves its own shape; for others the usual goal is left.
    goal: (shape) => (board && sameShape(board, shape) ? board : namedGoal('blank-last', shape)),
    isWrong: board === undefined,
  };
}

function isAlgorithm(text: string): text is AlgorithmId {
  return Object.hasOwn(ALGORITHMS, text);
}

function isGoalName(text: string): text is GoalName {
  return (GOAL_NAMES as readonly string[]).includes(text);
}
