// Makes the tables that the extension ships:
//
//   npm run tables
//
// They are kept in the repository; a test holds them to what this makes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { SHIPPED_LAYOUT, automatonBytes, packPatterns } from '../search/patterns/shipped.js';
import { automatonOf } from './automaton.js';
import { LONGEST_WORD, findDuplicates } from './duplicates.js';
import { makeWidePatterns } from './widePatterns.js';

const folder = join('media', 'tables');
mkdirSync(folder, { recursive: true });

const words = findDuplicates(LONGEST_WORD).map(({ word }) => word);
write('duplicates.bin', automatonBytes(automatonOf(words)));
write('patterns.bin', packPatterns(makeWidePatterns(SHIPPED_LAYOUT)));

function write(name: string, bytes: Uint8Array): void {
  const packed = deflateRawSync(bytes, { level: 9, memLevel: 9 });
  writeFileSync(join(folder, name), packed);
  console.log(
    `${name}: ${packed.length.toLocaleString('en')} bytes, unpacked ${bytes.length.toLocaleString('en')}`,
  );
}
