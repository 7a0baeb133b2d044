import type { Heuristic } from './heuristic.js';

/** Says of every board that it may be the goal: what a search knows that goes by no heuristic. */
export function zero(): Heuristic {
  return { evaluate: () => 0, update: () => 0 };
}
