import { cellCount } from '../../puzzle/board.js';
import { MOVES } from '../../puzzle/moves.js';
import { CUT, type MoveAutomaton } from './moveAutomaton.js';
import { type PatternLayout, PatternTables } from './patternTables.js';

/**
 * The tables that the extension ships for 4×4: patterns of six, six and three
 * tiles, of all that were tried those that take the fewest nodes.
 */
export const SHIPPED_LAYOUT: PatternLayout = {
  shape: { rows: 4, columns: 4 },
  blank: 15,
  patterns: [
    [1, 5, 6, 9, 10, 13],
    [7, 8, 11, 12, 14, 15],
    [2, 3, 4],
  ],
  knowsBlank: false,
};

/** @returns the entries of the tables without those of impossible places, each row in whole bytes, to be compressed */
export function packPatterns(tables: PatternTables): Uint8Array {
  const rows = rowsOf(tables);
  const packed: number[] = [];
  forEachRow(tables, (index, taken, bytes) => {
    const row = squeezed(rows[index / CELLS]!, taken);
    for (let byte = 0; byte < bytes; byte++) packed.push((row >> (8 * byte)) & 0xff);
  });
  return Uint8Array.from(packed);
}

/**
 * @returns the tables that were packed
 * @throws RangeError when these are none
 */
export function unpackPatterns(packed: Uint8Array): PatternTables {
  const tables = new PatternTables(SHIPPED_LAYOUT);
  const rows = rowsOf(tables);
  let at = 0;
  forEachRow(tables, (index, taken, bytes) => {
    let row = 0;
    for (let byte = 0; byte < bytes; byte++) row |= packed[at + byte]! << (8 * byte);
    at += bytes;
    rows[index / CELLS] = spread(row, taken);
  });
  if (packed.length !== at) throw new RangeError(`Tables of ${packed.length} bytes instead of ${at}.`);
  return tables;
}

/** @returns tables by rows: sixteen entries of two bits are a word */
function rowsOf({ values: { buffer, byteOffset, byteLength } }: PatternTables): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT);
}

/** @returns a row without the entries of some squares, which are given a bit for each */
function squeezed(row: number, squares: number): number {
  let left = row;
  for (let square = CELLS - 1; square >= 0; square--) {
    const below = (1 << (2 * square)) - 1;
    if ((squares >> square) & 1) left = (left & below) | ((left >>> 2) & ~below);
  }
  return left;
}

/** @returns a row that was squeezed, with room for the entries of these squares again */
function spread(row: number, squares: number): number {
  let wide = row;
  // The lowest bit first: this loop is run as often for every row, so the processor foretells its end.
  for (let left = squares; left !== 0; left &= left - 1) {
    const below = (1 << (2 * (31 - Math.clz32(left & -left)))) - 1;
    wide = (wide & below) | ((wide & ~below) << 2);
  }
  return wide;
}

const CELLS = cellCount(SHIPPED_LAYOUT.shape);
/**
 * Visits the entries of all patterns a row at a time: those that differ in the square of the pattern's first tile.
 * @param visit gets the index of the entry with that tile in square 0, the squares of the others, a bit for each, and how many bytes take the entries of the squares left
 */
function forEachRow(
  { layout, bases, weights }: PatternTables,
  visit: (index: number, taken: number, bytes: number) => void,
): void {
  const place = (pattern: readonly number[], left: number, index: number, taken: number): void => {
    if (left === 1) {
      visit(index, taken, Math.ceil((CELLS - pattern.length + 1) / 4));
      return;
    }
    const weight = weights[pattern[left - 1]!]!;
    for (let cell = 0; cell < CELLS; cell++) {
      if (((taken >> cell) & 1) === 0) place(pattern, left - 1, index + cell * weight, taken | (1 << cell));
    }
  };
  layout.patterns.forEach((pattern, number) => {
    place(pattern, pattern.length, bases[number]!, 0);
  });
}

/** @returns an automaton as bytes, the lower byte of each number first, as all processors have it that VS Code runs on */
export function automatonBytes({ buffer, byteOffset, byteLength }: MoveAutomaton): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * @returns the automaton of `automatonBytes`
 * @throws RangeError when it is none
 */
export function readAutomaton(bytes: Uint8Array): MoveAutomaton {
  // A copy, as the bytes may begin anywhere in what they are part of.
  const automaton = new Uint16Array(new Uint8Array(bytes).buffer);
  const states = automaton.length / MOVES.length;
  const isWhole = states > 0 && Number.isInteger(states);
  if (!isWhole || automaton.some((state) => state !== CUT && state >= states)) {
    throw new RangeError('No automaton: a move leads to a state that there is not.');
  }
  return automaton;
}
