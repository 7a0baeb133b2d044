import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { Places } from '../../../src/api/places.js';

describe('Places', () => {
  it('have the line and column that counting gives', () => {
    const signs = fc.constantFrom('a', '\n', '\r\n', ' ');
    fc.assert(
      fc.property(fc.array(signs), fc.nat(), (pieces, at) => {
        const text = pieces.join('');
        const start = at % (text.length + 1);
        const before = text.slice(0, start).split('\n');
        const place = new Places(text).of({ start, end: text.length });
        assert.deepEqual(place, {
          ...{ start, end: text.length },
          ...{ line: before.length, column: (before.at(-1) ?? '').length + 1 },
        });
      }),
    );
  });
});
