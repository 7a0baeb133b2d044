import assert from 'node:assert/strict';
import { tokensIn } from '../../../src/notation/tokens.js';
import { readText } from './aids.js';

/** The tokens of a text, each as "what is written: type.modifiers", without plain tiles. */
function tokens(text: string, range = { start: 0, end: text.length }): string[] {
  return tokensIn(text, readText(text), range)
    .map(({ type, modifiers, start, end }) => `${text.slice(start, end)}: ${[type, ...modifiers].join('.')}`)
    .filter((token) => !token.endsWith(': tile'));
}

describe('tokens tell', () => {
  it('which tiles are on their places', () => {
    assert.deepEqual(tokens('1 3 2\n4 5 6\n7 x 8'), [
      '1: tile.placed',
      '4: tile.placed',
      '5: tile.placed',
      '6: tile.placed',
      '7: tile.placed',
      'x: blank',
    ]);
    assert.deepEqual(tokens('4 x 1 3 2 5 -> 4 1 x 3 2 5').slice(0, 2), ['4: tile.placed', 'x: blank']);
  });

  it('which goal they go by', () => {
    assert.deepEqual(tokens('goal: spiral\n\n1 2 3 8 x 4 7 5 6'), [
      '1: tile.placed',
      '2: tile.placed',
      '3: tile.placed',
      '8: tile.placed',
      'x: blank.placed',
      '4: tile.placed',
      '7: tile.placed',
    ]);
  });

  it('which tiles are wrong', () => {
    assert.deepEqual(tokens('2 3 4\n1 5 x\n7 6 5'), ['x: blank', '5: tile.faulty']);
    assert.deepEqual(tokens('2 3 4\n1 9 x\n7 6 x'), ['9: tile.faulty', 'x: blank', 'x: blank.faulty']);
  });

  it('what numbers are for', () => {
    assert.deepEqual(tokens('2\n2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 x 8').slice(0, 1), ['2: caseCount']);
    assert.deepEqual(tokens('# all of 3\n3 # their number\n\n2 3 4 1 5 x 7 6 8').slice(0, 1), [
      '3: caseCount',
    ]);
    assert.deepEqual(tokens('3 # rows: 4\n2 3 4\n1 5 x\n7 6 8').slice(0, 1), ['3: boardSize']);
    assert.deepEqual(tokens('2 3\n4 1 2\n5 x 3').slice(0, 2), ['2: boardSize', '3: boardSize']);
    assert.deepEqual(tokens('2 3 4\n1 5 x\n7 6 8\n19 moves').slice(0, 1), ['19: moveCount']);
  });

  it('only what is seen', () => {
    const text = '2 3 4 1 5 x 7 6 8\n'.repeat(20_000);
    const seen = { start: 180_000, end: 180_000 + 17 };
    assert.equal(tokensIn(text, readText(text), seen).length, 9);
  });
});
