import { type Log, noLog } from '../log/events.js';
import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import { isSolvable } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { ALGORITHMS } from '../search/algorithms.js';
import { DistanceTable } from '../search/distanceTable.js';
import { CancelledError, type Pacing, type Timed, type Watch, drive } from '../search/drive.js';
import { type NearestSolvable, nearestSolvable } from '../search/nearest.js';
import type { Method } from '../search/search.js';
import { type ShortestSolutions, shortestSolutions } from '../search/shortestSolutions.js';
import type { Solution } from '../search/solve.js';
import type { WorkerPool } from '../worker/pool.js';
import { DistanceTables } from './distanceTables.js';
import { LimitedSearch } from './limitedSearch.js';
import { telling } from './telling.js';

/** What proves distances that no table tells. */
const PROVING: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };

/** The answer to one of many problems. */
export interface Answer {
  /** Undefined when there is no solution. */
  readonly moves: readonly Move[] | undefined;
  /** Whether no solution is shorter. */
  readonly proven: boolean;
}

/** What may end work on many problems, and who is told how many are done. */
export interface BatchWatch extends Pick<Watch, 'signal' | 'limits'> {
  readonly onProgress?: (done: number) => void;
}

/** Answers questions about problems, and keeps the distance tables that it made for them. */
export class Solver {
  private readonly tables: DistanceTables;
  private readonly limited: LimitedSearch;
  /** What was solved last: what is solved again and again, so that its time can be told, is no news. */
  private last: { readonly problem: Problem; readonly method: Method } | undefined;

  /**
   * @param pacing drives what is done here: all for boards of up to nine squares
   * @param pool does what takes longer
   * @param workers how many of it work on one board at most
   */
  constructor(
    private readonly pacing: Pacing,
    private readonly pool: WorkerPool,
    workers: number,
    private readonly log: Log = noLog,
  ) {
    this.tables = new DistanceTables(pacing, log);
    this.limited = new LimitedSearch(pacing, pool, workers, log);
  }

  /**
   * @param method its algorithm is taken where it accepts boards of this shape, else one that does
   * @param watch a search that comes to its limits gives up; then the solution is the best one known
   * @throws CancelledError when the signal is aborted
   */
  async solve(problem: Problem, method: Method, watch: Watch): Promise<Timed<Solution>> {
    const isRepeated = problem === this.last?.problem && method === this.last.method;
    this.last = { problem, method };
    return this.told(problem, method, watch, isRepeated);
  }

  /** Does as `solve` does, for what the user has not asked for by itself: the log tells it only in detail. */
  solveAside(problem: Problem, method: Method, watch: Watch): Promise<Timed<Solution>> {
    return this.told(problem, method, watch, true);
  }

  /**
   * Searches for a distance where no table tells it.
   * @returns undefined when there is none, when it is out of reach, or when it was not found within the limits
   * @throws CancelledError when the signal is aborted
   */
  async proveDistance(problem: Problem, watch: Watch): Promise<number | undefined> {
    if (!ALGORITHMS[PROVING.algorithm].accepts(problem.start)) return undefined;
    const { result } = await this.solveAside(problem, PROVING, watch);
    return result.kind === 'solved' && result.optimal ? result.moves.length : undefined;
  }

  private told(problem: Problem, method: Method, watch: Watch, aside: boolean): Promise<Timed<Solution>> {
    return telling(this.log, this.pacing, { problem, method, aside }, watch, (told) =>
      this.limited.solve(problem, method, told),
    );
  }

  /** @returns whether distances are told for boards of this shape */
  tellsDistance({ start }: Problem): boolean {
    return DistanceTable.accepts(start);
  }

  /** @returns the distance, if the table for it is there already */
  knownDistance(problem: Problem): number | undefined {
    return this.tables.ready(problem.goal)?.distance(problem);
  }

  /** @returns the table for a goal of a shape for which distances are told */
  table(goal: Board): Promise<DistanceTable> {
    return this.tables.of(goal);
  }

