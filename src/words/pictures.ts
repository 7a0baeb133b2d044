import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { boardText } from './boardText.js';
import type { Phrasebook } from './phrasebook.js';

/** What a picture is called, and what a screen reader says of what is on it. */
export interface PictureText {
  readonly title: string;
  readonly description: string;
}

/** @returns the words for a picture of one board */
export function textOfBoard(board: Board, phrases: Phrasebook): PictureText {
  const { rows, columns } = board;
  return { title: phrases.say('picture.board', { rows, columns }), description: boardText(board, phrases) };
}

/** @returns the words for a picture on which moves play */
export function textOfMoves(
  { start, goal }: Problem,
  moves: readonly Move[],
  phrases: Phrasebook,
): PictureText {
  const { rows, columns } = start;
  return {
    title: phrases.count('picture.moves', moves.length, { rows, columns }),
    description: phrases.say('picture.way', {
      start: boardText(start, phrases),
      goal: boardText(goal, phrases),
      moves: moves.join(' '),
    }),
  };
}
