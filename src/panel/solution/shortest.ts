import * as v from 'valibot';
import { type Board, sameBoard } from '../../puzzle/board.js';
import { type Move, applyMove } from '../../puzzle/moves.js';
import type { Problem } from '../../puzzle/problem.js';
import { CancelledError, LimitError, type Watch } from '../../search/drive.js';
import type { Solver } from '../../solver/solver.js';
import { count, move } from '../schemas.js';
import type { Solved, Stop } from './protocol.js';

/** Nobody steps through more; all are counted. */
const MOST_LISTED = 100;

/** All shortest solutions of a problem, as far as they are listed, and which of them is shown, from 0. */
export interface Shortest {
  readonly solutions: readonly (readonly Move[])[];
  readonly count: number;
  readonly at: number;
}

const kept = v.pipe(
  v.object({ solutions: v.array(v.array(move)), count, at: count }),
  v.check(({ solutions, at }) => at < solutions.length),
);

/** @returns the solutions that were kept, or undefined when they are not those of the problem */
export function readShortest(value: unknown, problem: Problem): Shortest | undefined {
  const { success, output } = v.safeParse(kept, value);
  return success && output.solutions.every((moves) => solves(problem, moves)) ? output : undefined;
}

function solves({ start, goal }: Problem, moves: readonly Move[]): boolean {
  let board: Board | undefined = start;
  for (const made of moves) board = board && applyMove(board, made);
  return board !== undefined && sameBoard(board, goal);
}

/** @returns what the answer is to show of the shortest solutions: the one to be shown, and which that is */
export function chosen({ solutions, count: all, at }: Shortest): Pick<Solved, 'moves' | 'shortest'> {
  const moves = [...(solutions[at] ?? [])];
  return { moves, shortest: { kind: 'listed', at, listed: solutions.length, count: all } };
}

/**
 * Lists the shortest solutions of a problem.
 * @param distance their length
 * @returns what has ended the search, when it did not come to its end
 */
export async function listShortest(
  problem: Problem,
  distance: number,
  solver: Solver,
  watch: Watch,
): Promise<Shortest | Stop> {
  try {
    const found = await solver.shortestSolutions(problem, MOST_LISTED, watch, distance);
    return found ? { ...found, at: 0 } : 'fault';
  } catch (error) {
    if (error instanceof CancelledError) return 'cancel';
    return error instanceof LimitError ? 'time' : 'fault';
  }
}
