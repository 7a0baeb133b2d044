import { type Board, BLANK, blankCell, sameBoard } from '../puzzle/board.js';
import { type Move, blankAfter } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { type TextAnswer, placeOfMove } from './answers.js';
import type { TextRange } from './flaws.js';

/** What is wrong with an answer, and where. */
export type AnswerFault = AnswerFaultKind & { readonly range: TextRange };

type AnswerFaultKind =
  /** A move that leaves the board. Steps count from 1. */
  | { readonly code: 'illegal-move'; readonly step: number; readonly move: Move }
  /** The moves lead elsewhere. */
  | { readonly code: 'misses-goal'; readonly reached: Board }
  /** The moves are right, and more than need be. No error. */
  | { readonly code: 'not-shortest'; readonly length: number; readonly distance: number }
  /** The number is not that of the moves of a shortest solution. */
  | { readonly code: 'wrong-length'; readonly length: number; readonly distance: number }
  /** No solution at all has this length: each takes the blank from its square to its goal's, and every move changes the colour of a chessboard. */
  | { readonly code: 'wrong-parity'; readonly length: number }
  /** Said to have no solution, though it has. */
  | { readonly code: 'is-solvable'; readonly distance: number | undefined }
  /** Said to have a solution, though it has none. */
  | { readonly code: 'is-unsolvable' };

/** What is known of a problem that answers are checked against. */
export interface Truth {
  readonly solvable: boolean;
  /** Undefined where it has not been found out. */
  readonly distance?: number | undefined;
}

/**
 * Checks an answer as a judge's special checker does: moves by making them, so
 * that any shortest solution is right.
 * @param text the text that the answer stands in
 * @returns what is wrong with it, or undefined when nothing is, as far as is known
 */
export function checkAnswer(
  text: string,
  problem: Problem,
  answer: TextAnswer,
  { solvable, distance }: Truth,
): AnswerFault | undefined {
  const range: TextRange = { start: answer.start, end: answer.end };
  if (answer.kind === 'unsolvable') return solvable ? { code: 'is-solvable', distance, range } : undefined;
  if (!solvable) return { code: 'is-unsolvable', range };
  if (answer.kind === 'length') {
    const { length } = answer;
    if (distance === undefined) {
      return hasParity(problem, length) ? undefined : { code: 'wrong-parity', length, range };
    }
    return length === distance ? undefined : { code: 'wrong-length', length, distance, range };
  }
  const end = boardAfter(problem.start, answer.moves);
  if ('step' in end) {
    return { code: 'illegal-move', ...end, range: placeOfMove(text, answer, end.step - 1) };
  }
  if (!sameBoard(end, problem.goal)) return { code: 'misses-goal', reached: end, range };
  const { length } = answer.moves;
  return distance === undefined || length === distance
    ? undefined
    : { code: 'not-shortest', length, distance, range };
}

/** @returns the board after some moves, or the first of them that leaves it */
function boardAfter(start: Board, moves: string): Board | { step: number; move: Move } {
  const tiles = [...start.tiles];
  let blank = blankCell(start);
  for (let index = 0; index < moves.length; index++) {
    const move = moves.charAt(index) as Move;
    const to = blankAfter(start, blank, move);
    if (to === undefined) return { step: index + 1, move };
    tiles[blank] = tiles[to]!;
    tiles[to] = BLANK;
    blank = to;
  }
  return { ...start, tiles };
}

function hasParity({ start, goal }: Problem, length: number): boolean {
  return (colour(start) + colour(goal) + length) % 2 === 0;
}

/** @returns which colour the blank's square has on a chessboard */
function colour(board: Board): number {
  const cell = blankCell(board);
  return (Math.floor(cell / board.columns) + (cell % board.columns)) % 2;
}
