import type { Shape } from '../puzzle/board.js';
import { aStar } from './aStar.js';
import { anytime } from './anytime.js';
import { bidirectional } from './bidirectional.js';
import { breadthFirst } from './breadthFirst.js';
import { constructive } from './constructive.js';
import { depthFirst } from './depthFirst.js';
import { greedyBestFirst } from './greedyBestFirst.js';
import { idaStar } from './idaStar.js';
import { iterativeDeepening } from './iterativeDeepening.js';
import { reverseBreadthFirst } from './reverseBreadthFirst.js';
import type { Algorithm, AlgorithmId } from './search.js';
import { uniformCost } from './uniformCost.js';
import { weightedAStar } from './weightedAStar.js';

/** Every algorithm there is, by its id; the UI, the settings and the tests read this. */
export const ALGORITHMS: Readonly<Record<AlgorithmId, Algorithm>> = {
  'ida-star': idaStar,
  'a-star': aStar,
  'breadth-first': breadthFirst,
  'reverse-breadth-first': reverseBreadthFirst,
  bidirectional,
  'uniform-cost': uniformCost,
  'weighted-a-star': weightedAStar,
  'greedy-best-first': greedyBestFirst,
  'iterative-deepening': iterativeDeepening,
  'depth-first': depthFirst,
  anytime,
  constructive,
};

/** For shapes that the algorithm asked for does not take: a shortest solution where it is within reach, else a good one. */
const FALLBACKS: readonly Algorithm[] = [idaStar, anytime];

/** @returns the algorithm asked for, or, when boards of this shape are too large for it, one that takes them */
export function algorithmFor(shape: Shape, asked: AlgorithmId): Algorithm {
  return [ALGORITHMS[asked], ...FALLBACKS].find((algorithm) => algorithm.accepts(shape)) ?? anytime;
}

/** @returns the algorithms that take boards of this shape */
export function acceptingAlgorithms(shape: Shape): Algorithm[] {
  return Object.values(ALGORITHMS).filter((algorithm) => algorithm.accepts(shape));
}
