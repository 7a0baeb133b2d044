import { breadthFirst } from './breadthFirst.js';
import { idaStar } from './idaStar.js';
import type { Algorithm, AlgorithmId } from './search.js';

/** Every algorithm there is, by its id; the UI, the settings and the tests read this. */
export const ALGORITHMS: Readonly<Record<AlgorithmId, Algorithm>> = {
  'ida-star': idaStar,
  'breadth-first': breadthFirst,
};
