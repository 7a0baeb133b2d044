import type { Board } from '../puzzle/board.js';
import { namedGoal } from '../puzzle/goals.js';
import { type Move, boardsAlong } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { writeBoard, writeProblem } from './layouts.js';

/** So many signs fit on a line where Markdown is shown, be it in a narrow chat. */
const WIDTH = 72;

/**
 * @returns the boards along a solution as text, side by side, the move between two of them above an arrow; a row that is
 * full goes on below
 * @throws RangeError when a move leaves the board
 */
export function stripOf(start: Board, moves: readonly Move[], width = WIDTH): string {
  const middle = Math.floor(start.rows / 2);
  const parts = boardsAlong(start, moves).map((board, index) => {
    const move = moves[index];
    return writeBoard(board, 'rows')
      .split('\n')
      .map((row, at) => `${row}  ${move ? signBetween(move, at - middle) : ' '}  `);
  });
  const inRow = Math.max(1, Math.floor(width / (parts[0]?.[0]?.length ?? 1)));
  const rows = Array.from({ length: Math.ceil(parts.length / inRow) }, (_, row) =>
    sideBySide(parts.slice(row * inRow, (row + 1) * inRow)),
  );
  return rows.join('\n\n');
}

/** @returns a solution in Markdown: the puzzle with its answer, as it can be read again, and the boards along it */
export function markdownStrip(problem: Problem, moves: readonly Move[], heading: string): string {
  const puzzle = writeProblem(problem, 'rows', (shape) => namedGoal('blank-last', shape));
  const answer = moves.length > 0 ? `\n${moves.join('')}` : '';
  const blocks = [heading, `\`\`\`8puz\n${puzzle}${answer}\n\`\`\``];
  if (moves.length > 0) blocks.push(`\`\`\`text\n${stripOf(problem.start, moves)}\n\`\`\``);
  return `${blocks.join('\n\n')}\n`;
}

function signBetween(move: Move, fromMiddle: number): string {
  if (fromMiddle === 0) return '→';
  return fromMiddle === -1 ? move : ' ';
}

function sideBySide(parts: readonly (readonly string[])[]): string {
  const lines = parts[0]?.map((_, line) => parts.map((part) => part[line] ?? '').join('')) ?? [];
  return lines.map((line) => line.trimEnd()).join('\n');
}
