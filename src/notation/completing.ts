import { type Shape, cellCount } from '../puzzle/board.js';
import { isComment, lineStart } from './comments.js';
import type { TextRange } from './flaws.js';
import { covers, lastBegun } from './nearby.js';
import { usualShapes } from './usual.js';
import { markAt } from './marks.js';
import type { PuzzleText, TextPuzzle } from './parse.js';
import { type TextSquare, squaresIn } from './squares.js';
import type { TextBoard } from './textBoard.js';

/** What may be written at a place, and which text it takes the place of. */
export type Completion =
  | { readonly kind: 'tiles'; readonly tiles: readonly number[]; readonly range: TextRange }
  | { readonly kind: 'goal-names'; readonly range: TextRange };

/**
 * @param isAsked whether one has asked for it, and not only typed a space: then also behind a row that is full
 * @returns what may be written at an offset, or undefined where nothing is missing
 */
export function completionAt(
  text: string,
  read: PuzzleText,
  offset: number,
  isAsked: boolean,
): Completion | undefined {
  const puzzle = lastBegun(read.puzzles, offset);
  if (isComment(text, Math.min(puzzle?.start ?? 0, offset), offset)) return undefined;
  const name = goalNameAt(text, offset);
  if (name) return { kind: 'goal-names', range: name };
  if (puzzle?.answers.some((answer) => covers(answer, offset))) return undefined;
  const goal = lastBegun(read.goals, offset);
  const board = [goal?.board, puzzle?.goal, puzzle?.board].find(
    (part) => part && isTypedAt(text, part, offset),
  );
  const [usual] = usualShapes(read.puzzles, 1);
  if (board) return board.flaw && missingOf(text, board, offset, usual, isAsked);
  return puzzle && awaitsGoal(text, puzzle, offset)
    ? missing([], puzzle.board?.shape ?? usual, offset)
    : undefined;
}

/** @returns the place of the name behind a goal's label, or of the one that could be written there */
function goalNameAt(text: string, offset: number): TextRange | undefined {
  const line = lineStart(text, offset);
  const mark = markAt(text, line + indentAt(text, line));
  if (mark?.kind !== 'goal') return undefined;
  const start = mark.named?.start ?? mark.end + indentAt(text, mark.end);
  const end = mark.named?.end ?? offset;
  const isName = mark.named !== undefined || /^[a-z-]*$/i.test(text.slice(start, end));
  if (start <= offset && offset <= end && isName) return { start, end };
  // Between the label and the end of the line is nothing but spaces.
  return mark.end <= offset && offset < start && !text.slice(mark.end, start).includes('\n')
    ? { start: offset, end: offset }
    : undefined;
}

function indentAt(text: string, offset: number): number {
  return /[ \t]*/y.exec(text.slice(offset, offset + MOST_INDENT))![0].length;
}
const MOST_INDENT = 1000;

/** @returns whether the next square that is written at an offset belongs to a board: behind its last one, or below it */
function isTypedAt(text: string, { start, end }: TextRange, offset: number): boolean {
  if (covers({ start, end }, offset)) return true;
  const between = text.slice(end, offset);
  return end < offset && /^[ \t,;|]*(?:\r?\n[ \t|]*)?$/.test(between);
}

function awaitsGoal(text: string, { flaws: [flaw], end }: TextPuzzle, offset: number): boolean {
  const isLonely = flaw?.code === 'lonely-arrow' && flaw.missing === 'goal';
  return isLonely && end <= offset && text.slice(end, offset).trim() === '';
}

/** @returns the tiles that a board which is being typed still lacks */
function missingOf(
  text: string,
  board: TextBoard,
  offset: number,
  usual: Shape,
  isAsked: boolean,
): Completion | undefined {
  const squares = squaresIn(board, board);
  const typed = squares.find((square) => square.end === offset && standsAlone(text, square));
  const kept = squares.filter((square) => square !== typed);
  const shape = meantShape(board, usual);
  const last = board.rows.at(-1)!;
  const isRowFull = board.rows.length > 1 && last.count >= shape.columns && offset > last.end;
  const isBelow = text.slice(last.end, Math.max(last.end, offset)).includes('\n');
  if (isRowFull && !isBelow && !isAsked) return undefined;
  return missing(
    kept.map(({ tile }) => tile),
    shape,
    offset,
    typed,
  );
}

function missing(
  there: readonly number[],
  shape: Shape,
  offset: number,
  typed?: TextRange,
): Completion | undefined {
  const tiles = Array.from({ length: cellCount(shape) }, (_, tile) => tile).filter(
    (tile) => !there.includes(tile),
  );
  if (tiles.length === 0) return undefined;
  return { kind: 'tiles', tiles, range: { start: typed?.start ?? offset, end: offset } };
}

/** @returns whether a square is a word of its own; one in a word of several is no beginning of another tile */
function standsAlone(text: string, { start, end }: TextSquare): boolean {
  return /^[^\w.*]?$/.test(text.charAt(start - 1)) && /^[^\w.*]?$/.test(text.charAt(end));
}

/** @returns the shape that a board will have: what it looks like, or that of the others if it can still become it */
function meantShape({ rows, shape }: TextBoard, usual: Shape): Shape {
  const [first] = rows;
  const length = first?.count ?? 0;
  const isOpen =
    rows.length === 1 ? length <= cellCount(usual) : length === usual.columns && rows.length <= usual.rows;
  const fits = rows.every(({ tiles }) => tiles.every((tile) => tile < cellCount(usual)));
  return isOpen && fits && cellCount(usual) > cellCount(shape) ? usual : shape;
}
