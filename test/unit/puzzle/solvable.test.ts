import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { MAX_SIDE, MIN_SIDE } from '../../../src/puzzle/board.js';
import { isSolvable, testParity } from '../../../src/puzzle/parity.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { seeded } from '../boards.js';

const side = fc.integer({ min: MIN_SIDE, max: MAX_SIDE });

describe('whether a problem can be solved', () => {
  it('is told alike with reasons and without, for all shapes and goals', () => {
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(side, side, fc.integer(), (rows, columns, seed) => {
        const random = seeded(seed);
        const [start, goal] = [
          randomBoard({ rows, columns }, random),
          randomBoard({ rows, columns }, random),
        ];
        const verdict = isSolvable({ start, goal });
        assert.equal(verdict, testParity({ start, goal }).solvable);
        verdicts.add(verdict);
      }),
      { numRuns: 2000 },
    );
    assert.equal(verdicts.size, 2, 'Both verdicts were met.');
  });
});
