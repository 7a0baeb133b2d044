import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function releaseNotes(...versions: string[]): { status: number | null; notes: string } {
  const { status, stdout } = spawnSync(process.execPath, ['.ci/releaseNotes.mjs', ...versions], {
    encoding: 'utf8',
  });
  return { status, notes: stdout };
}

describe('the notes of a release', () => {
  it('are what the changelog says of it', () => {
    const { status, notes } = releaseNotes('0.1.0');
    assert.equal(status, 0);
    const lines = notes.trim().split('\n');
    assert.ok(lines.every((line) => line.startsWith('- ')));
    assert.ok(readFileSync('CHANGELOG.md', 'utf8').replaceAll('\r\n', '\n').includes(notes.trim()));
  });

  it('are those of the current version, when not told which', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    assert.deepEqual(releaseNotes(), releaseNotes(version));
  });

  it('are none of a version that the changelog has not', () => {
    assert.deepEqual(releaseNotes('0.1'), { status: 1, notes: '' });
  });
});
