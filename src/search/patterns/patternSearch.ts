import type { Board } from '../../puzzle/board.js';
import type { Move } from '../../puzzle/moves.js';
import type { Counts, Found, Search } from '../search.js';
import { PatternDive, type Share, WHOLE } from './patternDive.js';
import type { PatternEngine } from './patternEngine.js';

/** Some milliseconds' worth. */
const NODES_BETWEEN_RESTS = 2 ** 16;

/** What one depth-first search within a bound came to. */
export interface Round {
  /** The first solution in the order of MOVES, when there is one in the share. */
  readonly moves?: readonly Move[];
  /** Else the least bound with which another search may find one. */
  readonly next: number;
  readonly counts: Counts;
}

/**
 * Searches its share of all that is within a bound.
 * @param rival tells of a solution that was found in another share: what comes behind it is not searched
 */
export function* searchRound(
  engine: PatternEngine,
  start: Board,
  bound: number,
  share: Share = WHOLE,
  rival: () => readonly Move[] | undefined = () => undefined,
): Search<Round> {
  const dive = new PatternDive(engine, start, bound, share);
  while (!dive.goOn(NODES_BETWEEN_RESTS)) {
    yield { ...dive.counts, bound };
    const other = rival();
    if (other && dive.isBehind(other)) break;
  }
  const { moves, next, counts } = dive;
  return { next, counts, ...(moves && { moves }) };
}

/**
 * IDA* by tables of patterns: rounds with growing bounds. Neither the tables
 * nor the automaton cut the first one of all shortest solutions in the order of
 * MOVES, so the solution is the canonical one.
 */
export function* deepenByPatterns(engine: PatternEngine, start: Board): Search<Found> {
  let counts: Counts = { expanded: 0, generated: 0, largestFrontier: 0 };
  for (let bound = boundFrom(engine, start); ;) {
    const round = yield* searchRound(engine, start, bound);
    counts = added(counts, round.counts);
    if (round.moves) return { moves: round.moves, counts };
    bound = round.next;
  }
}

/** @returns the bound to begin with */
export function boundFrom(engine: PatternEngine, start: Board): number {
  return new PatternDive(engine, start, 0, WHOLE).estimate;
}

/** @returns the counts of two searches together */
export function added(some: Counts, others: Counts): Counts {
  return {
    expanded: some.expanded + others.expanded,
    generated: some.generated + others.generated,
    largestFrontier: Math.max(some.largestFrontier, others.largestFrontier),
  };
}
