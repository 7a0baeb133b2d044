import { MAX_SIDE, type Shape, cellCount } from '../puzzle/board.js';
import type { Row } from './blocks.js';
import type { Flaw, TextRange, TileFaults } from './flaws.js';
import type { Tile } from './scan.js';
import { holdsBoard } from './shapes.js';

/** A board as it stands in a text, right or wrong. */
export interface TextBoard extends TextRange {
  readonly shape: Shape;
  /** Its squares in reading order; when there are no flaws, exactly those of a board. */
  readonly squares: readonly Tile[];
  readonly flaws: readonly Flaw[];
}

/**
 * @param rows the board's rows, or the one line that it stands on
 * @param header what stands above it and belongs to it
 */
export function boardOf(rows: readonly Row[], shape: Shape, header?: TextRange): TextBoard {
  const squares = rows.length === 1 && rows[0] ? rows[0].tiles : rows.flatMap(({ tiles }) => tiles);
  const range = { start: (header ?? rows[0])?.start ?? 0, end: rows.at(-1)?.end ?? 0 };
  const right = squares.length === cellCount(shape) && holdsBoard(rows, 0, rows.length);
  const flaw = right ? undefined : flawOf(rows, squares, shape, range);
  return { ...range, shape, squares, flaws: flaw ? [flaw] : [] };
}

/** @returns the first thing that is wrong with a board, the most telling kind of flaw first */
function flawOf(
  rows: readonly Row[],
  squares: readonly Tile[],
  shape: Shape,
  range: TextRange,
): Flaw | undefined {
  const foreign = rows.find((row) => row.foreign)?.foreign;
  if (foreign) {
    return { code: 'foreign-word', word: foreign.word, range: { start: foreign.start, end: foreign.end } };
  }
  const ragged = rows.length > 1 ? rows.findIndex(({ tiles }) => tiles.length !== shape.columns) : -1;
  const row = rows[ragged];
  if (row) {
    const { start, end } = row;
    return {
      code: 'ragged-row',
      row: ragged + 1,
      found: row.tiles.length,
      columns: shape.columns,
      range: { start, end },
    };
  }
  if (squares.length > MAX_SIDE * MAX_SIDE) {
    return { code: 'too-large', found: squares.length, limit: MAX_SIDE * MAX_SIDE, range };
  }
  const { faults, place } = faultsOf(squares, cellCount(shape));
  if (squares.length !== cellCount(shape)) {
    return { code: 'wrong-count', found: squares.length, shape, faults, range };
  }
  return place ? { code: 'wrong-tiles', shape, faults, ...place } : undefined;
}

/** @returns the tiles that are wrong, and the place of the first of them */
function faultsOf(
  squares: readonly Tile[],
  cells: number,
): { faults: TileFaults; place?: { range: TextRange; related?: TextRange } } {
  const seen = new Map<number, Tile>();
  const [twice, outside] = [new Set<number>(), new Set<number>()];
  let place: { range: TextRange; related?: TextRange } | undefined;
  for (const square of squares) {
    const { tile, start, end } = square;
    const before = seen.get(tile);
    if (tile >= cells) {
      outside.add(tile);
      place ??= { range: { start, end } };
    } else if (before) {
      twice.add(tile);
      place ??= { range: { start, end }, related: { start: before.start, end: before.end } };
    } else {
      seen.set(tile, square);
    }
  }
  const missing = Array.from({ length: cells }, (_, tile) => tile).filter((tile) => !seen.has(tile));
  return { faults: { twice: [...twice], missing, outside: [...outside] }, ...(place && { place }) };
}
