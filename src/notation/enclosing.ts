import { lineStart } from './comments.js';
import type { TextRange } from './flaws.js';
import { covers, thingAt } from './nearby.js';
import type { PuzzleText } from './parse.js';
import { squareAt, squaresIn } from './squares.js';
import type { TextBoard } from './textBoard.js';

/**
 * @returns the ranges about an offset that one would select, each within the
 * next: tile, row, board, puzzle with its goal and its answers, block, all
 */
export function enclosing(text: string, { puzzles, goals }: PuzzleText, offset: number): TextRange[] {
  const puzzle = thingAt(puzzles, offset);
  const goal = thingAt(goals, offset);
  const board = [puzzle?.board, puzzle?.goal, goal?.board].find((part) => part && covers(part, offset));
  const answer = puzzle?.answers.find((part) => covers(part, offset));
  return growing([
    board && squareAt(board, offset),
    board && rowAt(board, offset),
    board,
    answer,
    goal,
    puzzle,
    blockAt(text, offset),
    { start: 0, end: text.length },
  ]);
}

/** @returns the row of a board that an offset is in, also where the rows share a line */
function rowAt(board: TextBoard, offset: number): TextRange | undefined {
  const row = board.rows.find((part) => covers(part, offset));
  const square = squareAt(board, offset);
  if (!row || !square || board.rows.length > 1) return row;
  const { columns } = board.shape;
  const first = square.cell - (square.cell % columns);
  const squares = squaresIn(board, row).slice(first, first + columns);
  return { start: squares[0]!.start, end: squares.at(-1)!.end };
}

/** @returns the lines about an offset up to the next blank ones */
function blockAt(text: string, offset: number): TextRange | undefined {
  let [start, end] = [lineStart(text, offset), lineEnd(text, offset)];
  if (isBlank(text, start, end)) return undefined;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (isBlank(text, above, start)) break;
    start = above;
  }
  while (end < text.length) {
    const below = lineEnd(text, end + 1);
    if (isBlank(text, end, below)) break;
    end = below;
  }
  return { start, end };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
}

/** @returns some ranges without those that are not larger than all before them */
function growing(ranges: readonly (TextRange | undefined)[]): TextRange[] {
  const kept: TextRange[] = [];
  for (const range of ranges) {
    if (!range) continue;
    const { start, end } = range;
    const last = kept.at(-1);
    const isLarger = !last || (start <= last.start && end >= last.end && end - start > last.end - last.start);
    if (isLarger) kept.push({ start, end });
  }
  return kept;
}
