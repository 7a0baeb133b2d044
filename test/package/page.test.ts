import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { installed } from '../host/vsix';
import { type PackedFile, filesOf } from './archive';

const PAGE = 'extension/dist/webview/';
const SCRIPT = `${PAGE}panel.js`;

/** What all scripts of the page may take, minified and not compressed, in bytes. */
const MOST = 120 * 1024;
/** What of them, and of style, the player may take. */
const MOST_OF_PLAYER = 100 * 1024;

/** A class name that stands in the code of one view alone, for each view that the player shall not pay for. */
const VIEWS = {
  compare: 'log-bars',
  search: 'search-parts',
  play: 'game-buttons',
  space: 'distribution',
};

describe('The page of the panel', () => {
  /** Its files by their names. */
  let files: ReadonlyMap<string, PackedFile>;
  /** The script that the page begins with, and all that it cannot begin without. */
  let atOnce: ReadonlySet<string>;

  before(async () => {
    assert.ok(installed);
    const packed = await filesOf(installed);
    files = new Map(packed.filter(({ name }) => name.startsWith(PAGE)).map((file) => [file.name, file]));
    atOnce = importedBy(SCRIPT);
  });

  function textOf(name: string): string {
    const file = files.get(name);
    assert.ok(file, `There is no ${name}.`);
    return file.text;
  }

  /** @returns a script and the scripts that it imports, those apart that it only loads when they are needed */
  function importedBy(script: string, found = new Set<string>()): Set<string> {
    if (found.has(script)) return found;
    found.add(script);
    for (const [, path] of textOf(script).matchAll(/(?:import|from)"(\.[^"]+\.js)"/g)) {
      importedBy(posix.join(posix.dirname(script), path ?? ''), found);
    }
    return found;
  }

  const sizeOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + Buffer.byteLength(textOf(name)), 0);

  it('takes 120 KB at most with all its views, and 100 KB with the player alone', () => {
    const scripts = [...files.keys()].filter((name) => name.endsWith('.js'));
    const player = sizeOf([...atOnce, `${PAGE}panel.css`]);
    console.log(`      ${sizeOf(scripts)} bytes of scripts; ${player} bytes for the player`);
    assert.ok(sizeOf(scripts) <= MOST);
    assert.ok(player <= MOST_OF_PLAYER);
  });

  it('has the views that are not the player’s in files of their own', () => {
    for (const [view, sign] of Object.entries(VIEWS)) {
      const holders = [...files.keys()].filter(
        (name) => name.endsWith('.js') && textOf(name).includes(`"${sign}"`),
      );
      assert.equal(holders.length, 1, view);
      assert.ok(!holders.some((name) => atOnce.has(name)), view);
    }
  });
});
