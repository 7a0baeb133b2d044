import { BLANK, cellCount } from '../puzzle/board.js';
import { type TextEdit, insertion } from './edits.js';
import type { TextRange } from './flaws.js';
import type { TextBoard } from './textBoard.js';

/** A way to make a board right that lacks one tile. */
export type TileRepair = {
  readonly edit: TextEdit;
  /** The missing tile, as it is written. */
  readonly tile: string;
} & (
  | { readonly kind: 'fill' }
  | {
      readonly kind: 'replace';
      /** What is replaced, as it is written. */
      readonly written: string;
      /** Which of the two that are written so. */
      readonly which: 'only' | 'first' | 'second';
    }
);

/**
 * @param blank how the blank is to be written
 * @returns the ways to make a board right in which exactly one tile is missing, the likeliest first; none for others
 */
export function tileRepairs(text: string, board: TextBoard, blank: string): TileRepair[] {
  const missing = missingTile(board);
  if (missing === undefined) return [];
  const tile = missing === BLANK ? blank : String(missing);
  const replace = (range: TextRange, which: 'only' | 'first' | 'second'): TileRepair => {
    const { start, end } = range;
    return {
      kind: 'replace',
      tile,
      written: text.slice(start, end),
      which,
      edit: { start, end, text: tile },
    };
  };
  const { rows, shape } = board;
  const tiles = rows.flatMap((row) => row.tiles);
  const foreign = rows.flatMap((row) => row.foreign ?? []);
  if (tiles.length < cellCount(shape)) {
    const foreignCount = rows.reduce((sum, { notes }) => sum + notes.foreignCount, 0);
    if (foreignCount === 0) return fillings(text, board, tile);
    return foreignCount === 1 ? [replace(foreign[0]!, 'only')] : [];
  }
  if (foreign.length > 0) return [];
  const places = rows.flatMap((row) => row.places());
  const wrong = tiles.findIndex((found, at) => found >= tiles.length || tiles.indexOf(found) < at);
  const before = tiles.indexOf(tiles[wrong]!);
  return before === wrong
    ? [replace(places[wrong]!, 'only')]
    : [replace(places[wrong]!, 'second'), replace(places[before]!, 'first')];
}

/** @returns the one tile that a board lacks, when at most one square of it is wrong */
function missingTile({ rows, shape }: TextBoard): number | undefined {
  const cells = cellCount(shape);
  const tiles = rows.flatMap((row) => row.tiles);
  if (tiles.length !== cells && tiles.length !== cells - 1) return undefined;
  const met = new Set(tiles.filter((tile) => tile < cells));
  if (met.size !== cells - 1) return undefined;
  return Array.from({ length: cells }, (_, tile) => tile).find((tile) => !met.has(tile));
}

/** @returns the tile put at the end of the row that is one square short, parted from the others as they are */
function fillings(text: string, { rows, shape }: TextBoard, tile: string): TileRepair[] {
  const wanted = rows.length === 1 ? cellCount(shape) : shape.columns;
  const short = rows.filter((row) => row.count !== wanted);
  const [row] = short;
  if (!row || short.length > 1 || row.count !== wanted - 1) return [];
  const places = row.places();
  const [last, secondLast] = [places.at(-1), places.at(-2)];
  if (!last) return [];
  const between = secondLast ? text.slice(secondLast.end, last.start) : ' ';
  // Squares of one word stay one word only while each is one sign.
  const isRight = between !== '' || tile.length === 1;
  return isRight ? [{ kind: 'fill', tile, edit: insertion(last.end, between + tile) }] : [];
}

/** @returns the edits that exchange two tiles of a right board */
export function exchange(text: string, { rows }: TextBoard, [a, b]: readonly [number, number]): TextEdit[] {
  const tiles = rows.flatMap((row) => row.tiles);
  const places = rows.flatMap((row) => row.places());
  const [first, second] = [places[tiles.indexOf(a)]!, places[tiles.indexOf(b)]!];
  return [
    { start: first.start, end: first.end, text: text.slice(second.start, second.end) },
    { start: second.start, end: second.end, text: text.slice(first.start, first.end) },
  ];
}

/** @returns how a board writes its blank, or undefined when it has none */
export function blankSign(text: string, { rows }: TextBoard): string | undefined {
  for (const row of rows) {
    const place = row.tiles.includes(BLANK) ? row.places()[row.tiles.indexOf(BLANK)] : undefined;
    if (place) return text.slice(place.start, place.end);
  }
  return undefined;
}

/** @returns how a board that has no blank should write it: as its neighbours do, or as is usual for its kind */
export function blankSignFor(
  text: string,
  board: TextBoard,
  neighbours: Iterable<TextBoard | undefined>,
): string {
  for (const neighbour of neighbours) {
    const sign = neighbour && blankSign(text, neighbour);
    if (sign !== undefined) return sign;
  }
  return board.rows[0]?.notes.enclosed ? '0' : 'x';
}
