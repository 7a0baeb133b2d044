// Prints what CHANGELOG.md says of a version, as the notes of its release:
//
//   npm run --silent release-notes              of the version in package.json
//   npm run --silent release-notes -- 0.1.0     of another
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const asked = process.argv[2] ?? version;

const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
const sections = changelog.split(/^## /m).slice(1);
const section = sections.find((text) => text.split(/\s/, 1)[0] === asked);
if (section === undefined) {
  console.error(`CHANGELOG.md has no section of version ${asked}.`);
  process.exitCode = 1;
} else {
  console.log(section.slice(asked.length).trim());
}
