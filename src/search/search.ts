import type { Shape } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { HeuristicFactory, HeuristicId } from './heuristics/heuristic.js';

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
  /** How many nodes are held in memory, in searches that hold more than a path. */
  readonly held?: number;
  /** The shortest solution found so far, in searches that go on to look for a shorter one. */
  readonly best?: readonly Move[];
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

/** What happens in a search, as it happens. Boards are theirs who get them: they are copies. */
export type SearchEvent =
  | { readonly kind: 'expanded'; readonly tiles: readonly number[]; readonly depth: number }
  | {
      /** A node was made by a move from the one expanded last, on its side of the search. */
      readonly kind: 'generated';
      readonly tiles: readonly number[];
      readonly depth: number;
      readonly move: Move;
      /** What the heuristic says of it; 0 in searches without one. */
      readonly estimate: number;
      /** Whether it is kept: not cut by a bound, and not known already by a way as short. */
      readonly kept: boolean;
    }
  /** A search that deepens step by step begins anew with this limit on the length. */
  | { readonly kind: 'bound'; readonly bound: number };

/** Is told of all that happens in a search. */
export type Observer = (event: SearchEvent) => void;

/** What a search can be told. */
export interface SearchOptions {
  /** The heuristic, for algorithms that take one. */
  readonly heuristic: HeuristicFactory;
  /** How much weighted A* makes of the heuristic: its solutions are at most so many times as long as the shortest. */
  readonly weight: number;
  readonly observer?: Observer;
}

/** How a problem is to be solved. */
export interface Method {
  readonly algorithm: AlgorithmId;
  /** Counts only with an algorithm that is informed. */
  readonly heuristic: HeuristicId;
}

/** A search algorithm. */
export interface Algorithm {
  readonly id: AlgorithmId;
  /** Whether its solutions are shortest ones; then they are the canonical ones too. */
  readonly optimal: boolean;
  /** Whether it goes by a heuristic. */
  readonly informed: boolean;
  /** @returns whether it can search boards of this shape at all, within sensible memory */
  accepts(shape: Shape): boolean;
  /** @param problem a solvable one: see `testParity` */
  search(problem: Problem, options: SearchOptions): Search<Found>;
}

/** The algorithms' names, as settings and files spell them. */
export const ALGORITHM_IDS = [
  'ida-star',
  'a-star',
  'breadth-first',
  'reverse-breadth-first',
  'bidirectional',
  'uniform-cost',
  'weighted-a-star',
  'greedy-best-first',
  'iterative-deepening',
  'depth-first',
  'anytime',
  'constructive',
] as const;

export type AlgorithmId = (typeof ALGORITHM_IDS)[number];

/** How many nodes a search expands between two rests: well under a millisecond's worth. */
export const NODES_BETWEEN_RESTS = 4096;
