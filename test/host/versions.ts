import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** The newest VS Code that the server build is known to work of. */
const newestServer = '1.139.1';

/** The version of VS Code that is asked for; undefined is the newest there is. */
function askedVersion(): string | undefined {
  const asked = process.env['EIGHT_PUZZLE_VSCODE'] ?? '';
  switch (asked) {
    case '':
    case 'newest':
      return undefined;
    case 'oldest': {
      const manifest = readFileSync(join(root, 'package.json'), 'utf8');
      return (JSON.parse(manifest) as { engines: { vscode: string } }).engines.vscode.replace('^', '');
    }
    default:
      return asked;
  }
}

/** The version of the desktop program, as `@vscode/test-electron` has them. */
export function desktopVersion(): string {
  return askedVersion() ?? 'stable';
}

/** The version of the npm package code-server, which is that of its VS Code but for the first number. */
export function codeServerVersion(): string {
  return (askedVersion() ?? newestServer).replace(/^1\./, '4.');
}
