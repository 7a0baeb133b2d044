import { BLANK, type Board } from '../puzzle/board.js';
import type { TextRange } from './flaws.js';
import { touching } from './nearby.js';
import type { PuzzleText, TextPuzzle } from './parse.js';
import { DIGIT_CLASS, Scanner } from './scan.js';
import { squaresIn } from './squares.js';
import type { TextBoard } from './textBoard.js';

/** What a piece of a text is, as the manifest names it. */
export const TOKEN_TYPES = ['tile', 'blank', 'caseCount', 'boardSize', 'moveCount'] as const;

export const TOKEN_MODIFIERS = [
  /** On its place in the goal. */
  'placed',
  /** A tile that stands there already, or that no board of this size has. */
  'faulty',
] as const;

/** What only who has read the whole text can tell of a piece of it. */
export interface TextToken extends TextRange {
  readonly type: (typeof TOKEN_TYPES)[number];
  readonly modifiers: readonly (typeof TOKEN_MODIFIERS)[number][];
}

/** @returns the tokens of what a range touches */
export function tokensIn(text: string, { puzzles, goals }: PuzzleText, range: TextRange): TextToken[] {
  return [
    ...caseCount(text, Math.min(puzzles[0]?.start ?? 0, goals[0]?.start ?? Infinity)),
    ...touching(puzzles, range).flatMap((puzzle) => puzzleTokens(text, puzzle, range)),
    ...touching(goals, range).flatMap(({ board }) => (board ? boardTokens(text, board, range) : [])),
  ].filter(({ start, end }) => start <= range.end && end >= range.start);
}

function puzzleTokens(
  text: string,
  { board, goal, problem, answers }: TextPuzzle,
  range: TextRange,
): TextToken[] {
  const tokens = answers
    .filter(({ kind }) => kind === 'length')
    .flatMap((answer) => countToken(text, answer));
  if (board) tokens.push(...boardTokens(text, board, range, problem?.goal));
  if (goal) tokens.push(...boardTokens(text, goal, range));
  return tokens;
}

/** @param goal tells which tiles are on their places */
function boardTokens(text: string, board: TextBoard, range: TextRange, goal?: Board): TextToken[] {
  const isFaulty = faultFinder(board);
  return [
    ...sizeTokens(text, board),
    ...squaresIn(board, range).map(({ tile, cell, start, end }): TextToken => {
      const modifiers = isFaulty(tile, cell)
        ? (['faulty'] as const)
        : goal?.tiles[cell] === tile
          ? (['placed'] as const)
          : [];
      return { type: tile === BLANK ? 'blank' : 'tile', modifiers, start, end };
    }),
  ];
}

/** @returns what tells whether the tile of a square is one too many */
function faultFinder({ flaw, rows }: TextBoard): (tile: number, cell: number) => boolean {
  if (flaw?.code !== 'wrong-tiles' && flaw?.code !== 'wrong-count') return () => false;
  const tiles = rows.flatMap((row) => row.tiles);
  const { twice, outside } = flaw.faults;
  return (tile, cell) => outside.includes(tile) || (twice.includes(tile) && tiles.indexOf(tile) < cell);
}

/** @returns the number of cases that stands above all else, if one does */
function caseCount(text: string, end: number): TextToken[] {
  const scanner = new Scanner(text.slice(0, end));
  let kind = scanner.next();
  while (kind === 'line-end' || kind === 'blank-line') kind = scanner.next();
  if (kind !== 'square' || scanner.tile === BLANK) return [];
  const token: TextToken = { type: 'caseCount', modifiers: [], start: scanner.start, end: scanner.end };
  kind = scanner.next();
  return kind === 'line-end' || kind === 'text-end' ? [token] : [];
}

/** @returns the numbers above a board that tell its size */
function sizeTokens(text: string, { start, rows }: TextBoard): TextToken[] {
  const end = rows[0]?.start ?? start;
  const tokens: TextToken[] = [];
  for (const scanner = new Scanner(text, start); scanner.next() !== 'text-end' && scanner.start < end;) {
    if (scanner.kind !== 'square') continue;
    tokens.push({ type: 'boardSize', modifiers: [], start: scanner.start, end: scanner.end });
  }
  return tokens;
}

const NUMBER = new RegExp(`${DIGIT_CLASS}+`);

/** @returns the number in an answer */
function countToken(text: string, { start, end }: TextRange): TextToken[] {
  const digits = NUMBER.exec(text.slice(start, end));
  if (!digits) return [];
  const first = start + digits.index;
  return [{ type: 'moveCount', modifiers: [], start: first, end: first + digits[0].length }];
}
