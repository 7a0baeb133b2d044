import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import { isSolvable, testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { algorithmFor } from '../search/algorithms.js';
import { DistanceTable, tableKey } from '../search/distanceTable.js';
import { CancelledError, LimitError, type Pacing, type Timed, type Watch, drive } from '../search/drive.js';
import { type NearestSolvable, nearestSolvable } from '../search/nearest.js';
import type { AlgorithmId, Method } from '../search/search.js';
import { type ShortestSolutions, shortestSolutions } from '../search/shortestSolutions.js';
import { type Solution, solveBy } from '../search/solve.js';
import type { WorkerPool } from '../worker/pool.js';
import { Deepening } from './deepening.js';

/** What proves distances that no table tells. */
const PROVING: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };

/** How many nodes a search may hold in memory: a few hundred megabytes. */
const MOST_HELD = 3_000_000;

/** A solution that is not proven shortest is made shorter for so long, in milliseconds. */
const IMPROVING = 5_000;

/** How long a search may take that nobody has set a limit for, in milliseconds. */
const LONGEST = 60_000;

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
  private readonly tables = new Map<string, DistanceTable>();
  private readonly tablesUnderWay = new Map<string, Promise<DistanceTable>>();

  /**
   * @param pacing drives what is done here: all for boards of up to nine squares
   * @param pool does what takes longer
   * @param workers how many of it work on one board at most
   */
  constructor(
    private readonly pacing: Pacing,
    private readonly pool: WorkerPool,
    private readonly workers: number,
  ) {}

  /**
   * @param method its algorithm is taken where it accepts boards of this shape, else one that does
   * @param watch a search that comes to its limits gives up; then the solution is the best one known
   * @throws CancelledError when the signal is aborted
   */
  async solve(problem: Problem, method: Method, watch: Watch): Promise<Timed<Solution>> {
    const algorithm = algorithmFor(problem.start, method.algorithm).id;
    const { milliseconds = LONGEST } = watch.limits ?? {};
    const limits =
      algorithm === 'anytime'
        ? { milliseconds: Math.min(milliseconds, IMPROVING) }
        : { milliseconds, held: MOST_HELD };
    try {
      return await this.search(problem, { ...method, algorithm }, { ...watch, limits });
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return this.bestKnown(problem, algorithm, error, watch);
    }
  }

  /** Has a problem solved here or by the pool, by the means that are best for it. */
  private async search(problem: Problem, method: Method, watch: Watch): Promise<Timed<Solution>> {
    const { algorithm, heuristic } = method;
    if (isRankable(problem.start)) return drive(solveBy(problem, method), this.pacing, watch);
    const parity = testParity(problem);
    if (!parity.solvable) return { result: { kind: 'unsolvable', parity }, milliseconds: 0 };
    if (algorithm === 'ida-star' && heuristic === 'pattern-database') {
      const { result, milliseconds } = await new Deepening(problem, this.pool, this.workers, watch).run();
      return { result: { kind: 'solved', algorithm, optimal: true, ...result }, milliseconds };
    }
    return this.pool.run({ kind: 'solve', problem, method, limits: watch.limits ?? {} }, watch);
  }

  /** @returns what can be told when a search gives up: its best solution, or one made row by row */
  private async bestKnown(
    problem: Problem,
    asked: AlgorithmId,
    { limit, progress, milliseconds }: LimitError,
    { signal }: Watch,
  ): Promise<Timed<Solution>> {
    const { best, bound, expanded, generated, held } = progress;
    const counts = { expanded, generated, largestFrontier: held ?? bound + 1 };
    const known = { kind: 'solved', optimal: false, counts, atLeast: bound } as const;
    // To be ended is how a search ends that makes a solution shorter and shorter.
    if (best) return { result: { ...known, algorithm: asked, moves: best }, milliseconds };
    const rowByRow = solveBy(problem, { algorithm: 'constructive', heuristic: 'zero' });
    const { result } = await drive(rowByRow, this.pacing, { signal });
    if (result.kind !== 'solved') return { result, milliseconds };
    const { algorithm, moves } = result;
    return { result: { ...known, algorithm, moves, gaveUp: limit }, milliseconds };
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
      const ready = this.tables.get(tableKey(problem.goal));
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
      const { result } = await this.solve(problem, PROVING, { signal, limits });
      if (result.kind === 'solved') tell(index, { moves: result.moves, proven: result.optimal });
    };
    const visit = (table: DistanceTable | undefined, index: number) => {
      const problem = problems[index];
      if (!problem) return;
      if (!table && isSolvable(problem)) return search(problem, index);
      tell(index, { moves: table?.solution(problem), proven: true });
      return;
    };
    await this.forEach(problems, visit, watch);
  }

  /**
   * @returns the solvable board nearest to an unsolvable start: see `nearestSolvable`
   * @throws CancelledError when the signal is aborted
   */
  async nearestSolvable(problem: Problem, signal: AbortSignal): Promise<NearestSolvable> {
    if (!this.tellsDistance(problem)) return nearestSolvable(problem);
    const table = await this.table(problem.goal);
    if (signal.aborted) throw new CancelledError();
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
    const distance = length ?? (await this.provenLength(problem, watch));
    if (distance === undefined) return undefined;
    const { signal, onProgress, limits = {} } = watch;
    const job = { kind: 'shortest', problem, distance, limit, limits } as const;
    return (await this.pool.run(job, { signal, onProgress })).result;
  }

  /** @returns the length of a shortest solution, or undefined when there is none or none is proven to be one */
  private async provenLength(problem: Problem, { signal, limits }: Watch): Promise<number | undefined> {
    const { result } = await this.solve(problem, PROVING, { signal, limits });
    return result.kind === 'solved' && result.optimal ? result.moves.length : undefined;
  }

  /** @returns the table for a goal of a shape for which distances are told */
  async table(goal: Board): Promise<DistanceTable> {
    const key = tableKey(goal);
    const ready = this.tables.get(key);
    if (ready) return ready;
    let underWay = this.tablesUnderWay.get(key);
    if (!underWay) {
      underWay = drive(DistanceTable.build(goal), this.pacing).then(({ result }) => {
        this.tables.set(key, result);
        this.tablesUnderWay.delete(key);
        return result;
      });
      this.tablesUnderWay.set(key, underWay);
    }
    return underWay;
  }
}
