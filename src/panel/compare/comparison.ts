import { sameBoard } from '../../puzzle/board.js';
import { isSolvable } from '../../puzzle/parity.js';
import type { Problem } from '../../puzzle/problem.js';
import { ALGORITHMS, acceptingAlgorithms } from '../../search/algorithms.js';
import { judge } from '../../search/comparison.js';
import { CancelledError, type Limits } from '../../search/drive.js';
import { HEURISTIC_IDS } from '../../search/heuristics/heuristic.js';
import { ALGORITHM_IDS, type Method } from '../../search/search.js';
import type { Solver } from '../../solver/solver.js';
import { comparisonAsCsv, comparisonAsMarkdown } from '../../words/comparisonTable.js';
import type { Phrasebook } from '../../words/phrasebook.js';
import { measure } from './measure.js';
import { sorted } from './order.js';
import type { ComparisonRequest, ComparisonState, SavedComparison } from './protocol.js';

/** One method may take so long, in milliseconds, where the settings do not allow less: many are to have their turn. */
const LONGEST_RUN = 10_000;
/** What proves how long a shortest solution is, where no run has. */
const PROVING: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };
/** The page is told of progress this often, in milliseconds. */
const PROGRESS_INTERVAL = 100;

type SavedRun = SavedComparison['runs'][number];
type Candidate = Pick<SavedRun, 'method' | 'informed'>;

/** What a comparison needs of its surroundings. */
export interface ComparisonTools {
  readonly solver: Solver;
  readonly phrases: Phrasebook;
  /** The problem that is shown now. */
  readonly problem: Problem;
  /** Read at each use, so that a change holds at once. */
  limits(): Limits;
  /** Shows how the comparison is now. */
  post(state: ComparisonState): void;
  /** Keeps what it comes back from. */
  keep(saved: SavedComparison): void;
  /** Puts a text on the clipboard. */
  copy(text: string): void;
}

/** Compares methods on the problem that a panel shows, one after the other. */
export class Comparison {
  private running: ComparisonState['running'];
  private work = new AbortController();
  /** What the runs are about. */
  private problem: Problem;

  /** @param saved what it comes back from: the runs are of the problem shown */
  constructor(
    private saved: SavedComparison,
    private readonly tools: ComparisonTools,
  ) {
    this.problem = tools.problem;
  }

  /** Tells how it is now. */
  tell(): void {
    const { saved, running } = this;
    const methods = this.candidates().length;
    this.tools.post({ ...saved, methods, seconds: this.limit / 1000, ...(running && { running }) });
  }

  /** Goes over to the problem shown, if it is another: what was measured is not its own. */
  reset(): void {
    const { problem } = this.tools;
    if (sameProblem(problem, this.problem)) return;
    this.end();
    this.problem = problem;
    this.change({ runs: [], optimum: undefined });
  }

  /** Ends what is under way; what is done stays. */
  end(): void {
    this.work.abort();
    this.running = undefined;
  }

  /** Does what the page asks for. */
  receive(request: ComparisonRequest): void {
    switch (request.kind) {
      case 'algorithm': {
        const { algorithm, chosen } = request;
        this.change({ algorithms: withChoice(ALGORITHM_IDS, this.saved.algorithms, algorithm, chosen) });
        return;
      }
      case 'heuristic': {
        const { heuristic, chosen } = request;
        this.change({ heuristics: withChoice(HEURISTIC_IDS, this.saved.heuristics, heuristic, chosen) });
        return;
      }
      case 'choosing':
        this.change({ choosing: request.open });
        return;
      case 'run':
        void this.run();
        return;
      case 'cancel':
        this.end();
        this.change({});
        return;
      case 'sort': {
        const { column } = request;
        const { sort } = this.saved;
        this.change({ sort: { column, descending: sort.column === column && !sort.descending } });
        return;
      }
      case 'figure':
        this.change({ figure: request.figure });
        return;
      case 'copy':
        this.copy(request.format);
        return;
    }
  }

  private get limit(): number {
    return Math.min(this.tools.limits().milliseconds ?? LONGEST_RUN, LONGEST_RUN);
  }

