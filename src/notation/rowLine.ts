import { Scanner } from './scan.js';

/** @returns whether nothing on a line keeps it from being a row of a board: there is no word that is neither tile nor blank */
export function isRowLine(line: string): boolean {
  const scanner = new Scanner(line);
  while (scanner.next() !== 'text-end') {
    if (scanner.kind === 'foreign') return false;
  }
  return true;
}
