import { BLANK, type Board } from '../puzzle/board.js';
import { statements } from './joining.js';
import type { Phrasebook } from './phrasebook.js';

/** @returns a board row by row, as a screen reader says it */
export function boardText({ rows, columns, tiles }: Board, phrases: Phrasebook): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = tiles.slice(row * columns, (row + 1) * columns);
    const names = inRow.map((tile) => (tile === BLANK ? phrases.say('board.blank') : tile)).join(' ');
    return phrases.say('board.row', { row: row + 1, tiles: names });
  });
  return statements(lines, phrases);
}
