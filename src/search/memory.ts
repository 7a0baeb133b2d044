import { type Shape, cellCount } from '../puzzle/board.js';
import { isRankable } from '../puzzle/rank.js';
import type { AlgorithmId, Counts } from './search.js';
import { stateSpace } from './stateSpace.js';

/** By depth, a depth-first search keeps one number of four bytes. */
const PATH_BYTES = 4;

/** An entry of a best-first search over numbered boards: three numbers. */
const ENTRY_BYTES = 12;

/** Beside its tiles, a hashed node has its hash, mark, estimate, two slots of the index, and its place in the open list. */
const HASHED_BYTES = 4 + 4 + 4 + 8 + 8;

/** How many bits a word of the packed tiles has. */
const WORD = 32;

/**
 * Estimates what a search held in memory at most, from the arrays it makes and
 * the nodes it kept in them. What a heuristic looks up is not counted.
 * @returns bytes, or undefined for searches made of many others
 */
export function bytesHeld(algorithm: AlgorithmId, shape: Shape, counts: Counts): number | undefined {
  switch (algorithm) {
    case 'ida-star':
    case 'iterative-deepening':
    case 'depth-first':
      return cellCount(shape) + PATH_BYTES * counts.largestFrontier;
    case 'breadth-first':
    case 'reverse-breadth-first': {
      const { size, reachable } = stateSpace(shape);
      return size + 4 * reachable;
    }
    case 'bidirectional': {
      const { size, reachable } = stateSpace(shape);
      return 2 * size + 2 * 4 * reachable;
    }
    case 'a-star':
    case 'uniform-cost':
    case 'weighted-a-star':
    case 'greedy-best-first': {
      const nodes = counts.expanded + counts.largestFrontier;
      if (isRankable(shape)) return 2 * stateSpace(shape).size + ENTRY_BYTES * nodes;
      return (HASHED_BYTES + packedBytes(shape)) * nodes;
    }
    case 'anytime':
    case 'constructive':
      return undefined;
  }
}

/** @returns how many bytes the tiles of a board take in whole words */
function packedBytes(shape: Shape): number {
  const cells = cellCount(shape);
  const tilesInWord = Math.floor(WORD / (WORD - Math.clz32(cells - 1)));
  return 4 * Math.ceil(cells / tilesInWord);
}
