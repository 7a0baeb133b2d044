import type { Problem } from '../puzzle/problem.js';
import { algorithmFor } from '../search/algorithms.js';
import { DistanceTable, tableKey } from '../search/distanceTable.js';
import { CancelledError, type Pacing, type Timed, drive } from '../search/drive.js';
import { type NearestSolvable, nearestSolvable } from '../search/nearest.js';
import { HEURISTICS } from '../search/heuristics/heuristics.js';
import type { Heuristic } from '../search/heuristics/heuristic.js';
import type { Method, Progress } from '../search/search.js';
import { type ShortestSolutions, shortestSolutions } from '../search/shortestSolutions.js';
import { type Solution, solve } from '../search/solve.js';

/** What weighted A* makes of the heuristic: its solutions are at most twice as long as the shortest. */
const WEIGHT = 2;

/** What proves distances that no table tells. */
const PROVING: Method = { algorithm: 'ida-star', heuristic: 'linear-conflict' };

/** Answers questions about problems, and keeps the distance tables that it made for them. */
export class Solver {
  private readonly tables = new Map<string, DistanceTable>();
  private readonly tablesUnderWay = new Map<string, Promise<DistanceTable>>();

  constructor(private readonly pacing: Pacing) {}

  /**
   * @param method its algorithm is taken where it accepts boards of this shape, else one that does
   * @throws CancelledError when the signal is aborted
   */
  solve(
    problem: Problem,
    { algorithm, heuristic }: Method,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ): Promise<Timed<Solution>> {
    return drive(
      solve(problem, algorithmFor(problem.start, algorithm), {
        heuristic: HEURISTICS[heuristic],
        weight: WEIGHT,
      }),
      this.pacing,
      { signal, onProgress },
    );
  }

  /** @returns whether distances are told for boards of this shape */
  tellsDistance({ start }: Problem): boolean {
    return DistanceTable.accepts(start);
  }

  /** @returns the distance, if the table for it is there already */
  knownDistance(problem: Problem): number | undefined {
    return this.tables.get(tableKey(problem.goal))?.distance(problem);
  }

  /** @returns the distance, or undefined when there is none or none is told for this shape */
  async distance(problem: Problem): Promise<number | undefined> {
    if (!this.tellsDistance(problem)) return undefined;
    return (await this.table(problem)).distance(problem);
  }

  /**
   * @returns the solvable board nearest to an unsolvable start: see `nearestSolvable`
   * @throws CancelledError when the signal is aborted
   */
  async nearestSolvable(problem: Problem, signal: AbortSignal): Promise<NearestSolvable> {
    if (!this.tellsDistance(problem)) return nearestSolvable(problem);
    const table = await this.table(problem);
    if (signal.aborted) throw new CancelledError();
    return nearestSolvable(problem, (start) => table.distance({ ...problem, start }) ?? Infinity);
  }

  /**
   * @param limit how many solutions to list, in the order of moves; all are counted
   * @returns undefined when there is none, or when shortest ones are out of reach: beyond 16 squares
   * @throws CancelledError when the signal is aborted
   */
  async shortestSolutions(
    problem: Problem,
    limit: number,
    signal: AbortSignal,
  ): Promise<ShortestSolutions | undefined> {
    const guide = await this.guide(problem, signal);
    if (!guide) return undefined;
    const search = shortestSolutions(problem, guide.distance, guide.heuristic, limit);
    return (await drive(search, this.pacing, { signal })).result;
  }

  /** @returns the distance, and a heuristic to look for all ways of that length with */
  private async guide(
    problem: Problem,
    signal: AbortSignal,
  ): Promise<{ distance: number; heuristic: Heuristic } | undefined> {
    if (this.tellsDistance(problem)) {
      const table = await this.table(problem);
      const distance = table.distance(problem);
      return distance === undefined ? undefined : { distance, heuristic: table.heuristic(problem.goal) };
    }
    const { result } = await this.solve(problem, PROVING, signal, () => undefined);
    if (result.kind !== 'solved' || !result.optimal) return undefined;
    return { distance: result.moves.length, heuristic: HEURISTICS[PROVING.heuristic](problem.goal) };
  }

  private async table(problem: Problem): Promise<DistanceTable> {
    const key = tableKey(problem.goal);
    const ready = this.tables.get(key);
    if (ready) return ready;
    let underWay = this.tablesUnderWay.get(key);
    if (!underWay) {
      underWay = drive(DistanceTable.build(problem.goal), this.pacing).then(({ result }) => {
        this.tables.set(key, result);
        this.tablesUnderWay.delete(key);
        return result;
      });
      this.tablesUnderWay.set(key, underWay);
    }
    return underWay;
  }
}
