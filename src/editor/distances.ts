import type { KnownDistance } from '../notation/findings.js';
import type { Problem } from '../puzzle/problem.js';
import { ALGORITHMS } from '../search/algorithms.js';
import type { Method } from '../search/search.js';
import type { Solver } from '../solver/solver.js';

/** What finds and proves shortest solutions wherever that is within reach. */
export const PROVING: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };

/** How long the search for a distance that nobody waits for may take, in milliseconds. */
const LONGEST = 2_000;

/** So many distances are kept that no table tells. */
const MOST_KEPT = 10_000;

/** The distances that answers are checked against: from tables, or by searches, each of which is done once. */
export class Distances {
  /** By problem; `closed` for those that a search has not found in time. */
  private readonly searched = new Map<string, number | 'closed'>();

  constructor(private readonly solver: Solver) {}

  /** @returns what is known of the distance of a solvable problem; nothing is searched for it */
  readonly known = (problem: Problem): KnownDistance => {
    if (this.solver.tellsDistance(problem)) return this.solver.knownDistance(problem) ?? 'open';
    return isWithinReach(problem) ? (this.searched.get(keyOf(problem)) ?? 'open') : 'closed';
  };

  /**
   * Finds the distance of a problem where that is possible; then it is known.
   * @returns whether it took a search
   * @throws CancelledError when the signal is aborted
   */
  async find(problem: Problem, signal: AbortSignal): Promise<boolean> {
    if (this.known(problem) !== 'open') return false;
    if (this.solver.tellsDistance(problem)) {
      await this.solver.distance(problem);
      return false;
    }
    // What starts workers and makes tables must not count: a slow start would pass for a hard board.
    await this.solver.proveDistance({ start: problem.goal, goal: problem.goal }, { signal });
    const distance = await this.solver.proveDistance(problem, { signal, limits: { milliseconds: LONGEST } });
    this.keep(keyOf(problem), distance ?? 'closed');
    return true;
  }

  private keep(key: string, distance: number | 'closed'): void {
    const [oldest] = this.searched.keys();
    if (oldest !== undefined && this.searched.size >= MOST_KEPT) this.searched.delete(oldest);
    this.searched.set(key, distance);
  }
}

/** @returns whether shortest solutions of boards of this shape can be found at all */
export function isWithinReach({ start }: Problem): boolean {
  return ALGORITHMS[PROVING.algorithm].accepts(start);
}

function keyOf({ start, goal }: Problem): string {
  return `${start.rows}×${start.columns}: ${start.tiles.join(' ')} -> ${goal.tiles.join(' ')}`;
}
