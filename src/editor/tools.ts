import type { Distances } from './distances.js';
import type { PuzzleDocuments } from './puzzleDocuments.js';
import type { Pacing } from '../search/drive.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** What language features and commands work with. */
export interface Tools {
  readonly documents: PuzzleDocuments;
  readonly solver: Solver;
  readonly distances: Distances;
  readonly phrases: Phrasebook;
  readonly pacing: Pacing;
}
