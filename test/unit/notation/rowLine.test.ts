import assert from 'node:assert/strict';
import { isRowLine } from '../../../src/notation/rowLine.js';

describe('a line that can be a row', () => {
  it('has squares, in any of the ways to write them, and no other words', () => {
    for (const line of [
      '2 3 4',
      '1 5 x',
      '23415x768',
      '{7, 6, 8},',
      '| 2 | 3 |',
      '+---+',
      '2 3 / x 1',
      '->',
    ]) {
      assert.ok(isRowLine(line), line);
    }
    for (const line of ['first line of text', 'goal: spiral', 'int a[3]', 'ullddr', '2 3 4 please']) {
      assert.ok(!isRowLine(line), line);
    }
  });
});
