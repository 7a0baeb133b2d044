import { BLANK, type Board } from '../../puzzle/board.js';
import type { Heuristic, HeuristicFactory } from './heuristic.js';

/** What a tile counts for that stands in one square and belongs in another. */
type TileCost = (cell: number, home: number) => number;

/**
 * Heuristics that add up what each tile counts for by itself, the blank left
 * out: a move slides one tile, so it changes one summand. Puzzles by the
 * thousand have one goal, so what is made for a goal is kept as long as it.
 * @param costFor tells for a goal what tiles count for
 */
export function tileSum(costFor: (goal: Board) => TileCost): HeuristicFactory {
  const made = new WeakMap<Board, Heuristic>();
  return (goal) => {
    let heuristic = made.get(goal);
    if (!heuristic) {
      heuristic = sumFor(goal, costFor(goal));
      made.set(goal, heuristic);
    }
    return heuristic;
  };
}

function sumFor(goal: Board, cost: TileCost): Heuristic {
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
