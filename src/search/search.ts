import type { Shape } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';

/** What a search did, in nodes. */
export interface Counts {
  /** Nodes whose successors were made. */
  readonly expanded: number;
  /** Nodes made, the start included; a board made twice counts twice. Taking a move back makes none. */
  readonly generated: number;
  /**
   * The most nodes that were generated, not yet expanded and held in memory at
   * once. A depth-first search that makes one successor at a time holds its path.
   */
  readonly largestFrontier: number;
}

/** Where a search is: handed out every few thousand nodes. */
export interface Progress {
  readonly expanded: number;
  readonly generated: number;
  /** The length that a solution has at least, as far as is known. */
  readonly bound: number;
}

/** What a search found. */
export interface Found {
  readonly moves: readonly Move[];
  readonly counts: Counts;
}

/**
 * A search under way. It rests at every `yield`, so whoever drives it decides
 * when it goes on, watches its progress, and cancels it by not going on.
 */
export type Search<Result> = Generator<Progress, Result, void>;

/** A search algorithm. */
export interface Algorithm {
  readonly id: AlgorithmId;
  /** Whether its solutions are shortest ones; then they are the canonical ones too. */
  readonly optimal: boolean;
  /** @returns whether it can search boards of this shape at all, within sensible memory */
  accepts(shape: Shape): boolean;
  /** @param problem a solvable one: see `testParity` */
  search(problem: Problem): Search<Found>;
}

/** The algorithms' names, as settings and files spell them. */
export type AlgorithmId = 'ida-star' | 'breadth-first' | 'constructive';

/** How many nodes a search expands between two rests: well under a millisecond's worth. */
export const NODES_BETWEEN_RESTS = 4096;
