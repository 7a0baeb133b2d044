import { BLANK, type Board, swapCells } from '../puzzle/board.js';
import type { Problem } from '../puzzle/problem.js';
import { manhattan } from './heuristics/manhattan.js';

/** The solvable board nearest to an unsolvable start: two of its tiles exchanged. */
export interface NearestSolvable {
  /** The two tiles, in reading order of the start board. */
  readonly tiles: readonly [number, number];
  readonly start: Board;
}

/**
 * Exchanging any two tiles changes the parity of the inversions by one, so it
 * makes an unsolvable problem solvable. Of all these boards, the nearest one to
 * the goal is most likely what was meant.
 * @param problem an unsolvable one
 * @param distance the measure of nearness; without it, Manhattan distance
 */
export function nearestSolvable(
  { start, goal }: Problem,
  distance: (start: Board) => number = ({ tiles }) => manhattan(goal).evaluate(tiles),
): NearestSolvable {
  let best: (NearestSolvable & { readonly away: number }) | undefined;
  for (const [a, first] of start.tiles.entries()) {
    for (const [b, second] of start.tiles.entries()) {
      if (b <= a || first === BLANK || second === BLANK) continue;
      const solvable = swapCells(start, a, b);
      const away = distance(solvable);
      if (!best || away < best.away) best = { tiles: [first, second], start: solvable, away };
    }
  }
  if (!best) throw new RangeError('A board has at least two tiles.');
  return best;
}
