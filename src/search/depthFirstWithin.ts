import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { Dive } from './dive.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';

/** What a depth-first search found within its bound. */
export interface Within {
  /** The first solution in the order of MOVES, or undefined when none is within the bound. */
  readonly moves: readonly Move[] | undefined;
  readonly counts: Counts;
}

/**
 * Depth-first search for the goal, cut where the moves made and the heuristic
 * exceed a bound; moves are tried in the order of MOVES and never taken back at
 * once. It holds one path and allocates nothing on its way.
 */
export function* depthFirstWithin(
  problem: Problem,
  heuristic: Heuristic,
  bound: number,
  observer?: Observer,
): Search<Within> {
  const dive = new Dive(problem, heuristic, observer);
  const moves = yield* diveWithin(dive, bound);
  return { moves, counts: dive.counts };
}

/** @returns the first solution within a bound, if there is one */
export function* diveWithin(dive: Dive, bound: number): Search<readonly Move[] | undefined> {
  dive.begin(bound);
  while (!dive.goOn(NODES_BETWEEN_RESTS)) {
    const { expanded, generated } = dive.counts;
    yield { expanded, generated, bound };
  }
  return dive.moves;
}
