import { inflate } from '#worker/inflate';
import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import { CancelledError, LimitError, type Pacing, type Timed, drive, inSlices } from '../search/drive.js';
import { patternDatabase } from '../search/heuristics/patternDatabase.js';
import { NO_WAY_BACK } from '../search/patterns/moveAutomaton.js';
import { PatternEngine } from '../search/patterns/patternEngine.js';
import { boundFrom, searchRound } from '../search/patterns/patternSearch.js';
import type { PatternTables } from '../search/patterns/patternTables.js';
import { readAutomaton, unpackPatterns } from '../search/patterns/shipped.js';
import { preparing } from '../search/patterns/smallPatterns.js';
import { shortestSolutions } from '../search/shortestSolutions.js';
import { solveBy } from '../search/solve.js';
import type { Job, Line, Order, Report, Results } from './protocol.js';

/** Does the jobs that come over a line. Several may be under way at once: they take turns, slice by slice. */
export function serve(line: Line<Report, Order>, pacing: Pacing): void {
  const server = new Server(line, pacing);
  line.listen((order) => {
    server.take(order);
  });
}

/** A job under way. */
interface Task {
  readonly cancel: AbortController;
  rival?: readonly Move[];
}

class Server {
  private readonly tasks = new Map<number, Task>();
  private automaton = NO_WAY_BACK;
  private shipped: PatternTables | undefined;
  /** The unpacking of all that has come so far. */
  private unpacking: Promise<void> = Promise.resolve();
  private engine: { readonly key: string; readonly engine: PatternEngine } | undefined;

  constructor(
    private readonly line: Line<Report, Order>,
    private readonly pacing: Pacing,
  ) {}

  take(order: Order): void {
    switch (order.kind) {
      case 'begin':
        void this.begin(order.id, order.job);
        return;
      case 'cancel':
        this.tasks.get(order.id)?.cancel.abort();
        return;
      case 'rival': {
        const task = this.tasks.get(order.id);
        if (task) task.rival = order.moves;
        return;
      }
      case 'tables':
        this.unpacking = Promise.all([this.unpacking, this.unpack(order)]).then(() => undefined);
        return;
    }
  }

  private async unpack({ duplicates, patterns }: Extract<Order, { kind: 'tables' }>): Promise<void> {
    try {
      this.automaton = readAutomaton(await inflate(duplicates));
      this.shipped = unpackPatterns(await inflate(patterns));
    } catch {
      // Without them all is found as well, by tables made here: it only takes longer.
    } finally {
      this.engine = undefined;
    }
  }

  private async begin(id: number, job: Job): Promise<void> {
    const task: Task = { cancel: new AbortController() };
    this.tasks.set(id, task);
    this.line.post(await this.report(id, job, task));
    this.tasks.delete(id);
  }

  private async report(id: number, job: Job, task: Task): Promise<Report> {
    try {
      return { id, kind: 'done', result: await this.do(id, job, task) };
    } catch (error) {
      if (error instanceof CancelledError) return { id, kind: 'cancelled' };
      if (error instanceof LimitError) {
        const { limit, progress, milliseconds } = error;
        return { id, kind: 'limit', limit, progress, milliseconds };
      }
      return { id, kind: 'failed', message: String(error) };
    }
  }

  private async do(id: number, job: Job, task: Task): Promise<Timed<Results[keyof Results]>> {
    const watch = {
      signal: task.cancel.signal,
      onProgress: (progress: Extract<Report, { kind: 'progress' }>['progress']) => {
        this.line.post({ id, kind: 'progress', progress });
      },
    };
    if (job.kind === 'round' || job.kind === 'bound') await this.unpacking;
    if (this.needsSmallPatterns(job)) await inSlices(preparing(job.problem.goal), this.pacing, watch.signal);
    if (job.kind === 'solve') {
      return drive(solveBy(job.problem, job.method), this.pacing, { ...watch, limits: job.limits });
    }
    if (job.kind === 'shortest') {
      const heuristic = patternDatabase(job.problem.goal);
      const search = shortestSolutions(job.problem, job.distance, heuristic, job.limit);
      return drive(search, this.pacing, { ...watch, limits: job.limits });
    }
    const begin = this.pacing.now();
    const engine = this.engineFor(job.problem.goal, job.kind === 'round' && job.thorough);
    const { start } = job.problem;
    if (job.kind === 'bound') {
      return { result: boundFrom(engine, start), milliseconds: this.pacing.now() - begin };
    }
    return drive(
      searchRound(engine, start, job.bound, job.share, () => task.rival),
      this.pacing,
      watch,
    );
  }

  private needsSmallPatterns(job: Job): boolean {
    if (job.kind === 'solve') return job.method.heuristic === 'pattern-database';
    return job.kind === 'shortest' || !this.shippedFor(job.problem.goal);
  }

  private shippedFor(goal: Board): PatternTables | undefined {
    return this.shipped && PatternEngine.serves(this.shipped.layout, goal) ? this.shipped : undefined;
  }

  /** @returns an engine with the best tables that are there for a goal, the last one if it is the same */
  private engineFor(goal: Board, thorough: boolean): PatternEngine {
    const shipped = this.shippedFor(goal);
    // Beside small patterns, walking distances pay from the start: they cut a third of the nodes.
    const walks = thorough || !shipped;
    const key = [goal.rows, goal.columns, ...goal.tiles, shipped !== undefined, walks].join(' ');
    if (this.engine?.key !== key) {
      const engine = shipped
        ? new PatternEngine(goal, shipped, this.automaton, walks)
        : PatternEngine.withSmallPatterns(goal, this.automaton, walks);
      this.engine = { key, engine };
    }
    return this.engine.engine;
  }
}
