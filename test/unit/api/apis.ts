import { EightPuzzleApi } from '../../../src/api/eightPuzzle.js';
import { hostPacing } from '../../../src/solver/pacing.js';
import { english } from '../../../src/words/english.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { localSolver } from '../solvers.js';

/** @returns the API that other extensions get, in English, without workers */
export function localApi(): EightPuzzleApi {
  return new EightPuzzleApi(localSolver(), hostPacing, new Phrasebook(english, 'en'));
}
