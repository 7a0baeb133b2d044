import * as vscode from 'vscode';
import { USUAL_GOAL, defaultGoal, goalIn } from '../notation/goalText.js';
import { ANSWER_FORMS, type AnswerForm } from '../notation/outcomes.js';
import type { DefaultGoal } from '../notation/parse.js';
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
  limits: Limits & { readonly milliseconds: number };
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
    limits: { milliseconds: 1000 * (isTime(seconds) ? seconds : DEFAULT_SECONDS) },
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
  const goal = goalIn(text);
  return { text, goal: goal ? defaultGoal(goal) : USUAL_GOAL, isWrong: goal === undefined };
}

/** @returns the names of the settings that hold what they cannot mean, whose usual values are taken instead */
export function wrongSettings(): string[] {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const text = (name: string) => String(settings.get<unknown>(name));
  const isRight = {
    goal: !goalSetting().isWrong,
    algorithm: isOneOf(ALGORITHM_IDS, text('algorithm')),
    heuristic: isOneOf(HEURISTIC_IDS, text('heuristic')),
    timeLimit: isTime(Number(settings.get<unknown>('timeLimit'))),
    answers: isOneOf([...ANSWER_FORMS, 'ask'], text('answers')),
  };
  return Object.entries(isRight).flatMap(([name, right]) => (right ? [] : [`${SECTION}.${name}`]));
}

function isTime(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds > 0;
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return (names as readonly string[]).includes(text);
}
