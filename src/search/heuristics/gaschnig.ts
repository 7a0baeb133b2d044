import { BLANK, type Board } from '../../puzzle/board.js';
import type { Heuristic } from './heuristic.js';
import { homesIn } from './squares.js';

/**
 * The distance of an easier puzzle, in which the blank may change places with
 * any tile, adjacent or not: Gaschnig, *A problem similarity approach to
 * devising heuristics*, IJCAI 1979. Every move of the real puzzle is one of the
 * easier one, so this is admissible and consistent.
 *
 * Follow from each square to the home of what stands there: the squares fall
 * into cycles. A cycle of k squares takes k − 1 exchanges when the blank is in
 * it, as each sends one tile home, and k + 1 when the blank has to come in and
 * to leave again. Either way: one for each misplaced tile, and one more for
 * each cycle of misplaced tiles that the blank is not in.
 */
export function gaschnig(goal: Board): Heuristic {
  const cells = goal.tiles.length;
  const homes = homesIn(goal);
  const seen = new Uint8Array(cells);
  return {
    evaluate(tiles) {
      seen.fill(0);
      let exchanges = 0;
      for (let first = 0; first < cells; first++) {
        let length = 0;
        let hasBlank = false;
        for (let cell = first; seen[cell] === 0; cell = homes[tiles[cell]!]!) {
          seen[cell] = 1;
          length++;
          if (tiles[cell] === BLANK) hasBlank = true;
        }
        if (hasBlank) exchanges += length - 1;
        else if (length > 1) exchanges += length + 1;
      }
      return exchanges;
    },
    // A move either takes the tile out of the blank's cycle or takes the tile's cycle into it. By the lengths above,
    // joining saves an exchange and parting costs one, unless the tile's part is its home alone: then the other way round.
    update(before, tiles, tile, from, to) {
      if (homes[tile] === to) return before - 1;
      if (homes[tile] === from) return before + 1;
      let cell = homes[BLANK]!;
      while (cell !== from && cell !== to) cell = homes[tiles[cell]!]!;
      // The walk began behind the blank, in `from`. On meeting the tile, in `to`, they are in one cycle: joined.
      return cell === to ? before - 1 : before + 1;
    },
  };
}
