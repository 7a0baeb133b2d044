import { paceAt } from '../../src/drawing/pace';
import { solutionSvg } from '../../src/drawing/svg';
import type { Move } from '../../src/puzzle/moves';
import { english } from '../../src/words/english';
import { Phrasebook } from '../../src/words/phrasebook';
import { textOfMoves } from '../../src/words/pictures';
import { eightProblem } from '../unit/boards';

/** The README's pictures that the extension itself draws, by their paths in the project. */
export const README_PICTURES: Readonly<Record<string, () => string>> = {
  'media/readme/solution.svg': () => {
    const problem = eightProblem('23415x768');
    const moves = Array.from('ullddrurdllurdruldr') as Move[];
    const look = { square: 72, colours: 'own', ...textOfMoves(problem, moves, phrases) } as const;
    return solutionSvg(problem, moves, look, paceAt(1));
  },
};

const phrases = new Phrasebook(english, 'en');