  /** @returns the distance, or undefined when there is none or none is told for this shape */
  async distance(problem: Problem): Promise<number | undefined> {
    if (!this.tellsDistance(problem)) return undefined;
    return (await this.table(problem.goal)).distance(problem);
  }

  /**
   * Goes through many problems in slices, with the table for each at hand. A promise for each would take longer than
   * all look-ups do, so `visit` returns one only where it has to be waited for.
   * @param visit is handed the table, undefined for shapes without, and the problem's place among all
   * @throws CancelledError when the signal is aborted
   */
  async forEach(
    problems: readonly Problem[],
    visit: (table: DistanceTable | undefined, index: number) => Promise<void> | undefined,
    { signal, onProgress }: BatchWatch,
  ): Promise<void> {
    let begin = this.pacing.now();
    for (const [index, problem] of problems.entries()) {
      if (this.pacing.now() - begin > this.pacing.slice) {
        onProgress?.(index);
        await this.pacing.pause();
        begin = this.pacing.now();
      }
      if (signal?.aborted) throw new CancelledError();
      const ready = this.tables.ready(problem.goal);
      const table = ready ?? (this.tellsDistance(problem) ? await this.table(problem.goal) : undefined);
      const done = visit(table, index);
      if (done) await done;
    }
  }

  /**
   * Solves many problems: by tables where there are, else one after the other as `solve` does.
   * @param tell is told the answer to each, in their order
   * @param watch the limits are those of each search
   * @throws CancelledError when the signal is aborted
   */
  async solveAll(
    problems: readonly Problem[],
    tell: (index: number, answer: Answer) => void,
    watch: BatchWatch,
  ): Promise<void> {
    const { signal, limits } = watch;
    const search = async (problem: Problem, index: number) => {
      watch.onProgress?.(index);
      const { result } = await this.solveAside(problem, PROVING, { signal, limits });
      if (result.kind === 'solved') tell(index, { moves: result.moves, proven: result.optimal });
    };
    const visit = (table: DistanceTable | undefined, index: number) => {
      const problem = problems[index];
      if (!problem) return;
      if (!table && isSolvable(problem)) return search(problem, index);
      tell(index, { moves: table?.solution(problem), proven: true });
      return;
    };
    const begin = this.pacing.now();
    await this.forEach(problems, visit, watch);
    const milliseconds = this.pacing.now() - begin;
    this.log({ kind: 'solved-all', problems: problems.length, milliseconds });
  }

  /**
   * @returns the solvable board nearest to an unsolvable start: see `nearestSolvable`
   * @throws CancelledError when the signal is aborted
   */
  async nearestSolvable(problem: Problem, signal?: AbortSignal): Promise<NearestSolvable> {
    if (!this.tellsDistance(problem)) return nearestSolvable(problem);
    const table = await this.table(problem.goal);
    if (signal?.aborted) throw new CancelledError();
    return nearestSolvable(problem, (start) => table.distance({ ...problem, start }) ?? Infinity);
  }

  /**
   * @param limit how many solutions to list, in the order of moves; all are counted
   * @param length that of the shortest ones, where it is known; else it is found first
   * @returns undefined when there is none, or when shortest ones are out of reach: beyond 16 squares
   * @throws CancelledError when the signal is aborted
   * @throws LimitError
   */
  async shortestSolutions(
    problem: Problem,
    limit: number,
    watch: Watch,
    length?: number,
  ): Promise<ShortestSolutions | undefined> {
    if (this.tellsDistance(problem)) {
      const table = await this.table(problem.goal);
      const distance = table.distance(problem);
      if (distance === undefined) return undefined;
      const search = shortestSolutions(problem, distance, table.heuristic(problem.goal), limit);
      return (await drive(search, this.pacing, watch)).result;
    }
    const { signal, onProgress, limits = {} } = watch;
    const distance = length ?? (await this.proveDistance(problem, { signal, limits }));
    if (distance === undefined) return undefined;
    const job = { kind: 'shortest', problem, distance, limit, limits } as const;
    return (await this.pool.run(job, { signal, onProgress })).result;
  }
}
