import { BLANK, type Board } from '../../puzzle/board.js';
import type { Heuristic } from './heuristic.js';

/**
 * A heuristic that adds up what each tile counts for by itself, the blank left
 * out: a move slides one tile, so it changes one summand.
 * @param cost what a tile counts for that stands in one square and belongs in another
 */
export function tileSum(goal: Board, cost: (cell: number, home: number) => number): Heuristic {
  const cells = goal.tiles.length;
  const costs = new Uint8Array(cells * cells);
  goal.tiles.forEach((tile, home) => {
    if (tile === BLANK) return;
    for (let cell = 0; cell < cells; cell++) costs[tile * cells + cell] = cost(cell, home);
  });
  return {
    costs,
    evaluate(tiles) {
      let sum = 0;
      for (let cell = 0; cell < cells; cell++) sum += costs[tiles[cell]! * cells + cell]!;
      return sum;
    },
    update: (before, _tiles, tile, from, to) =>
      before + costs[tile * cells + to]! - costs[tile * cells + from]!,
  };
}
