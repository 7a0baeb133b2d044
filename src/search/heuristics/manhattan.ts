import { BLANK, type Board } from '../../puzzle/board.js';
import type { Heuristic } from './heuristic.js';

/**
 * Manhattan distance: the rows and columns that each tile is away from its
 * place in the goal, added up, the blank left out (with it the sum would not be
 * a lower bound). A move carries one tile by one square, so it changes the sum
 * by 1 or −1: consistent.
 */
export function manhattan(goal: Board): Heuristic {
  const cells = goal.tiles.length;
  const { columns } = goal;
  const distances = new Uint8Array(cells * cells);
  goal.tiles.forEach((tile, home) => {
    if (tile === BLANK) return;
    for (let cell = 0; cell < cells; cell++) {
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      distances[tile * cells + cell] = rows + Math.abs((cell % columns) - (home % columns));
    }
  });
  return {
    evaluate(tiles) {
      let sum = 0;
      for (let cell = 0; cell < cells; cell++) sum += distances[tiles[cell]! * cells + cell]!;
      return sum;
    },
    update: (before, _tiles, tile, from, to) =>
      before + distances[tile * cells + to]! - distances[tile * cells + from]!,
  };
}
