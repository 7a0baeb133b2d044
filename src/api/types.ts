/**
 * What the extension eight-puzzle.eight-puzzle exports to other extensions:
 *
 *     const extension = vscode.extensions.getExtension<EightPuzzle>('eight-puzzle.eight-puzzle');
 *     const eightPuzzle = await extension?.activate();
 *
 * All of it is plain data. Nothing depends on the user's settings but the
 * language of messages, nothing blocks the extension host, and every promise
 * that is rejected is so with an `EightPuzzleError`. This file stands alone, so
 * that it can be copied.
 */
export interface EightPuzzle {
  /** Grows only when something is taken away or changes its meaning; what is added leaves it as it is. */
  readonly apiVersion: 1;

  /** Finds the puzzles in a text: judges' input, `.8puz` files, arrays of C or Python, anything. */
  readonly parse: (text: string, options?: ParseOptions) => Promise<readonly Puzzle[]>;

  /**
   * Solves a puzzle.
   * @param puzzle a text with one puzzle, or a problem, such as `parse` gives
   */
  readonly solve: (puzzle: string | Problem, options?: SolveOptions) => Promise<Solution>;

  /**
   * Holds answers against puzzles, as a judge's checker does: moves are made, so any shortest solution is right.
   * @param puzzles a text with any number of puzzles
   * @param answers a line for each: moves, their number, or `unsolvable`; `Case 1:` may stand before it
   */
  readonly check: (puzzles: string, answers: string, options?: CheckOptions) => Promise<Check>;
}

/** A board: its tiles row by row, 0 the blank. It has 2 to 10 rows and columns, and each tile once. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly number[];
}

/** A start and the goal to reach, both of one shape. */
export interface Problem {
  readonly start: Board;
  readonly goal: Board;
}

/** A piece of a text. */
export interface Place {
  /** Offsets, as strings count them; the end is not included. */
  readonly start: number;
  readonly end: number;
  /** Where it begins, both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** What keeps a piece of text from being a puzzle. */
export interface Flaw {
  /** A sentence for the user. */
  readonly message: string;
  readonly place: Place;
}

/** A puzzle in a text: a problem, or what keeps it from being one. */
export interface Puzzle {
  readonly place: Place;
  /** Missing exactly where there are flaws. */
  readonly problem?: Problem;
  readonly flaws: readonly Flaw[];
}

export interface ParseOptions {
  /**
   * The goal of puzzles for which the text names none: `blank-last` (1 2 3 …, then the blank), `blank-first` (the blank,
   * then 1 2 3 …), `spiral` (1 2 3 … clockwise from the corner inwards), or a board, also as text, for puzzles of its
   * shape. Else `blank-last`.
   */
  readonly goal?: string | Board;
  /** Ends the work: an `AbortSignal`, or VS Code's `CancellationToken`. */
  readonly cancel?: AbortSignal | Cancellation;
}

/** The part of VS Code's `CancellationToken` that counts here. */
export interface Cancellation {
  readonly isCancellationRequested: boolean;
  readonly onCancellationRequested: (listener: () => void) => { dispose(): unknown };
}

export type Algorithm =
  | 'ida-star'
  | 'a-star'
  | 'breadth-first'
  | 'reverse-breadth-first'
  | 'bidirectional'
  | 'uniform-cost'
  | 'weighted-a-star'
  | 'greedy-best-first'
  | 'iterative-deepening'
  | 'depth-first'
  | 'anytime'
  | 'constructive';

export type Heuristic =
  | 'zero'
  | 'misplaced'
  | 'out-of-row-and-column'
  | 'gaschnig'
  | 'manhattan'
  | 'linear-conflict'
  | 'walking-distance'
  | 'pattern-database';

export interface SolveOptions extends ParseOptions {
  /** Where boards are too large for it, another takes its place. Else `ida-star`. */
  readonly algorithm?: Algorithm;
  /** Counts only with algorithms that go by one. Else `pattern-database`. */
  readonly heuristic?: Heuristic;
  /** How long the search may take, in seconds; then the best solution known is the answer. Else 60. */
  readonly timeLimit?: number;
}

export interface CheckOptions extends ParseOptions {
  /**
   * How long all searches for distances together may take, in seconds. Only boards of more than nine squares need any.
   * Else 10.
   */
  readonly timeLimit?: number;
}

export type Solution = Solved | Unsolvable;

export interface Solved {
  readonly kind: 'solved';
  readonly problem: Problem;
  /** A letter for each move of the blank: `u` up, `l` left, `d` down, `r` right. */
  readonly moves: string;
  /**
   * Whether no solution is shorter. Then these moves are the canonical ones, the first of all shortest solutions in
   * the order u < l < d < r.
   */
  readonly optimal: boolean;
  /** No solution has fewer moves. */
  readonly atLeast?: number;
  /** At which limit the search gave up; then the moves are the best known, and need not be good. */
  readonly gaveUp?: 'time' | 'memory';
  /** What found the moves. */
  readonly algorithm: Algorithm;
  /** Nodes whose successors were made, nodes made, and the most that waited at once. */
  readonly expanded: number;
  readonly generated: number;
  readonly largestFrontier: number;
  /** How long the search took. */
  readonly milliseconds: number;
}

export interface Unsolvable {
  readonly kind: 'unsolvable';
  readonly problem: Problem;
  /** Why there is no solution: a sentence for the user. */
  readonly reason: string;
  /** The solvable start nearest to this one, and the two tiles that are exchanged in it. */
  readonly nearest: { readonly start: Board; readonly exchanged: readonly [number, number] };
}

/** What has come out of a check. */
export interface Check {
  /** How many puzzles there are, readable or not. */
  readonly puzzles: number;
  /** One for each answer that there is a puzzle for, in order. */
  readonly cases: readonly Case[];
  /** Puzzles without an answer, and answers without a puzzle. */
  readonly missing: number;
  readonly extra: number;
  /** Whether there is a right answer to every puzzle, and nothing else. */
  readonly passed: boolean;
  /** A sentence for the user: "12 of 15 right; 2 wrong; 1 line missing." */
  readonly summary: string;
}

/** An answer and what is to be said of it. */
export interface Case {
  /**
   * `longer`: the moves lead to the goal, but a solution with fewer exists. `unproven`: nothing is known to be wrong,
   * but the distance that would prove it was not found within the time limit. `no-answer`: the line is none.
   * `no-puzzle`: the puzzle cannot be read.
   */
  readonly verdict: 'right' | 'longer' | 'wrong' | 'unproven' | 'no-answer' | 'no-puzzle';
  /** A sentence for the user; missing where the answer is right. */
  readonly message?: string;
  /** The puzzle in its text, and in the answers what the message is about, else the whole line. */
  readonly puzzle: Place;
  readonly answer: Place;
}

/** Why a promise was rejected. The message says what is wrong, where, and how to mend it. */
export interface EightPuzzleError extends Error {
  readonly name: 'EightPuzzleError';
  readonly code: 'no-puzzle' | 'several-puzzles' | 'unreadable' | 'invalid-option' | 'cancelled' | 'failed';
  /** Where in the text, if it is about a place. */
  readonly place?: Place;
}
