import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}

/** The project's own folder. Looked for upwards, since each bundle lies at another depth of out/. */
export const root = findRoot(__dirname);

/** Where everything downloaded for the tests is kept; ignored by Git. */
export const cache = join(root, '.vscode-test');

/** A file of out/test/host, where the programs that others start are. */
export function program(name: string): string {
  return join(root, 'out/test/host', name);
}
