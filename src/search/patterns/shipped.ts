import { cellCount } from '../../puzzle/board.js';
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

/** @returns the entries of the tables without those of impossible places, four a byte, to be compressed */
export function packPatterns(tables: PatternTables): Uint8Array {
  const entries: number[] = [];
  forEachRow(tables, (index, taken) => {
    for (let cell = 0; cell < CELLS; cell++) {
      if (((taken >> cell) & 1) === 0) entries.push(tables.valueAt(index + cell));
    }
  });
  return Uint8Array.from({ length: Math.ceil(entries.length / 4) }, (_, at) =>
    [0, 1, 2, 3].reduce((byte, place) => byte | ((entries[4 * at + place] ?? 0) << (2 * place)), 0),
  );
}

/**
 * @returns the tables that were packed
 * @throws RangeError when these are none
 */
export function unpackPatterns(packed: Uint8Array): PatternTables {
  const tables = new PatternTables(SHIPPED_LAYOUT);
  const { buffer, byteOffset, byteLength } = tables.values;
  // A row of sixteen entries of two bits is a word.
  const words = new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT);
  let entry = 0;
  forEachRow(tables, (index, taken) => {
    let row = 0;
    // The lowest bit first: this loop is run as often for every row, so the processor foretells its end.
    for (let free = ~taken & EVERYWHERE; free !== 0; free &= free - 1) {
      const cell = 31 - Math.clz32(free & -free);
      row |= ((packed[entry >> 2]! >> ((entry & 3) << 1)) & 3) << (2 * cell);
      entry++;
    }
    words[index / CELLS] = row;
  });
  if (packed.length !== Math.ceil(entry / 4)) {
    throw new RangeError(`Tables of ${packed.length} bytes instead of ${Math.ceil(entry / 4)}.`);
  }
  return tables;
}

const CELLS = cellCount(SHIPPED_LAYOUT.shape);
/** All squares, a bit for each. */
const EVERYWHERE = 2 ** CELLS - 1;

/**
 * Visits the entries of all patterns a row at a time: those that differ in the square of the pattern's first tile.
 * @param visit gets the index of the entry with that tile in square 0, and the squares of the others, a bit for each
 */
function forEachRow(
  { layout, bases, weights }: PatternTables,
  visit: (index: number, taken: number) => void,
): void {
  const place = (pattern: readonly number[], left: number, index: number, taken: number): void => {
    if (left === 1) {
      visit(index, taken);
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

/** @returns an automaton as bytes, the lower byte of each number first */
export function automatonBytes(automaton: MoveAutomaton): Uint8Array {
  return Uint8Array.from({ length: automaton.length * 2 }, (_, at) => automaton[at >> 1]! >> (8 * (at & 1)));
}

/**
 * @returns the automaton of `automatonBytes`
 * @throws RangeError when it is none
 */
export function readAutomaton(bytes: Uint8Array): MoveAutomaton {
  const automaton = new Uint16Array(bytes.length >> 1);
  let isWhole = bytes.length > 0 && bytes.length % 8 === 0;
  for (let at = 0; at < automaton.length; at++) {
    const state = bytes[2 * at]! | (bytes[2 * at + 1]! << 8);
    automaton[at] = state;
    if (state !== CUT && 4 * state >= automaton.length) isWhole = false;
  }
  if (!isWhole) throw new RangeError('No automaton: a move leads to a state that there is not.');
  return automaton;
}
