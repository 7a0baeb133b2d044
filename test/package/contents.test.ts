import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { root } from '../host/root';
import { installed, pack } from '../host/vsix';
import { type PackedFile, filesOf } from './archive';

/** All that belongs into the package, in its folder `extension`. */
const ALLOWED = [
  /^package\.json$/,
  /^package\.nls(\.[a-z-]+)?\.json$/,
  /^(readme|changelog)\.md$/,
  /^LICENSE\.txt$/,
  /^dist\/(extension|worker|web\/extension|web\/worker)\.js$/,
  /^dist\/webview\/panel\.(js|css)$/,
  /^dist\/webview\/chunks\/\w+-\w+\.(js|css)$/,
  /^dist\/THIRD_PARTY_NOTICES\.txt$/,
  /^examples\/[\w-]+\.8puz$/,
  /^l10n\/bundle\.l10n\.[a-z-]+\.json$/,
  /^media\/(icon\.png|panel\.svg|preview\.css)$/,
  /^media\/language\/[\w.-]+\.(json|svg)$/,
  /^media\/tables\/\w+\.bin$/,
  /^media\/walkthrough\/\w+\.svg$/,
];
/** What the format of the package asks for beside it. */
const ENVELOPE = ['[Content_Types].xml', 'extension.vsixmanifest'];
const TABLES = 'extension/media/tables/';

const MOST = 300 * 1024;
const MOST_OF_TABLES = 1.5 * 1024 * 1024;

describe('The package', () => {
  let archive: string;
  let files: readonly PackedFile[];

  before(async () => {
    assert.ok(installed);
    archive = installed;
    files = await filesOf(archive);
  });

  it('holds what belongs into it, and nothing else', () => {
    const stray = files
      .map(({ name }) => name)
      .filter((name) => !ENVELOPE.includes(name))
      .filter((name) => !ALLOWED.some((allowed) => allowed.test(name.replace(/^extension\//, ''))));
    assert.deepEqual(stray, []);
  });

  it('holds every file that the manifest names', () => {
    const manifest = files.find(({ name }) => name === 'extension/package.json')?.text ?? '';
    const named = [...manifest.matchAll(/"(?:\.\/)?((?:dist|media)\/[^"]+)"/g)].map(([, path]) => path ?? '');
    assert.ok(named.length > 5);
    const names = new Set(files.map(({ name }) => name));
    assert.deepEqual(
      named.filter((path) => !names.has(`extension/${path}`)),
      [],
    );
  });

  it('tells whose code is in it', () => {
    const notices = files.find(({ name }) => name.endsWith('THIRD_PARTY_NOTICES.txt'))?.text ?? '';
    for (const name of ['preact', 'valibot', '@vscode/codicons']) {
      assert.match(notices, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    }
  });

  it('holds no path of the machine that it was made on', () => {
    assert.deepEqual(
      files.filter((file) => file.text.includes(root)).map(({ name }) => name),
      [],
    );
  });

  it('is small: 300 KB, and 1.5 MB of tables', () => {
    const ofTables = files
      .filter(({ name }) => name.startsWith(TABLES))
      .reduce((sum, { packedSize }) => sum + packedSize, 0);
    const rest = statSync(archive).size - ofTables;
    assert.ok(rest <= MOST, `Without the tables it takes ${rest} bytes.`);
    assert.ok(ofTables <= MOST_OF_TABLES, `The tables take ${ofTables} bytes.`);
  });

  it('is the same when it is packed again', async () => {
    const again = await pack();
    const listed = (packed: readonly PackedFile[]) =>
      packed.map(({ name, packedSize }) => `${name} ${packedSize}`);
    assert.deepEqual(listed(await filesOf(again)), listed(files));
    assert.equal(statSync(again).size, statSync(archive).size);
  });
});
