import { BLANK, blankCell } from '../puzzle/board.js';
import { MOVES, type Move, NO_CELL, OPPOSITE, moveTable } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';

/** What a depth-first search found within its bound. */
export interface Within {
  /** The first solution in the order of MOVES, or undefined when none is within the bound. */
  readonly moves?: Move[];
  /** The least length that a solution beyond the bound may have; Infinity when nothing was cut. */
  readonly next: number;
  readonly counts: Counts;
}

/** For the number of a move in MOVES, that of its opposite. */
const BACK = Uint8Array.from(MOVES, (move) => MOVES.indexOf(OPPOSITE[move]));
const NO_MOVE = MOVES.length;

/**
 * Depth-first search for the goal, cut where the moves made and the heuristic
 * exceed a bound; moves are tried in the order of MOVES and never taken back at
 * once. It holds one path and allocates nothing on its way.
 * @param before the counts of earlier searches, which this one's are added to
 */
export function* depthFirstWithin(
  { start, goal }: Problem,
  heuristic: Heuristic,
  bound: number,
  before: Counts = { expanded: 0, generated: 0, largestFrontier: 0 },
  observer?: Observer,
): Search<Within> {
  const next = moveTable(start);
  const tiles = Uint8Array.from(start.tiles);
  const home = goal.tiles;
  // The path, by depth: where the blank is, the estimate, the next move to try, the move that led here.
  const room = bound + 2;
  const [blanks, tries, taken] = [
    new Uint8Array(room),
    new Uint8Array(room),
    new Uint8Array(room).fill(NO_MOVE),
  ];
  const estimates = new Int16Array(room);
  blanks[0] = blankCell(start);
  estimates[0] = heuristic.evaluate(tiles);

  let { expanded, generated } = before;
  let [depth, deepest, beyond] = [0, 0, Infinity];
  generated++;
  const result = (moves?: Move[]): Within => {
    const largestFrontier = Math.max(before.largestFrontier, deepest + 1);
    return { next: beyond, counts: { expanded, generated, largestFrontier }, ...(moves && { moves }) };
  };
  if (isHome(tiles, home)) return result([]);
  if (estimates[0] > bound) {
    beyond = estimates[0];
    return result();
  }
  expanded++;
  observer?.({ kind: 'expanded', tiles: [...tiles], depth });

  while (depth >= 0) {
    const blank = blanks[depth]!;
    const move = tries[depth]!;
    if (move === MOVES.length) {
      // Every move has been tried: back up, and take back the move that led here.
      if (depth > 0) {
        const previous = blanks[depth - 1]!;
        tiles[blank] = tiles[previous]!;
        tiles[previous] = BLANK;
      }
      depth--;
      continue;
    }
    tries[depth] = move + 1;
    const target = next[blank * 4 + move]!;
    if (target === NO_CELL || move === BACK[taken[depth]!]) continue;

    const tile = tiles[target]!;
    tiles[blank] = tile;
    tiles[target] = BLANK;
    const estimate = heuristic.update(estimates[depth]!, tiles, tile, target, blank);
    generated++;
    const least = depth + 1 + estimate;
    const kept = least <= bound;
    observer?.({
      kind: 'generated',
      tiles: [...tiles],
      depth: depth + 1,
      move: MOVES[move]!,
      estimate,
      kept,
    });
    if (!kept) {
      if (least < beyond) beyond = least;
      tiles[target] = tile;
      tiles[blank] = BLANK;
      continue;
    }
    depth++;
    blanks[depth] = target;
    estimates[depth] = estimate;
    taken[depth] = move;
    tries[depth] = 0;
    if (depth > deepest) deepest = depth;
    // Only the goal has the estimate 0 in most heuristics, but not in all.
    if (estimate === 0 && isHome(tiles, home)) {
      return result(Array.from(taken.subarray(1, depth + 1), (number) => MOVES[number]!));
    }
    expanded++;
    observer?.({ kind: 'expanded', tiles: [...tiles], depth });
    if (expanded % NODES_BETWEEN_RESTS === 0) yield { expanded, generated, bound };
  }
  return result();
}

function isHome(tiles: Uint8Array, home: readonly number[]): boolean {
  for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== home[cell]) return false;
  return true;
}
