import { MOVES, type Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { CancelledError, LimitError, type Timed, type Watch } from '../search/drive.js';
import { linearConflict } from '../search/heuristics/linearConflict.js';
import { type Round, added } from '../search/patterns/patternSearch.js';
import type { Counts, Found, Progress } from '../search/search.js';
import type { WorkerPool } from '../worker/pool.js';

/** When a round has taken so long, in milliseconds, the next one is shared out: most boards are solved before. */
const WORTH_SHARING = 100;

/** Timers cannot be set for longer, in milliseconds: it is more than three weeks. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Subtrees are shared out from here on: at this depth there are tens of thousands, so the shares are about alike. */
const SHARED_DEPTH = 16;

/**
 * IDA* by tables of patterns, done by workers: round after round with growing
 * bounds, by the best tables that are there when a round begins, and by all
 * workers together when rounds become long. The solution is the canonical one.
 * @param workers how many there are at most
 * @throws CancelledError
 * @throws LimitError
 */
export class Deepening {
  private readonly begin = performance.now();
  private readonly timeIsOver = new AbortController();
  private readonly signal: AbortSignal;
  private counts: Counts = { expanded: 0, generated: 0, largestFrontier: 0 };
  /** Until the first worker has its tables, what can be told without. */
  private bound: number;
  /** How far the workers are with the round. */
  private told: Progress[] = [];

  constructor(
    private readonly problem: Problem,
    private readonly pool: WorkerPool,
    private readonly workers: number,
    private readonly watch: Watch,
  ) {
    this.bound = linearConflict(problem.goal).evaluate(problem.start.tiles);
    const { signal } = this.timeIsOver;
    this.signal = watch.signal ? AbortSignal.any([watch.signal, signal]) : signal;
  }

  async run(): Promise<Timed<Found>> {
    const { milliseconds } = this.watch.limits ?? {};
    const timer =
      milliseconds === undefined
        ? undefined
        : setTimeout(
            () => {
              this.timeIsOver.abort();
            },
            Math.min(milliseconds, LONGEST_TIMER),
          );
    try {
      return { result: await this.deepen(), milliseconds: performance.now() - this.begin };
    } catch (error) {
      const isLimit = error instanceof CancelledError && !this.watch.signal?.aborted;
      throw isLimit ? new LimitError('milliseconds', this.progress, performance.now() - this.begin) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async deepen(): Promise<Found> {
    const { problem, signal } = this;
    const first = await this.pool.run({ kind: 'bound', problem }, { signal });
    this.bound = first.result;
    let [workers, thorough] = [1, false];
    for (;;) {
      const begin = performance.now();
      const rounds = await this.round(workers, thorough);
      this.counts = rounds.reduce((sum, { counts }) => added(sum, counts), this.counts);
      this.told = [];
      const found = rounds.flatMap(({ moves }) => (moves ? [moves] : []));
      const [moves] = found.sort(inOrderOfMoves);
      if (moves) return { moves, counts: this.counts };
      this.bound = Math.min(...rounds.map(({ next }) => next));
      if (performance.now() - begin > WORTH_SHARING) {
        thorough = true;
        workers = Math.max(1, this.pool.prepare(problem, this.workers));
      }
    }
  }

  /** Has everything within the bound searched, by some workers at a time. */
  private async round(workers: number, thorough: boolean): Promise<Round[]> {
    const { problem, bound, signal } = this;
    const tellRival: ((moves: readonly Move[]) => void)[] = [];
    const search = async (index: number) => {
      const { result } = await this.pool.run(
        { kind: 'round', problem, bound, thorough, share: { index, of: workers, depth: SHARED_DEPTH } },
        {
          signal,
          onProgress: (progress) => {
            this.told[index] = progress;
            this.watch.onProgress?.(this.progress);
          },
          onBegin: (tell) => (tellRival[index] = tell),
        },
        index,
      );
      const { moves } = result;
      if (moves)
        tellRival.forEach((tell) => {
          tell(moves);
        });
      return result;
    };
    return Promise.all(Array.from({ length: workers }, (_, index) => search(index)));
  }

  private get progress(): Progress {
    const sum = (count: 'expanded' | 'generated') =>
      this.told.reduce((all, progress) => all + progress[count], this.counts[count]);
    return { expanded: sum('expanded'), generated: sum('generated'), bound: this.bound };
  }
}

/** Compares solutions of one length, as `Array.sort` does, in the order that makes one canonical. */
function inOrderOfMoves(some: readonly Move[], others: readonly Move[]): number {
  const at = some.findIndex((move, place) => move !== others[place]);
  return at < 0 ? 0 : MOVES.indexOf(some[at] ?? 'u') - MOVES.indexOf(others[at] ?? 'u');
}
