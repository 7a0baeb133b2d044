import assert from 'node:assert/strict';
import { MOVES } from '../../../src/puzzle/moves.js';
import { directionOf } from '../../../src/words/moveNotation.js';

describe('the notation of moves', () => {
  it('gives the way of the blank, or the opposite one of the tile', () => {
    const written = (notation: 'blank' | 'tile') => MOVES.map((move) => directionOf(move, notation)).join('');
    assert.equal(written('blank'), 'uldr');
    assert.equal(written('tile'), 'drul');
  });
});
