import type { Board } from '../../puzzle/board.js';
import type { Heuristic } from './heuristic.js';
import { columnsOf, isSideways, rowsOf } from './squares.js';
import { WalkTable } from './walkTable.js';

/** More lines, or longer ones, make too many patterns for one table: 5×5 has tens of millions, 4×4 has 24,964. */
const MOST_LINES = 4;
const LONGEST_LINE = 4;

/**
 * Walking distance: the up and down moves that bring all tiles to their rows
 * when their columns do not matter, and likewise the sideways moves. It knows
 * what Manhattan distance does not, that a tile leaves a row only for the blank
 * in the next one, so it is never less. Ken'ichiro Takahashi (takaken),
 * *１５パズル自動解答プログラムの作り方*, 2001, once at
 * http://www.ic-net.or.jp/home/takaken/nt/slide/solve15.html; a picture of it is
 * at https://computerpuzzle.net/english/15puzzle/wd.gif.
 *
 * On large boards a direction is cut into parts. Each counts the moves across
 * some of the borders between lines, all lines before them taken as one, and
 * all after them. A move crosses one border, so the parts may be added.
 */
export function walkingDistance(goal: Board): Heuristic {
  const rowOf = rowsOf(goal);
  const columnOf = columnsOf(goal);
  const upAndDown = tablesByBorder(goal, rowOf, goal.rows);
  const sideways = tablesByBorder(goal, columnOf, goal.columns);
  const all = [...new Set([...upAndDown, ...sideways])];
  return {
    evaluate(tiles) {
      let sum = 0;
      for (const table of all) sum += table.distance(tiles);
      return sum;
    },
    update(before, tiles, tile, from, to) {
      // The border that was crossed comes after the line of the upper or left square.
      const square = Math.min(from, to);
      const table = isSideways(from, to) ? sideways[columnOf[square]!]! : upAndDown[rowOf[square]!]!;
      return before + table.change(tiles, tile, from, to);
    },
  };
}

/** @returns for each border between two lines, by the number of the line before it, the table that counts it */
function tablesByBorder(goal: Board, lineOf: Uint8Array, lines: number): WalkTable[] {
  const inOne = lines <= MOST_LINES && goal.tiles.length / lines <= LONGEST_LINE;
  const together = inOne ? lines - 1 : 2;
  const tables: WalkTable[] = [];
  for (let first = 0; first < lines - 1; first += together) {
    const borders = Math.min(together, lines - 1 - first);
    const merged = lineOf.map((line) => Math.min(Math.max(line - first, 0), borders));
    tables.push(...new Array<WalkTable>(borders).fill(new WalkTable(goal, merged)));
  }
  return tables;
}
