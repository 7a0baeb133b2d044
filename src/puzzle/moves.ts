import { type Board, type Shape, blankCell, swapCells } from './board.js';

/**
 * A move: the direction in which the blank travels. (The tile travels the
 * opposite way; naming moves by the tile is a matter of display alone.)
 */
export type Move = 'u' | 'l' | 'd' | 'r';

/** All moves, in the order that makes a solution canonical: u < l < d < r. */
export const MOVES: readonly Move[] = ['u', 'l', 'd', 'r'];

/** The move that takes a move back. */
export const OPPOSITE: Readonly<Record<Move, Move>> = { u: 'd', l: 'r', d: 'u', r: 'l' };

/** For the number of a move in MOVES, that of its opposite. */
export const BACK: readonly number[] = MOVES.map((move) => MOVES.indexOf(OPPOSITE[move]));

/** @returns the square that a move takes the blank to, or undefined where the board ends */
export function blankAfter(shape: Shape, cell: number, move: Move): number | undefined {
  const { rows, columns } = shape;
  switch (move) {
    case 'u':
      return cell >= columns ? cell - columns : undefined;
    case 'l':
      return cell % columns > 0 ? cell - 1 : undefined;
    case 'd':
      return cell < (rows - 1) * columns ? cell + columns : undefined;
    case 'r':
      return cell % columns < columns - 1 ? cell + 1 : undefined;
  }
}

/** The entry of `moveTable` for a move that the board's edge forbids. */
export const NO_CELL = 255;

const moveTables = new Map<string, Uint8Array>();

/**
 * `blankAfter` for a whole shape, for inner loops. A constant of the shape, so it is made once and kept.
 * @returns at `4 × cell + m`, the square that move number m of MOVES takes the blank to, or NO_CELL
 */
export function moveTable(shape: Shape): Uint8Array {
  const key = `${shape.rows}×${shape.columns}`;
  let table = moveTables.get(key);
  if (!table) {
    table = makeMoveTable(shape);
    moveTables.set(key, table);
  }
  return table;
}

function makeMoveTable(shape: Shape): Uint8Array {
  const cells = shape.rows * shape.columns;
  return Uint8Array.from({ length: cells * 4 }, (_, entry) => {
    const move = MOVES[entry % 4]!;
    return blankAfter(shape, entry >> 2, move) ?? NO_CELL;
  });
}

/** @returns the board after a move, or undefined when the board's edge forbids it */
export function applyMove(board: Board, move: Move): Board | undefined {
  const from = blankCell(board);
  const to = blankAfter(board, from, move);
  return to === undefined ? undefined : swapCells(board, from, to);
}

/**
 * @returns all boards on the way, the first one included: moves.length + 1 boards
 * @throws RangeError when a move is not possible
 */
export function boardsAlong(start: Board, moves: readonly Move[]): Board[] {
  const boards = [start];
  let board = start;
  for (const [index, move] of moves.entries()) {
    const next = applyMove(board, move);
    if (!next) throw new RangeError(`Move ${index + 1} (${move}) leaves the board.`);
    board = next;
    boards.push(board);
  }
  return boards;
}
