import type { Board } from '../puzzle/board.js';
import { PLAIN_STYLE, writeBoard } from './layouts.js';
import type { TextBoard } from './textBoard.js';

/** @returns a board on one line, a slash between its rows; as much of it as there is */
export function slashed({ rows, shape, board }: TextBoard, blank = PLAIN_STYLE.blank): string {
  if (board) return writeBoard(board, 'rows', { blank, eol: ' / ' }).replace(/ +/g, ' ').trim();
  const lines =
    rows.length > 1 ? rows.map(({ tiles }) => tiles) : linesOf(rows[0]?.tiles ?? [], shape.columns);
  return lines.map((tiles) => tiles.map((tile) => (tile === 0 ? blank : tile)).join(' ')).join(' / ');
}

function linesOf(tiles: readonly number[], columns: number): (readonly number[])[] {
  return Array.from({ length: Math.ceil(tiles.length / columns) }, (_, line) =>
    tiles.slice(line * columns, (line + 1) * columns),
  );
}

/** @returns a board drawn in rows, the goal, if there is one, to the right of it behind an arrow */
export function drawn(start: Board, goal?: Board): string {
  const left = writeBoard(start, 'rows');
  if (!goal) return left;
  const right = writeBoard(goal, 'rows').split('\n');
  const middle = Math.floor((start.rows - 1) / 2);
  return left
    .split('\n')
    .map((row, at) => `${row}  ${at === middle ? '→' : ' '}  ${right[at]!}`)
    .join('\n');
}
