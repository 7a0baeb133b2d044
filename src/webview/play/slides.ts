import { type Shape, blankCell } from '../../puzzle/board.js';
import { MOVES, type Move, OPPOSITE, blankAfter } from '../../puzzle/moves.js';

/** @returns the moves that slide the tile of a square, and those between it and the blank, towards the blank; none when they are not in line */
export function slideFrom(board: Parameters<typeof blankCell>[0], cell: number): Move[] {
  for (const move of MOVES) {
    const moves: Move[] = [];
    let at: number | undefined = blankCell(board);
    while (at !== undefined && at !== cell) {
      at = blankAfter(board, at, move);
      moves.push(move);
    }
    if (at === cell) return moves;
  }
  return [];
}

/** @returns the square that a tile of a square is dropped on, dragged by so many squares to the right and down */
export function droppedOn(shape: Shape, cell: number, right: number, down: number): number | undefined {
  const column = (cell % shape.columns) + Math.round(right);
  const row = Math.floor(cell / shape.columns) + Math.round(down);
  const isOnBoard = column >= 0 && column < shape.columns && row >= 0 && row < shape.rows;
  return isOnBoard ? row * shape.columns + column : undefined;
}

/** @returns how far a tile that slides where the blank goes by a move is dragged towards it, from 0 to 1 square */
export function draggedBy(move: Move, right: number, down: number): number {
  const along = { u: -down, d: down, l: -right, r: right }[OPPOSITE[move]];
  return Math.max(0, Math.min(1, along));
}
