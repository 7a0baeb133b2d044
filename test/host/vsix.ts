import { join } from 'node:path';
import { temporaryFolder } from './lifetime';
import { npm } from './npm';
import { root } from './root';

/** Packs the extension as `npm run package` does, and gives the file, which goes away with this process. */
export async function pack(): Promise<string> {
  const file = join(temporaryFolder('vsix').path, 'eight-puzzle.vsix');
  await npm(['run', '--silent', 'package', '--', '--out', file], root);
  return file;
}

/** The packed extension that the tests of this process are to use, instead of the project's folder. */
export const installed = process.env['EIGHT_PUZZLE_VSIX'];
