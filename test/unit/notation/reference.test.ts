import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readings } from './reading.js';

/** An example of the reference: a text, and what the lines behind `>>` say that it reads as. */
interface Example {
  readonly text: string;
  readonly expected: readonly string[];
  /** The heading above it. */
  readonly heading: string;
}

const REFERENCE = readFileSync('media/reference/format.md', 'utf8');
const EXPECTED = '>> ';

function examples(): Example[] {
  const parts = REFERENCE.matchAll(/^#+ (.+)$|^```8puz\n([^]*?)^```$/gm);
  let heading = '';
  const found: Example[] = [];
  for (const [, title, block] of parts) {
    heading = title ?? heading;
    if (block === undefined) continue;
    const lines = block.trimEnd().split('\n');
    const expected = lines.filter((line) => line.startsWith(EXPECTED));
    found.push({
      text: lines.filter((line) => !line.startsWith(EXPECTED)).join('\n'),
      expected: expected.map((line) => line.slice(EXPECTED.length)),
      heading,
    });
  }
  return found;
}

describe('the reference of the format', () => {
  it('has an example of each feature', () => {
    const headings = new Set([...REFERENCE.matchAll(/^##+ (.+)$/gm)].map(([, title]) => title));
    headings.delete('Limits');
    assert.deepEqual(new Set(examples().map(({ heading }) => heading)), headings);
  });

  for (const [index, { text, expected, heading }] of examples().entries()) {
    it(`is right in its example ${index + 1}, of ${heading}`, () => {
      assert.ok(expected.length > 0, 'An example says what it is read as.');
      assert.deepEqual(readings(text), expected);
      assert.deepEqual(readings(text.replaceAll('\n', '\r\n')), expected, 'with CRLF');
    });
  }
});
