import type { PuzzleDocuments } from '../editor/puzzleDocuments.js';
import type { Pacing } from '../search/drive.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** What the commands of puzzle files work with. */
export interface Tools {
  readonly documents: PuzzleDocuments;
  readonly solver: Solver;
  readonly phrases: Phrasebook;
  readonly pacing: Pacing;
}
