import { GOAL_NAMES, type GoalName } from '../puzzle/goals.js';
import { type TextAnswer, answerAt } from './answers.js';
import type { TextRange } from './flaws.js';
import { WHITE } from './scan.js';

/** What stands between rows and tells what they are for. */
export type Mark =
  /** What stands before it is a start, and what stands behind it a goal. */
  | (TextRange & { readonly kind: 'arrow' })
  /** A label: what stands behind it is a start. */
  | (TextRange & { readonly kind: 'start' })
  /** A label: what stands behind it is a goal, by its name or as a board. */
  | (TextRange & { readonly kind: 'goal'; readonly named?: NamedGoal })
  /** An answer to the puzzle before it. */
  | (TextRange & { readonly kind: 'answer'; readonly answer: TextAnswer });

/** The name that stands behind a goal's label. */
interface NamedGoal extends TextRange {
  readonly word: string;
  /** Which goal it names, or undefined when none has that name. */
  readonly name: GoalName | undefined;
}

const label = (words: string) => new RegExp(`(?:${words})${WHITE}*[:：]`, 'iy');
const GOAL_LABEL = label('(?:goal|target|目标|目標)(?: state| board|状态|狀態)?');
const START_LABEL = label('(?:start|initial|初始|起始)(?: state| board|状态|狀態)?');
const LINE_END = String.raw`${WHITE}*(?:$|\n|#|//|/\*)`;
/** A word that no board is made of, up to the end of its line or a comment. */
const NAME = new RegExp(String.raw`${WHITE}*(?![x\d]*${LINE_END})(\p{L}[\p{L}\d-]*)(?=${LINE_END})`, 'iuy');

/** What the goals that have a name are called in Chinese. */
const CHINESE_NAMES: ReadonlyMap<string, GoalName> = new Map([
  ['空格在后', 'blank-last'],
  ['空格在後', 'blank-last'],
  ['空格在前', 'blank-first'],
  ['螺旋', 'spiral'],
]);

/** @returns the label or the answer that begins a line here, or undefined when none does */
export function markAt(text: string, start: number): Mark | undefined {
  const answer = answerAt(text, start);
  if (answer) return { kind: 'answer', answer, start, end: answer.end };
  const goalEnd = matchEnd(GOAL_LABEL, text, start);
  if (goalEnd !== undefined) {
    const named = nameAt(text, goalEnd);
    return named ? { kind: 'goal', named, start, end: named.end } : { kind: 'goal', start, end: goalEnd };
  }
  const startEnd = matchEnd(START_LABEL, text, start);
  return startEnd === undefined ? undefined : { kind: 'start', start, end: startEnd };
}

/** @returns the goal that a word names, in English or in Chinese; undefined when none has that name */
export function goalNamed(word: string): GoalName | undefined {
  const english = word.toLowerCase();
  return GOAL_NAMES.find((name) => name === english) ?? CHINESE_NAMES.get(word);
}

function nameAt(text: string, at: number): NamedGoal | undefined {
  NAME.lastIndex = at;
  const word = NAME.exec(text)?.[1];
  if (!word) return undefined;
  const end = NAME.lastIndex;
  return {
    word,
    name: goalNamed(word),
    start: end - word.length,
    end,
  };
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
