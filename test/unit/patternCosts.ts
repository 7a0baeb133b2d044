import assert from 'node:assert/strict';
import { cellCount } from '../../src/puzzle/board.js';
import { MOVES, NO_CELL, moveTable } from '../../src/puzzle/moves.js';
import { orderedBoard } from '../../src/puzzle/problem.js';
import { MOST_KEPT, type PatternTables } from '../../src/search/patterns/patternTables.js';

/**
 * Holds tables to costs that are found in another way: by relaxing every move
 * again and again until no cost changes, over boards with all tiles but the
 * pattern's made alike.
 */
export function assertCosts(tables: PatternTables): void {
  const { shape, blank, patterns, knowsBlank } = tables.layout;
  const goal = orderedBoard(shape, blank).tiles;
  const next = moveTable(shape);
  const row = (cell: number) => Math.floor(cell / shape.columns);
  const away = (a: number, b: number) =>
    Math.abs(row(a) - row(b)) + Math.abs((a % shape.columns) - (b % shape.columns));
  patterns.forEach((pattern, number) => {
    // A state: the squares of the pattern's tiles, and of the blank.
    const start = [...pattern.map((tile) => goal.indexOf(tile)), blank];
    const costs = new Map([[start.join(' '), 0]]);
    let open = [start];
    while (open.length > 0) {
      const changed: number[][] = [];
      for (const squares of open) {
        const cost = costs.get(squares.join(' ')) ?? NaN;
        const from = squares.at(-1) ?? NaN;
        for (let move = 0; move < MOVES.length; move++) {
          const to = next[4 * from + move] ?? NO_CELL;
          if (to === NO_CELL) continue;
          const moved = squares.indexOf(to);
          const after = squares.map((square, place) => (place === moved ? from : square));
          after[pattern.length] = to;
          const through = cost + (moved >= 0 ? 1 : 0);
          if (through < (costs.get(after.join(' ')) ?? Infinity)) {
            costs.set(after.join(' '), through);
            changed.push(after);
          }
        }
      }
      open = changed;
    }
    const least = new Map<number, number>();
    for (const [key, cost] of costs) {
      const squares = key.split(' ').map(Number);
      const excess = pattern.reduce(
        (sum, tile, place) => sum - away(squares[place] ?? NaN, goal.indexOf(tile)),
        cost,
      );
      const index = pattern.reduce(
        (sum, tile, place) => sum + (tables.weights[tile] ?? NaN) * (squares[place] ?? NaN),
        (tables.bases[number] ?? NaN) + (knowsBlank ? (squares.at(-1) ?? NaN) : 0),
      );
      least.set(index, Math.min(least.get(index) ?? Infinity, excess / 2));
    }
    for (const [index, excess] of least)
      assert.equal(tables.valueAt(index), Math.min(excess, MOST_KEPT), `pattern ${number}, ${index}`);
  });
  assert.ok(tables.values.length <= 2 ** 24 && cellCount(shape) >= 4);
}
