import type { Problem } from '../puzzle/problem.js';
import type { TextAnswer } from './answers.js';
import type { Flaw, TextRange } from './flaws.js';
import type { TextBoard } from './textBoard.js';

/** A puzzle as it stands in a text: a problem, or what keeps it from being one. */
export type TextPuzzle = TextRange & {
  /** Missing where an arrow or an answer stands alone. */
  readonly board?: TextBoard | undefined;
  /** The goal that stands beside it. */
  readonly goal?: TextBoard | undefined;
  /** What the text claims of it, in the order in which it stands there. */
  readonly answers: readonly TextAnswer[];
} & (
    | { readonly problem: Problem; readonly flaws: readonly [] }
    | { readonly problem?: never; readonly flaws: readonly [Flaw, ...Flaw[]] }
  );

/** A goal that a text names for several puzzles. */
export interface TextGoal extends TextRange {
  /** Missing where it is named by a word. */
  readonly board?: TextBoard | undefined;
}

/** All that a text says. */
export interface PuzzleText {
  readonly puzzles: readonly TextPuzzle[];
  readonly goals: readonly TextGoal[];
}
