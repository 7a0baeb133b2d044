import { BLANK, type Board } from '../../puzzle/board.js';
import { standardView } from '../../puzzle/symmetry.js';
import { distancesHome } from '../patterns/patternTables.js';
import { smallPatterns } from '../patterns/smallPatterns.js';
import type { Heuristic } from './heuristic.js';

/**
 * Additive pattern databases: see `PatternTables`. Each pattern counts the moves
 * of its own tiles that bring them home past each other, so the bound is never
 * below Manhattan distance.
 */
export function patternDatabase(goal: Board): Heuristic {
  const { cells, names } = standardView(goal);
  const tables = smallPatterns(goal);
  const distances = distancesHome(tables.layout);
  const { patternOf, weights, bases } = tables;
  const count = cells.length;

  /** @returns where the entry of a pattern is, but for what the blank's square adds */
  const indexOf = (pattern: number, tiles: ArrayLike<number>): number => {
    let index = bases[pattern]!;
    for (let cell = 0; cell < count; cell++) {
      const tile = names[tiles[cell]!]!;
      if (tile !== BLANK && patternOf[tile] === pattern) index += weights[tile]! * cells[cell]!;
    }
    return index;
  };
  return {
    evaluate(tiles) {
      let [sum, blank] = [0, 0];
      for (let cell = 0; cell < count; cell++) {
        sum += distances[names[tiles[cell]!]! * count + cells[cell]!]!;
        if (tiles[cell] === BLANK) blank = cells[cell]!;
      }
      for (let pattern = 0; pattern < bases.length; pattern++) {
        sum += 2 * tables.valueAt(indexOf(pattern, tiles) + blank);
      }
      return sum;
    },
    update(before, tiles, tile, from, to) {
      const name = names[tile]!;
      const [left, reached] = [cells[from]!, cells[to]!];
      const index = indexOf(patternOf[name]!, tiles);
      // Before the move, the blank was where the tile is now.
      const indexBefore = index + weights[name]! * (left - reached);
      const excess = tables.valueAt(index + left) - tables.valueAt(indexBefore + reached);
      return before + distances[name * count + reached]! - distances[name * count + left]! + 2 * excess;
    },
  };
}
