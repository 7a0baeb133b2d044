import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const REFERENCE = readFileSync('media/reference/api.md', 'utf8');
const BLOCKS = [...REFERENCE.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block]) => block);

describe('The reference of the API', () => {
  it('has the example that the integration tests run', () => {
    const run = readFileSync('test/integration/apiExample.ts', 'utf8');
    assert.equal(BLOCKS[0], run.replace('../../src/api/types.js', './eight-puzzle'));
  });

  it('has the types as they are', () => {
    assert.equal(BLOCKS[1], readFileSync('src/api/types.ts', 'utf8'));
  });

  it('has every code of an error', () => {
    const types = readFileSync('src/api/types.ts', 'utf8');
    const codes = /readonly code: (.+);/
      .exec(types)?.[1]
      ?.split(' | ')
      .map((code) => code.slice(1, -1));
    const told = [...REFERENCE.matchAll(/^\| `([\w-]+)` +\|[^|]*\|$/gm)].map(([, code]) => code);
    assert.ok(codes && codes.length > 0);
    assert.deepEqual(told, codes);
  });
});
