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

/** @returns the entries of the tables without those of impossible places, two a byte, to be compressed */
export function packPatterns(tables: PatternTables): Uint8Array {
  const entries: number[] = [];
  forEachEntry(tables, (index) => entries.push(tables.valueAt(index)));
  return Uint8Array.from(
    { length: Math.ceil(entries.length / 2) },
    (_, at) => entries[2 * at]! | ((entries[2 * at + 1] ?? 0) << 4),
  );
}

/**
 * @returns the tables that were packed
 * @throws RangeError when these are none
 */
export function unpackPatterns(packed: Uint8Array): PatternTables {
  const tables = new PatternTables(SHIPPED_LAYOUT);
  let entry = 0;
  forEachEntry(tables, (index) => {
    tables.put(index, (packed[entry >> 1]! >> ((entry & 1) << 2)) & 15);
    entry++;
  });
  if (packed.length !== Math.ceil(entry / 2)) {
    throw new RangeError(`Tables of ${packed.length} bytes instead of ${Math.ceil(entry / 2)}.`);
  }
  return tables;
}

/** Visits the entries of all patterns, the tiles of each in all squares but two in one: the first tile's square changes fastest. */
function forEachEntry({ layout, bases, weights }: PatternTables, visit: (index: number) => void): void {
  const cells = layout.shape.rows * layout.shape.columns;
  const place = (pattern: readonly number[], left: number, index: number, taken: number): void => {
    const weight = weights[pattern[left - 1]!]!;
    for (let cell = 0; cell < cells; cell++) {
      if ((taken >> cell) & 1) continue;
      const next = index + cell * weight;
      if (left === 1) visit(next);
      else place(pattern, left - 1, next, taken | (1 << cell));
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
  const automaton = Uint16Array.from({ length: bytes.length >> 1 }, (_, at) => {
    return bytes[2 * at]! | (bytes[2 * at + 1]! << 8);
  });
  const isState = (state: number) => state === CUT || 4 * state < automaton.length;
  if (bytes.length === 0 || bytes.length % 8 !== 0 || !automaton.every(isState)) {
    throw new RangeError('No automaton: a move leads to a state that there is not.');
  }
  return automaton;
}
