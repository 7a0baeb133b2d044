import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LICENCE_FILE = /^licen[cs]e(\.(md|txt))?$/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * @param {string} input a file that was bundled
 * @returns {string | undefined} the folder of the package that it is from, if it is from one
 */
function packageOf(input) {
  return /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(input.replaceAll('\\', '/'))?.[0];
}

/**
 * @param {string} code
 * @returns {string | undefined} the comment that it begins with, where that is a licence: small packages have no other
 */
function grantAbove(code) {
  const comment = /^(?:\/\/.*\n)+/.exec(code.replaceAll('\r\n', '\n'))?.[0].replace(/^\/\/ ?/gm, '');
  return comment !== undefined && /permission is hereby granted/i.test(comment) ? comment : undefined;
}

/**
 * @param {string} folder a package's
 * @returns {Promise<string>} its name, version and address, and the text of its licence
 */
async function notice(folder) {
  const { name, version, license, homepage, repository, main } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((entry) => LICENCE_FILE.test(entry));
  const text =
    file === undefined
      ? grantAbove(await readFile(join(folder, main), 'utf8'))
      : await readFile(join(folder, file), 'utf8');
  if (text === undefined) throw new Error(`${name} is bundled, but has no text of a licence.`);
  const address = homepage ?? (repository?.url ?? repository).replace(/^git\+|\.git$/g, '');
  return `${name} ${version} (${license})\n${address}\n\n${text.replaceAll('\r\n', '\n').trim()}`;
}

/**
 * Writes down whose code is bundled, each package with its licence. Packages
 * without one fail the build.
 * @param {string} file
 * @param {readonly string[]} inputs all files that were bundled
 */
export async function writeNotices(file, inputs) {
  const folders = new Set(inputs.map(packageOf).filter((folder) => folder !== undefined));
  const notices = await Promise.all([...folders].map(notice));
  // By name, whatever the order in which bundles became ready, so that the same code gives the same file.
  const list = notices.sort().join(RULE);
  await writeFile(file, `The extension contains code or pictures of the following packages.${RULE}${list}\n`);
}
