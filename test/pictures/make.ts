// Draws the README's pictures:
//
//   npm run pictures                       all of them
//   npm run pictures -- language search    of the windows, these
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../host/root';
import { README_PICTURES } from './readme';
import { pictureWindows } from './windows';

async function main(): Promise<void> {
  for (const [path, draw] of Object.entries(README_PICTURES)) writeFileSync(join(root, path), draw());
  await pictureWindows(process.argv.slice(2));
}

main().then(
  // Server and browser, which would keep this alive, end with it.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
