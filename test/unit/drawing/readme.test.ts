import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { README_PICTURES } from '../../pictures/readme';

describe('pictures of the README', () => {
  for (const [path, draw] of Object.entries(README_PICTURES)) {
    it(`${path} is what the extension draws`, () => {
      const drawn = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
      assert.ok(drawn === draw(), 'It is out of date: `npm run pictures` makes it again.');
    });
  }
});
