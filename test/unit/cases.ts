import { readFileSync } from 'node:fs';
import { type Board, type Shape, makeBoard } from '../../src/puzzle/board.js';

const FOLDER = 'test/fixtures/cases';

/** @returns the text of a file among the cases with right answers: see the README there */
export function readCases(file: string): string {
  return readFileSync(`${FOLDER}/${file}`, 'utf8');
}

/** @returns the numbers that stand in a text, spaces between them */
function numbersIn(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}

/** How far the boards of a shape are from a goal. */
export interface DepthCounts {
  /** By distance, how many boards there are. */
  readonly counts: readonly number[];
  /** The boards that are furthest away. */
  readonly deepest: readonly Board[];
}

/** @returns what is known of the distances to the goal in order, the blank last */
export function depthCounts(shape: Shape): DepthCounts {
  const lines = readCases(`depth-counts/${shape.rows}x${shape.columns}.txt`).trim().split('\n');
  const deepest = lines.slice(lines.indexOf('# deepest positions:') + 1);
  return {
    counts: lines.filter((line) => !line.startsWith('#')).map((line) => numbersIn(line)[1] ?? NaN),
    deepest: deepest.map((line) => boardOf(shape, line.replace('#', ''))),
  };
}

/** @returns what is known of the distances to other goals of 3×3, with the goals */
export function depthCountsOfOtherGoals(): (DepthCounts & { readonly goal: Board })[] {
  const shape = { rows: 3, columns: 3 };
  const blocks = readCases('depth-counts/3x3-edge-and-centre-goals.txt')
    .split(/^# goal /m)
    .slice(1);
  return blocks.map((block) => {
    const [title = '', counts = '', ...deepest] = block.trim().split('\n');
    // The tiles stand between the goal's name and `max`; of `8` they may be left out where they follow each other.
    const [, tiles = ''] = /: (.*) max/.exec(title) ?? [];
    return {
      goal: boardOf(shape, tiles.replace('1..8', '1 2 3 4 5 6 7 8')),
      counts: numbersIn(counts),
      deepest: deepest.map((line) => boardOf(shape, line.replace('# deepest', ''))),
    };
  });
}

/** @returns the board whose tiles are written row by row */
export function boardOf({ rows, columns }: Shape, tiles: string): Board {
  return makeBoard(rows, columns, numbersIn(tiles));
}
