import { type Board, makeBoard } from '../../src/puzzle/board.js';
import { namedGoal } from '../../src/puzzle/goals.js';
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

export const ORDERED = namedGoal('blank-last', { rows: 3, columns: 3 });

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
