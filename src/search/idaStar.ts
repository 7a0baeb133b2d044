import { BLANK, blankCell, cellCount } from '../puzzle/board.js';
import { MOVES, type Move, NO_CELL, OPPOSITE, moveTable } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { manhattan } from './heuristics/manhattan.js';
import { type Algorithm, type Found, NODES_BETWEEN_RESTS, type Search } from './search.js';

/** Above 4×4 the distances run to hundreds of moves, far beyond what this search can reach. */
const MAX_CELLS = 16;

/** No board of up to 16 squares is further than 80 moves from its goal: room for one path. */
const MAX_DEPTH = 128;

/** For the number of a move in MOVES, that of its opposite. */
const BACK = Uint8Array.from(MOVES, (move) => MOVES.indexOf(OPPOSITE[move]));

/**
 * Iterative-deepening A* (Korf, *Depth-first iterative-deepening*, Artificial
 * Intelligence 27, 1985) with Manhattan distance: depth-first searches cut at
 * growing limits on g + h. As moves are tried in the order of MOVES and the
 * heuristic never cuts a shortest solution, the first one found is canonical.
 */
export const idaStar: Algorithm = {
  id: 'ida-star',
  optimal: true,
  accepts: (shape) => cellCount(shape) <= MAX_CELLS,
  *search({ start, goal }: Problem): Search<Found> {
    const next = moveTable(start);
    const heuristic = manhattan(goal);
    const tiles = Uint8Array.from(start.tiles);

    // The path, by depth: where the blank is, h, the next move to try, the move that led here.
    const blanks = new Uint8Array(MAX_DEPTH);
    const estimates = new Uint8Array(MAX_DEPTH);
    const tries = new Uint8Array(MAX_DEPTH);
    const taken = new Uint8Array(MAX_DEPTH);

    blanks[0] = blankCell(start);
    estimates[0] = heuristic.evaluate(tiles);
    let [bound, expanded, generated, deepest] = [estimates[0], 0, 0, 0];
    const counts = () => ({ expanded, generated, largestFrontier: deepest + 1 });

    // A move changes the parity of the blank's square and the bound's with it: only every second length can be a solution's.
    for (; ; bound += 2) {
      generated++;
      if (estimates[0] === 0) return { moves: [], counts: counts() };
      expanded++;
      let depth = 0;
      tries[0] = 0;
      while (depth >= 0) {
        const move = tries[depth]!;
        const blank = blanks[depth]!;
        if (move === MOVES.length) {
          // Every move has been tried: back up, and take back the move that led here.
          if (depth > 0) {
            const before = blanks[depth - 1]!;
            tiles[blank] = tiles[before]!;
            tiles[before] = BLANK;
          }
          depth--;
          continue;
        }
        tries[depth] = move + 1;
        const target = next[blank * 4 + move]!;
        if (target === NO_CELL || (depth > 0 && move === BACK[taken[depth]!])) continue;

        const tile = tiles[target]!;
        const estimate = heuristic.update(estimates[depth]!, tiles, tile, target, blank);
        generated++;
        if (depth + 1 + estimate > bound) continue;

        depth++;
        tiles[blank] = tile;
        tiles[target] = BLANK;
        blanks[depth] = target;
        estimates[depth] = estimate;
        taken[depth] = move;
        tries[depth] = 0;
        if (depth > deepest) deepest = depth;
        if (estimate === 0) return { moves: path(taken, depth), counts: counts() };
        expanded++;
        if (expanded % NODES_BETWEEN_RESTS === 0) yield { expanded, generated, bound };
      }
    }
  },
};

function path(taken: Uint8Array, depth: number): Move[] {
  return Array.from(taken.subarray(1, depth + 1), (move) => MOVES[move]!);
}
