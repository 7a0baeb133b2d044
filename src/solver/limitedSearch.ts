import type { Log } from '../log/events.js';
import { testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { algorithmFor } from '../search/algorithms.js';
import { LimitError, type Pacing, type Timed, type Watch, drive } from '../search/drive.js';
import type { Method } from '../search/search.js';
import { type Solution, solveBy } from '../search/solve.js';
import type { WorkerPool } from '../worker/pool.js';
import { Deepening } from './deepening.js';

/** How many nodes a search may hold in memory: a few hundred megabytes. */
const MOST_HELD = 3_000_000;

/** A solution that is not proven shortest is made shorter for so long, in milliseconds. */
const IMPROVING = 5_000;

/** How long a search may take that nobody has set a limit for, in milliseconds. */
const LONGEST = 60_000;

/** Solves problems, here or by the pool, as far as limits allow it: when one is reached, the solution is the best one known. */
export class LimitedSearch {
  /** @param workers how many of the pool work on one board at most */
  constructor(
    private readonly pacing: Pacing,
    private readonly pool: WorkerPool,
    private readonly workers: number,
    private readonly log: Log,
  ) {}

  /**
   * @param watch its limits are kept where they are set, and others where they are not
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
      return this.bestKnown(problem, { ...method, algorithm }, error, watch);
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
    asked: Method,
    { limit, progress, milliseconds }: LimitError,
    { signal }: Watch,
  ): Promise<Timed<Solution>> {
    const { best, bound, expanded, generated, held } = progress;
    const counts = { expanded, generated, largestFrontier: held ?? bound + 1 };
    const known = { kind: 'solved', optimal: false, counts, atLeast: bound } as const;
    // To be ended is how a search ends that makes a solution shorter and shorter.
    if (best) return { result: { ...known, algorithm: asked.algorithm, moves: best }, milliseconds };
    this.log({ kind: 'gave-up', problem, method: asked, limit, bound, milliseconds });
    const rowByRow = solveBy(problem, { algorithm: 'constructive', heuristic: 'zero' });
    const { result } = await drive(rowByRow, this.pacing, { signal });
    if (result.kind !== 'solved') return { result, milliseconds };
    const { algorithm, moves } = result;
    return { result: { ...known, algorithm, moves, gaveUp: limit }, milliseconds };
  }
}
