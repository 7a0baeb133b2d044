import { isRankable } from '../puzzle/rank.js';
import { bestFirst } from './bestFirst.js';
import { hashedBestFirst } from './hashedBestFirst.js';

/** Best-first search for boards of any shape: over numbered boards where they are few enough, else over hashed ones. */
export const searchBestFirst: typeof bestFirst = (problem, ...rest) =>
  (isRankable(problem.start) ? bestFirst : hashedBestFirst)(problem, ...rest);
