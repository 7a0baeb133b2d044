import { inversionsOf } from '../../puzzle/parity.js';
import type { Problem } from '../../puzzle/problem.js';
import { CancelledError, type Limits } from '../../search/drive.js';
import type { NearestSolvable } from '../../search/nearest.js';
import type { Method } from '../../search/search.js';
import type { Solver } from '../../solver/solver.js';
import type { Answer } from './protocol.js';

/** A search tells of its progress this often, in milliseconds. */
const PROGRESS_INTERVAL = 100;

/** What the finding of an answer works with. */
export interface Answering {
  readonly solver: Solver;
  readonly limits: Limits;
  readonly signal: AbortSignal;
  /** Is told how far the search is, now and then. */
  readonly tell: (answer: Answer) => void;
}

/** The end of a search. */
export interface Found {
  readonly answer: Answer;
  /** The solvable board nearest to one that is not. */
  readonly nearest?: NearestSolvable;
}

/** Has a problem solved. @returns what came of it, whatever that is: it never throws */
export async function findAnswer(problem: Problem, method: Method, answering: Answering): Promise<Found> {
  const { solver, limits, signal, tell } = answering;
  let told = performance.now();
  try {
    const { result, milliseconds } = await solver.solve(problem, method, {
      signal,
      limits,
      onProgress: ({ expanded, generated, bound, best }) => {
        if (signal.aborted || performance.now() - told < PROGRESS_INTERVAL) return;
        told = performance.now();
        const progress = { expanded, generated, bound, ...(best && { best: best.length }) };
        tell({ kind: 'searching', method, progress });
      },
    });
    if (result.kind === 'solved') {
      const { moves, optimal, counts, atLeast, gaveUp } = result;
      const distance = optimal ? undefined : await solver.distance(problem);
      return {
        answer: {
          ...{ kind: 'solved', moves: [...moves], method, optimal, counts, milliseconds },
          ...{ distance, atLeast, gaveUp },
        },
      };
    }
    const nearest = await solver.nearestSolvable(problem, signal);
    const inversions = inversionsOf(problem.start);
    return {
      answer: { kind: 'unsolvable', ...result.parity, inversions, exchange: [...nearest.tiles] },
      nearest,
    };
  } catch (error) {
    if (error instanceof CancelledError) return { answer: { kind: 'cancelled' } };
    const reason = error instanceof Error ? error.message : String(error);
    return { answer: { kind: 'failed', reason } };
  }
}