  /** The methods that are chosen, as far as boards of this shape allow them. */
  private candidates(): Candidate[] {
    const { algorithms, heuristics } = this.saved;
    return acceptingAlgorithms(this.problem.start)
      .filter(({ id }) => algorithms.includes(id))
      .flatMap(({ id, informed }) =>
        // One that goes by none is run once, whatever is chosen.
        (informed ? heuristics : (['zero'] as const)).map((heuristic) => ({
          method: { algorithm: id, heuristic },
          informed,
        })),
      );
  }

  private async run(): Promise<void> {
    const candidates = this.candidates();
    if (candidates.length === 0 || !isSolvable(this.problem)) return;
    this.end();
    const work = new AbortController();
    this.work = work;
    // The results come where the choice stood.
    this.change({ choosing: false, runs: [], optimum: undefined });
    try {
      for (const [done, candidate] of candidates.entries()) {
        this.running = { ...candidate, done, count: candidates.length, expanded: 0 };
        this.tell();
        const run = await this.runOf(candidate, work.signal);
        // Cancelled when it was about to end: what is shown is another comparison.
        if (work.signal.aborted) return;
        this.add(run);
      }
      await this.findOptimum(work.signal);
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    }
    if (work.signal.aborted) return;
    this.running = undefined;
    this.tell();
  }

  private async runOf({ method, informed }: Candidate, signal: AbortSignal): Promise<SavedRun> {
    let told = performance.now();
    const onProgress = ({ expanded }: { readonly expanded: number }) => {
      if (!this.running || signal.aborted || performance.now() - told < PROGRESS_INTERVAL) return;
      told = performance.now();
      this.running = { ...this.running, expanded };
      this.tell();
    };
    const limits = { ...this.tools.limits(), milliseconds: this.limit };
    try {
      const run = await measure(this.problem, method, this.tools.solver, { signal, limits, onProgress });
      return { ...run, method, informed, figures: { ...run.figures } };
    } catch (error) {
      if (error instanceof CancelledError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      return { method, informed, verdict: 'failed', figures: {}, reason };
    }
  }

  private add(run: SavedRun): void {
    const { runs, optimum } = this.saved;
    const proven = run.verdict === 'optimal' ? run.figures.length : undefined;
    this.judgeBy(optimum ?? proven, [...runs, run]);
  }

  /** Where no run has told how long a shortest solution is and one would show its worth by it, it is found out. */
  private async findOptimum(signal: AbortSignal): Promise<void> {
    const { runs, optimum } = this.saved;
    if (optimum !== undefined || !runs.some(({ verdict }) => verdict === 'open')) return;
    const { problem } = this;
    const known = await this.tools.solver.distance(problem);
    if (known !== undefined) {
      if (!signal.aborted) this.judgeBy(known, runs);
      return;
    }
    if (!ALGORITHMS[PROVING.algorithm].accepts(problem.start)) return;
    const limits = { ...this.tools.limits(), milliseconds: this.limit };
    const { result } = await this.tools.solver.solve(problem, PROVING, { signal, limits });
    if (result.kind === 'solved' && result.optimal && !signal.aborted) {
      this.judgeBy(result.moves.length, this.saved.runs);
    }
  }

  private judgeBy(optimum: number | undefined, runs: readonly SavedRun[]): void {
    this.change({ optimum, runs: runs.map((run) => ({ ...run, verdict: judge(run, optimum) })) });
  }

  private change(changes: Partial<SavedComparison>): void {
    const saved = { ...this.saved, ...changes };
    this.saved = { ...saved, runs: sorted(saved.runs, saved.sort, this.tools.phrases) };
    this.tools.keep(this.saved);
    this.tell();
  }

  private copy(format: 'markdown' | 'csv'): void {
    const { runs, optimum } = this.saved;
    const written = format === 'markdown' ? comparisonAsMarkdown : comparisonAsCsv;
    if (runs.length > 0) this.tools.copy(written(runs, optimum, this.tools.phrases));
  }
}

function sameProblem(one: Problem, other: Problem): boolean {
  return sameBoard(one.start, other.start) && sameBoard(one.goal, other.goal);
}

/** @returns what is chosen with one more, or one less, in the order of all */
function withChoice<Id>(all: readonly Id[], chosen: readonly Id[], id: Id, isChosen: boolean): Id[] {
  return all.filter((each) => (each === id ? isChosen : chosen.includes(each)));
}
