// Draws the README's pictures: `npm run pictures`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../host/root';
import { README_PICTURES } from './readme';

for (const [path, draw] of Object.entries(README_PICTURES)) writeFileSync(join(root, path), draw());
