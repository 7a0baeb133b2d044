import { gaschnig } from './gaschnig.js';
import type { HeuristicFactory, HeuristicId } from './heuristic.js';
import { linearConflict } from './linearConflict.js';
import { manhattan } from './manhattan.js';
import { misplaced } from './misplaced.js';
import { outOfRowAndColumn } from './outOfRowAndColumn.js';
import { patternDatabase } from './patternDatabase.js';
import { walkingDistance } from './walkingDistance.js';
import { zero } from './zero.js';

/** Every heuristic there is, by its id; the UI, the settings and the tests read this. */
export const HEURISTICS: Readonly<Record<HeuristicId, HeuristicFactory>> = {
  zero,
  misplaced,
  'out-of-row-and-column': outOfRowAndColumn,
  gaschnig,
  manhattan,
  'linear-conflict': linearConflict,
  'walking-distance': walkingDistance,
  'pattern-database': patternDatabase,
};
