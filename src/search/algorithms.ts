import { breadthFirst } from './breadthFirst.js';
import { idaStar } from './idaStar.js';
import type { Shape } from '../puzzle/board.js';
import type { Algorithm, AlgorithmId } from './search.js';

/** Every algorithm there is, by its id; the UI, the settings and the tests read this. */
export const ALGORITHMS: Readonly<Record<AlgorithmId, Algorithm>> = {
  'ida-star': idaStar,
  'breadth-first': breadthFirst,
};

/** @returns the algorithm asked for, or, when boards of this shape are too large for it, one that goes further */
export function algorithmFor(shape: Shape, asked: AlgorithmId): Algorithm {
  const wanted = ALGORITHMS[asked];
  return wanted.accepts(shape)
    ? wanted
    : (Object.values(ALGORITHMS).find((other) => other.accepts(shape)) ?? wanted);
}
