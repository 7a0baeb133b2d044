import type { TextAnswer } from '../../../src/notation/answers.js';
import { type TextPuzzle, parse } from '../../../src/notation/parse.js';
import { type Board, sameBoard } from '../../../src/puzzle/board.js';
import { blankLast } from '../boards.js';

// What a text reads as, said in the words of media/reference/format.md.

/** @returns what the puzzles of a text are, a line each: start, goal if it is not the usual one, answers; or the codes of flaws */
export function readings(text: string): string[] {
  return parse(text, blankLast).map(said);
}

/** @returns what a text claims of its puzzles, those of all in one row */
export function claims(text: string): string[] {
  return parse(text, blankLast).flatMap(({ answers }) => answers.map(claim));
}

function said({ problem, flaws, answers }: TextPuzzle): string {
  if (!problem) return flaws.map(({ code }) => code).join(' ');
  const { start, goal } = problem;
  const isEight = start.rows === 3 && start.columns === 3;
  const tiles = (board: Board) => board.tiles.join(isEight ? '' : ' ');
  const shape = isEight ? '' : `${start.rows}x${start.columns}: `;
  const aim = sameBoard(goal, blankLast(goal)) ? '' : ` -> ${tiles(goal)}`;
  return shape + tiles(start) + aim + answers.map((answer) => ` = ${claim(answer)}`).join('');
}

function claim(answer: TextAnswer): string {
  switch (answer.kind) {
    case 'moves':
      return answer.moves;
    case 'length':
      return String(answer.length);
    case 'unsolvable':
      return answer.kind;
  }
}
