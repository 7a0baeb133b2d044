import { hostPacing } from '../../src/solver/pacing.js';
import { Solver } from '../../src/solver/solver.js';
import { WorkerPool } from '../../src/worker/pool.js';

/** @returns a solver where neither workers nor shipped tables are to be had: it does all itself, in slices */
export function localSolver(): Solver {
  const nothing = () => Promise.reject(new Error('Not here.'));
  return new Solver(hostPacing, new WorkerPool(nothing, nothing, hostPacing), 1);
}
