import type { Board } from '../../puzzle/board.js';

/**
 * An admissible, consistent lower bound on the distance, made for one goal,
 * that a search keeps up to date move by move.
 */
export interface Heuristic {
  /** @returns the bound for a whole board */
  evaluate(tiles: ArrayLike<number>): number;
  /** @returns by how much the bound changes when a tile slides from one square to another */
  change(tile: number, from: number, to: number): number;
}

/** @returns the heuristic for a goal */
export type HeuristicFactory = (goal: Board) => Heuristic;
