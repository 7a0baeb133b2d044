import * as vscode from 'vscode';
import { ANSWER_FORMS, type AnswerForm } from '../notation/outcomes.js';
import { type DefaultGoal, parse } from '../notation/parse.js';
import { sameShape } from '../puzzle/board.js';
import { GOAL_NAMES, namedGoal } from '../puzzle/goals.js';
import type { Limits } from '../search/drive.js';
import { HEURISTIC_IDS } from '../search/heuristics/heuristic.js';
import { ALGORITHM_IDS, type Method } from '../search/search.js';
import type { Notation } from '../words/moveNotation.js';

/** The section of the settings. */
export const SECTION = 'eightPuzzle';

/** How long a search may take where the setting is no number of seconds. */
const DEFAULT_SECONDS = 60;

/** @returns how to solve, for how long at most, whether a new solution starts to play by itself, and how its moves are shown */
export function panelSettings(): {
  method: Method;
  limits: Limits;
  autoplay: boolean;
  notation: Notation;
} {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const algorithm = String(settings.get<unknown>('algorithm'));
  const heuristic = String(settings.get<unknown>('heuristic'));
  const seconds = Number(settings.get<unknown>('timeLimit'));
  return {
    method: {
      algorithm: isOneOf(ALGORITHM_IDS, algorithm) ? algorithm : 'ida-star',
      heuristic: isOneOf(HEURISTIC_IDS, heuristic) ? heuristic : 'pattern-database',
    },
    limits: { milliseconds: 1000 * (Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_SECONDS) },
    autoplay: settings.get<unknown>('autoplay') !== false,
    notation: settings.get<unknown>('moveNotation') === 'tile' ? 'tile' : 'blank',
  };
}

/** Has moves shown in another notation, from now on, where the setting holds now. */
export async function setNotation(notation: Notation): Promise<void> {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const isOfWorkspace = settings.inspect('moveNotation')?.workspaceValue !== undefined;
  const { Global, Workspace } = vscode.ConfigurationTarget;
  await settings.update('moveNotation', notation, isOfWorkspace ? Workspace : Global);
}

/** @returns the form of answers that the settings have, or undefined when it is to be asked for */
export function answersSetting(scope?: vscode.Uri): AnswerForm | undefined {
  const form = String(vscode.workspace.getConfiguration(SECTION, scope).get<unknown>('answers'));
  return isOneOf(ANSWER_FORMS, form) ? form : undefined;
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
  if (isOneOf(GOAL_NAMES, text)) return { text, goal: (shape) => namedGoal(text, shape), isWrong: false };
  const puzzles = parse(text, (shape) => namedGoal('blank-last', shape));
  const board = puzzles.length === 1 ? puzzles[0]?.problem?.start : undefined;
  return {
    text,
    // A board serves its own shape; for others the usual goal is left.
    goal: (shape) => (board && sameShape(board, shape) ? board : namedGoal('blank-last', shape)),
    isWrong: board === undefined,
  };
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return (names as readonly string[]).includes(text);
}
