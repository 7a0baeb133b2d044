import { type Board, BLANK, MAX_SIDE, type Shape, blankCell } from './board.js';
import type { Problem } from './problem.js';

/** Two tiles of which the larger stands before the smaller, reading row by row. */
export interface Inversion {
  readonly larger: number;
  readonly smaller: number;
}

/** What decides the parity class of one board. */
export interface ParityClass {
  /** Pairs of tiles in the wrong order, the blank left out. */
  readonly inversions: number;
  /** The blank's row, from 1 at the top. */
  readonly blankRow: number;
  readonly parity: 'even' | 'odd';
}

/** The parity test of a problem. */
export interface ParityTest {
  readonly solvable: boolean;
  /** Whether the blank's row counts: it does when the number of columns is even. */
  readonly blankRowCounts: boolean;
  readonly start: ParityClass;
  readonly goal: ParityClass;
}

/** @returns the inversions of a board, the blank left out, in reading order */
export function inversionsOf(board: Board): Inversion[] {
  const tiles = board.tiles.filter((tile) => tile !== BLANK);
  return tiles.flatMap((larger, place) =>
    tiles.slice(place + 1).flatMap((smaller) => (smaller < larger ? [{ larger, smaller }] : [])),
  );
}

/** `inversionsOf` without naming them. */
function countInversions({ tiles }: Board): number {
  let count = 0;
  for (let place = 1; place < tiles.length; place++) {
    const smaller = tiles[place]!;
    if (smaller === BLANK) continue;
    // The blank, 0, is larger than no tile.
    for (let before = 0; before < place; before++) if (tiles[before]! > smaller) count++;
  }
  return count;
}

/**
 * Tells whether start and goal are in the same parity class, which decides
 * solvability on boards of 2×2 and more: Johnson & Story, *Notes on the "15"
 * Puzzle*, American Journal of Mathematics 2 (1879). A sideways move changes no
 * inversion; an up or down move carries a tile past columns − 1 others. So with
 * an odd number of columns the parity of the inversions never changes, and with
 * an even number that of the inversions plus the blank's row.
 */
export function testParity({ start, goal }: Problem): ParityTest {
  const blankRowCounts = start.columns % 2 === 0;
  const [startClass, goalClass] = [parityClass(start, blankRowCounts), parityClass(goal, blankRowCounts)];
  return {
    solvable: startClass.parity === goalClass.parity,
    blankRowCounts,
    start: startClass,
    goal: goalClass,
  };
}

/** For each tile, its square in the goal; kept from call to call. */
const places = new Uint8Array(MAX_SIDE * MAX_SIDE);
const visited = new Uint8Array(MAX_SIDE * MAX_SIDE);

/**
 * `testParity`'s verdict alone, without its reasons: many times faster, for
 * files of many puzzles. Each move exchanges two squares and changes the colour
 * of the blank's square on a chessboard, so the permutation from start to goal,
 * the blank included, has to be as even as the blank's way is.
 * @returns whether the goal can be reached
 */
export function isSolvable({ start, goal }: Problem): boolean {
  const { tiles } = start;
  const cells = tiles.length;
  for (let cell = 0; cell < cells; cell++) {
    places[goal.tiles[cell]!] = cell;
    visited[cell] = 0;
  }
  let swaps = 0;
  for (let first = 0; first < cells; first++) {
    // A cycle of n squares is n − 1 swaps.
    for (
      let cell = places[tiles[first]!]!;
      cell !== first && visited[cell] === 0;
      cell = places[tiles[cell]!]!
    ) {
      visited[cell] = 1;
      swaps++;
    }
    visited[first] = 1;
  }
  const steps = squareColour(start, blankCell(start)) + squareColour(start, blankCell(goal));
  return (swaps + steps) % 2 === 0;
}

/** @returns the colour of a square as on a chessboard, 0 or 1: every move takes the blank to the other one */
export function squareColour({ columns }: Shape, cell: number): number {
  return (Math.floor(cell / columns) + (cell % columns)) % 2;
}

function parityClass(board: Board, blankRowCounts: boolean): ParityClass {
  const inversions = countInversions(board);
  const blankRow = Math.floor(blankCell(board) / board.columns) + 1;
  const sum = inversions + (blankRowCounts ? blankRow : 0);
  return { inversions, blankRow, parity: sum % 2 === 0 ? 'even' : 'odd' };
}
