import type { Shape } from '../puzzle/board.js';

/** A piece of a text: offsets in UTF-16 units, the end not included. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a piece of text that ought to be a puzzle, and where. */
export type Flaw = FlawKind & {
  readonly range: TextRange;
  /** The other place that the flaw is about: where a doubled tile stands first. */
  readonly related?: TextRange;
};

type FlawKind =
  /** A word that is neither tile nor blank. */
  | { readonly code: 'foreign-word'; readonly word: string }
  /** Too few or too many squares for any board, or for the one that is meant. */
  | {
      readonly code: 'wrong-count';
      readonly found: number;
      readonly shape: Shape;
      readonly faults: TileFaults;
    }
  /** The right number of squares, and the wrong tiles in them. */
  | { readonly code: 'wrong-tiles'; readonly shape: Shape; readonly faults: TileFaults }
  /** A row that is shorter or longer than its board is wide. */
  | { readonly code: 'ragged-row'; readonly row: number; readonly found: number; readonly columns: number }
  /** A board with more rows or columns than there can be. */
  | { readonly code: 'too-large'; readonly found: number; readonly limit: number }
  /** An arrow with no start before it, or no goal behind it. */
  | { readonly code: 'lonely-arrow'; readonly missing: 'start' | 'goal' }
  /** A goal's label with nothing behind it, or with a name that no goal has. */
  | { readonly code: 'empty-goal' }
  | { readonly code: 'unknown-goal'; readonly word: string }
  /** An answer with no puzzle above it. */
  | { readonly code: 'lonely-answer' }
  /** A start and a goal of different shapes. */
  | { readonly code: 'shapes-differ'; readonly start: Shape; readonly goal: Shape };

/** The tiles that make a board not a board; `0` is the blank. */
export interface TileFaults {
  /** Tiles that stand more than once. */
  readonly twice: readonly number[];
  /** Tiles that stand nowhere. */
  readonly missing: readonly number[];
  /** Tiles that no board of this shape has. */
  readonly outside: readonly number[];
}
