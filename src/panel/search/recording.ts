import type { Problem } from '../../puzzle/problem.js';
import { ALGORITHMS } from '../../search/algorithms.js';
import { CancelledError, drive } from '../../search/drive.js';
import { HEURISTICS } from '../../search/heuristics/heuristics.js';
import type { SearchRecord } from '../../search/record/record.js';
import { Recorder } from '../../search/record/recorder.js';
import type { Method } from '../../search/search.js';
import { solveBy } from '../../search/solve.js';
import { hostPacing } from '../../solver/pacing.js';
import type { Run } from './protocol.js';

/** How many nodes a record may hold: some ten megabytes. */
const MOST_NODES = 200_000;
/** While it is under way, a recording tells this often of what is new, in milliseconds. */
const TELLING_INTERVAL = 100;

/** A search that is run and written down, in slices. */
export class Recording {
  readonly record: SearchRecord;
  phase: Run['phase'] = { kind: 'recording' };
  private readonly end = new AbortController();
  private readonly recorder: Recorder;

  /** @param tell is told when there is more of the record, and when it has come to its end */
  constructor(
    problem: Problem,
    readonly method: Method,
    tell: () => void,
  ) {
    const { algorithm, heuristic } = method;
    const estimate = ALGORITHMS[algorithm].informed
      ? HEURISTICS[heuristic](problem.goal).evaluate(problem.start.tiles)
      : 0;
    this.recorder = new Recorder(problem, estimate, MOST_NODES);
    this.record = this.recorder.record;
    void this.run(problem, tell).then((phase) => {
      if (this.end.signal.aborted) return;
      this.phase = phase;
      tell();
    });
  }

  /** Ends it; nothing more is told. */
  cancel(): void {
    this.end.abort();
  }

  /** @returns how it ended */
  private async run(problem: Problem, tell: () => void): Promise<Run['phase']> {
    const { recorder, end } = this;
    const full = new AbortController();
    let told = performance.now();
    try {
      const { result } = await drive(solveBy(problem, this.method, recorder.observe), hostPacing, {
        signal: AbortSignal.any([end.signal, full.signal]),
        onProgress: () => {
          if (recorder.isFull) full.abort();
          if (end.signal.aborted || performance.now() - told < TELLING_INTERVAL) return;
          told = performance.now();
          tell();
        },
      });
      if (result.kind === 'unsolvable') return { kind: 'unsolvable' };
      recorder.finish();
      return { kind: recorder.isFull ? 'full' : 'whole' };
    } catch (error) {
      if (error instanceof CancelledError) return { kind: 'full' };
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}
