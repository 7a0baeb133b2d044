import { type Board, type Shape, blankCell } from './board.js';
import { MOVES, blankAfter } from './moves.js';
import { relabelling } from './problem.js';

/**
 * A way to look at boards: turned or mirrored, and with other names for the
 * tiles. It takes moves to moves, so distances stay and solutions go over.
 */
export interface View {
  /** The shape that boards have in it. */
  readonly shape: Shape;
  /** For each square, the square where it is seen. */
  readonly cells: Uint8Array;
  /** For each move by its number in MOVES, the number of the move that it is seen as. */
  readonly moves: Uint8Array;
  /** For each tile, its name there; the blank keeps 0. */
  readonly names: Uint8Array;
}

/** @returns the tiles of a board as they are seen, row by row */
export function tilesIn({ cells, names }: View, tiles: ArrayLike<number>): Uint8Array {
  const seen = new Uint8Array(cells.length);
  cells.forEach((cell, square) => (seen[cell] = names[tiles[square]!]!));
  return seen;
}

/**
 * The one view of all that show a goal turned, mirrored and renamed in which it
 * stands for as many other goals as possible: no more rows than columns, the
 * tiles in order, and the blank in the last square that can be had. So the nine
 * squares that the blank of a 3×3 goal may have come to three: corner, edge, centre.
 */
export function standardView(goal: Board): View {
  const { shape, cells, moves } = standardSymmetry(goal, blankCell(goal));
  const tiles = [...goal.tiles];
  goal.tiles.forEach((tile, cell) => (tiles[cells[cell]!] = tile));
  return { shape, cells, moves, names: relabelling({ ...shape, tiles }) };
}

const standardSymmetries = new Map<string, Symmetry>();

/**
 * A constant of the shape and the blank's square, so it is made once and kept: in a file of pairs each has a goal of
 * its own.
 * @returns how goals with the blank in a square are turned and mirrored in their standard view
 */
function standardSymmetry({ rows, columns }: Shape, blank: number): Symmetry {
  const key = `${rows}×${columns} ${blank}`;
  let standard = standardSymmetries.get(key);
  if (!standard) {
    const upright = symmetries({ rows, columns }).filter(({ shape }) => shape.rows <= shape.columns);
    const last = Math.max(...upright.map(({ cells }) => cells[blank]!));
    standard = upright.find(({ cells }) => cells[blank] === last)!;
    standardSymmetries.set(key, standard);
  }
  return standard;
}

/** What turning and mirroring does to squares and moves. */
export type Symmetry = Omit<View, 'names'>;

/**
 * @returns all eight ways in which a board of a shape can be turned and mirrored, the one that leaves it as it is first
 */
export function symmetries(shape: Shape): Symmetry[] {
  return [false, true].flatMap((transposed) =>
    [false, true].flatMap((upsideDown) =>
      [false, true].map((leftToRight) => symmetry(shape, transposed, upsideDown, leftToRight)),
    ),
  );
}

function symmetry(shape: Shape, transposed: boolean, upsideDown: boolean, leftToRight: boolean): Symmetry {
  const { rows, columns } = shape;
  const seenShape = transposed ? { rows: columns, columns: rows } : { rows, columns };
  const cells = Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const row = upsideDown ? rows - 1 - Math.floor(cell / columns) : Math.floor(cell / columns);
    const column = leftToRight ? columns - 1 - (cell % columns) : cell % columns;
    return transposed ? column * rows + row : row * columns + column;
  });
  const moves = Uint8Array.from(MOVES, (move) => {
    // Any square from which the move is possible tells what it is seen as.
    const from = cells.findIndex((_seen, cell) => blankAfter(shape, cell, move) !== undefined);
    const to = cells[blankAfter(shape, from, move)!]!;
    return MOVES.findIndex((seen) => blankAfter(seenShape, cells[from]!, seen) === to);
  });
  return { shape: seenShape, cells, moves };
}
