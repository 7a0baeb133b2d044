import { type Board, MAX_SIDE, type Shape, cellCount } from '../puzzle/board.js';
import type { Flaw, TextRange, TileFaults } from './flaws.js';
import type { Row } from './row.js';
import { holdsBoard, isLineBoard } from './shapes.js';

/** A board as it stands in a text, or what is wrong with it. */
export type TextBoard = TextRange & {
  readonly shape: Shape;
  /** The rows that it is made of: one for each of its own, or the one line that it stands on. */
  readonly rows: readonly Row[];
} & ({ readonly board: Board; readonly flaw?: never } | { readonly board?: never; readonly flaw: Flaw });

/** @returns the board that stands on one line */
export function lineBoardOf(row: Row, shape: Shape): TextBoard {
  const isSound = row.count === cellCount(shape) && isLineBoard(row);
  return isSound ? soundLineOf(row, shape) : boardOf([row], shape);
}

/** @returns the board of a line that is one: see `isLineBoard` */
export function soundLineOf(row: Row, shape: Shape): TextBoard {
  return new SoundLine(row, shape);
}

/**
 * @param rows the board's rows, or the one line that it stands on
 * @param header what stands above it and belongs to it
 */
export function boardOf(rows: readonly Row[], shape: Shape, header?: TextRange): TextBoard {
  const start = (header ?? rows[0])?.start ?? 0;
  const end = rows.at(-1)?.end ?? 0;
  if (countOf(rows) !== cellCount(shape) || !holdsBoard(rows, 0, rows.length)) {
    return { start, end, shape, rows, flaw: flawOf(rows, tilesOf(rows), shape, { start, end }) };
  }
  return new SoundRows(rows, shape, header);
}

// Boards with nothing wrong. There can be very many of them, so they have few fields, and are put together when they are
// asked for. What holds a board need not be checked again, so this is no case for `makeBoard`.

class SoundLine {
  constructor(
    private readonly row: Row,
    readonly shape: Shape,
  ) {}

  get rows(): readonly Row[] {
    return [this.row];
  }

  get start(): number {
    return this.row.start;
  }

  get end(): number {
    return this.row.end;
  }

  get board(): Board {
    return { rows: this.shape.rows, columns: this.shape.columns, tiles: this.row.tiles };
  }
}

class SoundRows {
  constructor(
    readonly rows: readonly Row[],
    readonly shape: Shape,
    private readonly header: TextRange | undefined,
  ) {}

  get start(): number {
    return (this.header ?? this.rows[0]!).start;
  }

  get end(): number {
    return this.rows.at(-1)!.end;
  }

  get board(): Board {
    return { rows: this.shape.rows, columns: this.shape.columns, tiles: tilesOf(this.rows) };
  }
}

function tilesOf(rows: readonly Row[]): readonly number[] {
  return rows.flatMap((row) => row.tiles);
}

function countOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** @returns the first thing that is wrong with a board that is not right, the most telling kind of flaw first */
function flawOf(rows: readonly Row[], tiles: readonly number[], shape: Shape, range: TextRange): Flaw {
  const strange = rows.find(({ foreign }) => foreign);
  if (strange?.foreign) {
    const { start, end } = strange.foreign;
    return { code: 'foreign-word', word: strange.text.slice(start, end), range: { start, end } };
  }
  const ragged = rows.length > 1 ? rows.findIndex((row) => row.count !== shape.columns) : -1;
  const row = rows[ragged];
  if (row) {
    const { start, end } = row;
    return {
      code: 'ragged-row',
      row: ragged + 1,
      found: row.count,
      columns: shape.columns,
      range: { start, end },
    };
  }
  if (tiles.length > MAX_SIDE * MAX_SIDE) {
    const found = rows.reduce((sum, { notes }) => sum + notes.dropped, tiles.length);
    return { code: 'too-large', found, limit: MAX_SIDE * MAX_SIDE, range };
  }
  const faults = faultsOf(tiles, cellCount(shape));
  if (tiles.length !== cellCount(shape)) {
    return { code: 'wrong-count', found: tiles.length, shape, faults, range };
  }
  return { code: 'wrong-tiles', shape, faults, ...firstFault(rows, tiles) };
}

/** @returns the tiles that are wrong, or missing, on a board of so many squares */
function faultsOf(tiles: readonly number[], cells: number): TileFaults {
  const [met, twice, outside] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const tile of tiles) {
    if (tile >= cells) outside.add(tile);
    else if (met.has(tile)) twice.add(tile);
    else met.add(tile);
  }
  const missing = Array.from({ length: cells }, (_, tile) => tile).filter((tile) => !met.has(tile));
  return { twice: [...twice], missing, outside: [...outside] };
}

/** @returns the place of the first square with a tile that stands before it already, or that no board of so many squares has */
function firstFault(
  rows: readonly Row[],
  tiles: readonly number[],
): { range: TextRange; related?: TextRange } {
  const places = rows.flatMap((row) => row.places());
  const wrong = tiles.findIndex((tile, at) => tile >= tiles.length || tiles.indexOf(tile) < at);
  const before = tiles.indexOf(tiles[wrong]!);
  const range = places[wrong]!;
  return before < wrong ? { range, related: places[before]! } : { range };
}
