import { type Board, type Shape, makeBoard } from '../../src/puzzle/board.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { MOVES, applyMove } from '../../src/puzzle/moves.js';
import type { Problem } from '../../src/puzzle/problem.js';
import type { Random } from '../../src/puzzle/random.js';
import { manhattan } from '../../src/search/heuristics/manhattan.js';
import type { SearchOptions } from '../../src/search/search.js';

/** @returns a 3×3 board written in nine signs, `x` or `0` the blank */
export function eight(signs: string): Board {
  return makeBoard(3, 3, Array.from(signs.replace('x', '0'), Number));
}

/** @returns a problem on 3×3 boards, the goal in order with the blank last unless given */
export function eightProblem(start: string, goal = '12345678x'): Problem {
  return { start: eight(start), goal: eight(goal) };
}

/** What searches are told in tests that are not about it. */
export const OPTIONS: SearchOptions = { heuristic: manhattan, weight: 2 };

/** All shapes of up to nine squares whose whole space is looked at within a second. */
export const SMALL_SHAPES: readonly Shape[] = [
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
  { rows: 3, columns: 2 },
  { rows: 2, columns: 4 },
  { rows: 4, columns: 2 },
  { rows: 3, columns: 3 },
];

/** @returns the usual goal of a shape */
export const blankLast = (shape: Shape): Board => namedGoal('blank-last', shape);

export const ORDERED = blankLast({ rows: 3, columns: 3 });

/** @returns randomness that is the same in every run (Marsaglia's xorshift) */
export function seeded(seed: number): Random {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** @returns a problem whose start is some random moves, or less where they lead off the board, from its goal */
export function walked(goal: Board, moves: number, random: Random): Problem {
  let start = goal;
  for (let made = 0; made < moves; made++) {
    start = applyMove(start, MOVES[Math.floor(random() * MOVES.length)] ?? 'u') ?? start;
  }
  return { start, goal };
}
