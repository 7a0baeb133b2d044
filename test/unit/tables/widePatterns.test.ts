import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { SHIPPED_LAYOUT, packPatterns, unpackPatterns } from '../../../src/search/patterns/shipped.js';
import { makeWidePatterns } from '../../../src/tables/widePatterns.js';
import { assertCosts } from '../patternCosts.js';

describe('Pattern databases that do not know the blank', function () {
  this.timeout(120_000);

  for (const [rows, columns, patterns] of [
    [
      2,
      3,
      [
        [1, 4, 5],
        [2, 3],
      ],
    ],
    [
      3,
      3,
      [
        [1, 2, 4, 5],
        [3, 6, 7, 8],
      ],
    ],
    [
      2,
      4,
      [
        [1, 2, 5],
        [3, 4, 6, 7],
      ],
    ],
  ] as const) {
    it(`tell what a pattern costs at least on ${rows}×${columns}`, () => {
      const shape = { rows, columns };
      assertCosts(makeWidePatterns({ shape, blank: rows * columns - 1, patterns, knowsBlank: false }));
    });
  }

  it('are shipped as they are made', () => {
    const shipped = inflateRawSync(readFileSync('media/tables/patterns.bin'));
    const made = makeWidePatterns(SHIPPED_LAYOUT);
    assert.ok(shipped.equals(packPatterns(made)));
    assert.ok(shipped.equals(packPatterns(unpackPatterns(shipped))));
  });

  it('are not unpacked from what is none', () => {
    for (const length of [0, 4_194_236, 4_194_239, 4_194_244]) {
      assert.throws(() => unpackPatterns(new Uint8Array(length)), RangeError);
    }
  });
});
