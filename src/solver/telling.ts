import type { Log } from '../log/events.js';
import type { Problem } from '../puzzle/problem.js';
import { CancelledError, type Pacing, type Timed, type Watch } from '../search/drive.js';
import type { Method } from '../search/search.js';
import type { Solution } from '../search/solve.js';

/** The log is told of a search under way this often, in milliseconds. */
const INTERVAL = 2_000;

/** What is solved, and whether that is a by-work: see `LogEvent`. */
interface Work {
  readonly problem: Problem;
  readonly method: Method;
  readonly aside: boolean;
}

/**
 * Tells the log how the solving of a problem goes.
 * @param solve does it, with a watch that tells of its progress
 * @returns what it results in; what it throws is thrown on
 */
export async function telling(
  log: Log,
  pacing: Pacing,
  { problem, method, aside }: Work,
  watch: Watch,
  solve: (watch: Watch) => Promise<Timed<Solution>>,
): Promise<Timed<Solution>> {
  const begin = pacing.now();
  let next = begin + INTERVAL;
  const onProgress: Watch['onProgress'] = (progress) => {
    const now = pacing.now();
    if (now >= next) {
      next = now + INTERVAL;
      const { expanded, bound } = progress;
      log({ kind: 'searching', method, expanded, bound, milliseconds: now - begin });
    }
    watch.onProgress?.(progress);
  };
  try {
    const timed = await solve({ ...watch, onProgress });
    const { result, milliseconds } = timed;
    if (result.kind === 'unsolvable') log({ kind: 'unsolvable', problem, aside });
    else {
      const { moves, optimal, counts } = result;
      const figures = { moves: moves.length, optimal, expanded: counts.expanded, milliseconds };
      log({ kind: 'solved', problem, method, aside, ...figures });
    }
    return timed;
  } catch (error) {
    if (error instanceof CancelledError) log({ kind: 'cancelled', problem, method });
    else log({ kind: 'broke-off', problem, method, error });
    throw error;
  }
}
