import type { Board } from '../../puzzle/board.js';

/**
 * A lower bound on the distance to one goal. It is admissible (never above the
 * distance) and consistent (a move changes it by one at most, downwards).
 */
export interface Heuristic {
  /** @returns the bound for a whole board, row by row, the blank 0 */
  evaluate(tiles: ArrayLike<number>): number;
  /**
   * Keeps the bound up to date along a path.
   * @param before the bound of the board before the move
   * @param tiles the board after it
   * @param tile the tile that slid, from one square to another
   * @returns the same as `evaluate(tiles)`, as cheaply as can be
   */
  update(before: number, tiles: ArrayLike<number>, tile: number, from: number, to: number): number;
  /**
   * Where the bound adds up what each tile counts for by itself: that, at
   * `tile × squares + square`. Inner loops look it up instead of calling `update`,
   * which takes them longer than all the rest.
   */
  readonly costs?: Uint8Array;
}

/** Makes the heuristic for a goal; tables that it needs are made here. */
export type HeuristicFactory = (goal: Board) => Heuristic;

/** The heuristics' names, as settings and files spell them, the weakest first. */
export const HEURISTIC_IDS = [
  'zero',
  'misplaced',
  'out-of-row-and-column',
  'gaschnig',
  'manhattan',
  'linear-conflict',
  'walking-distance',
  'pattern-database',
] as const;

export type HeuristicId = (typeof HEURISTIC_IDS)[number];
