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

/**
 * @returns the rows of the tables, to be compressed: the first bytes of all rows, then the second ones, and so on, since
 * bytes that follow each other are alike then
 */
export function packPatterns(tables: PatternTables): Uint8Array {
  const rows = rowsOf(tables);
  const packed: number[] = [];
  forEachRow(tables, (index, taken) => packed.push(withoutGaps(rows[index / CELLS]!, taken)));
  return Uint8Array.from(
    { length: BYTES * packed.length },
    (_, at) => packed[at % packed.length]! >> (8 * Math.floor(at / packed.length)),
  );
}

/**
 * @returns the tables that were packed
 * @throws RangeError when these are none
 */
export function unpackPatterns(packed: Uint8Array): PatternTables {
  const size = BYTES * SHIPPED_LAYOUT.patterns.reduce((rows, pattern) => rows + rowsOfPattern(pattern), 0);
  if (packed.length !== size) throw new RangeError(`Tables of ${packed.length} bytes instead of ${size}.`);
  const tables = new PatternTables(SHIPPED_LAYOUT);
  const rows = rowsOf(tables);
  const [second, third, fourth] = [1, 2, 3].map((byte) => (byte * packed.length) / BYTES) as [
    number,
    number,
    number,
  ];
  let at = 0;
  forEachRow(tables, (index) => {
    rows[index / CELLS] =
      packed[at]! | (packed[second + at]! << 8) | (packed[third + at]! << 16) | (packed[fourth + at]! << 24);
    at++;
  });
  return tables;
}

/** @returns tables by rows: sixteen entries of two bits are a word */
function rowsOf({ values: { buffer, byteOffset, byteLength } }: PatternTables): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength / BYTES);
}

/** @returns a row with the entries of taken squares, which nobody looks up, made those to the left: so they take the least when compressed */
function withoutGaps(row: number, taken: number): number {
  let whole = row;
  for (let square = 1; square < CELLS; square++) {
    const place = 2 * square;
    const left = (whole >> (place - 2)) & 3;
    if ((taken >> square) & 1) whole = (whole & ~(3 << place)) | (left << place);
  }
  return whole;
}

const CELLS = cellCount(SHIPPED_LAYOUT.shape);
/** How many a row has. */
const BYTES = Int32Array.BYTES_PER_ELEMENT;

/** @returns in how many ways the tiles of a pattern but the first one can stand */
function rowsOfPattern([, ...others]: readonly number[]): number {
  return others.reduce((ways, _tile, placed) => ways * (CELLS - placed), 1);
}

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
