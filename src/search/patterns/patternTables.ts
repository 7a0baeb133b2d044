import { type Shape, cellCount } from '../../puzzle/board.js';
import { orderedBoard } from '../../puzzle/problem.js';
import { Machine } from './machine.js';

/**
 * Which tiles make the patterns of an additive pattern database, and how it is
 * indexed. Its goal has the tiles in order; see `orderedBoard`.
 */
export interface PatternLayout {
  readonly shape: Shape;
  /** The square of the goal's blank. */
  readonly blank: number;
  /** The tiles of each pattern; each tile is in one. */
  readonly patterns: readonly (readonly number[])[];
  /** Whether an entry also tells the blank's square apart: dearer, and a better bound. */
  readonly knowsBlank: boolean;
}

/**
 * The tables of additive pattern databases (Korf & Felner, *Disjoint pattern
 * database heuristics*, Artificial Intelligence 134, 2002): how many moves of
 * its own tiles a pattern costs at least. What the patterns cost adds up to a
 * lower bound, since each move slides a tile of one pattern alone.
 *
 * Where the blank is known, the bound is consistent: a move changes the cost of
 * its own pattern by one at most, and that of no other one, since without a
 * pattern's tiles the blank slides back and forth for nothing. Where it is not,
 * a cost is the least one of all places of the blank, and may jump.
 *
 * Kept is by how much a cost exceeds the Manhattan distance of the pattern's
 * tiles, halved, for both are even or both odd. Two bits hold that: nearly all
 * excesses are of three at most (all of small patterns on 4×4, 99 of 100 of large
 * ones), and larger ones are kept as three, which bounds as well. What a search
 * expands more, one to four nodes in a hundred, tables of half the size make up for.
 */
export class PatternTables {
  /** By tile, the number of its pattern. */
  readonly patternOf: Uint8Array;
  /** By tile, how much its square counts in the index of its pattern. */
  readonly weights: Int32Array;
  /** How much the blank's square counts in an index: 1, or 0 where it is not known. */
  readonly blankWeight: number;
  /** By pattern, where its entries begin. */
  readonly bases: readonly number[];
  /** What searches by these tables. */
  readonly machine: Machine;
  /** Four entries a byte, the lowest two bits first. */
  readonly values: Uint8Array;

  constructor(readonly layout: PatternLayout) {
    const { patterns, knowsBlank } = layout;
    const cells = cellCount(layout.shape);
    this.patternOf = new Uint8Array(cells);
    this.weights = new Int32Array(cells);
    this.blankWeight = knowsBlank ? 1 : 0;
    const bases: number[] = [];
    let size = 0;
    for (const [number, pattern] of patterns.entries()) {
      bases.push(size);
      let weight = knowsBlank ? cells : 1;
      for (const tile of pattern) {
        this.patternOf[tile] = number;
        this.weights[tile] = weight;
        weight *= cells;
      }
      size += weight;
    }
    this.bases = bases;
    this.machine = new Machine(Math.ceil(size / 4));
    this.values = this.machine.tables;
  }

  /** @returns the entry at an index that is its pattern's base and the weighted squares of its tiles and the blank */
  valueAt(index: number): number {
    return (this.values[index >> 2]! >> ((index & 3) << 1)) & MOST_KEPT;
  }

  /** Puts down an entry that is 0 yet. Of more than fits it keeps the most that fits, which bounds as well. */
  put(index: number, value: number): void {
    this.values[index >> 2]! |= Math.min(value, MOST_KEPT) << ((index & 3) << 1);
  }
}

/** The largest entry that two bits hold. */
export const MOST_KEPT = 3;

/** @returns at `tile × squares + square`, the Manhattan distance of a tile to its place in the goal of a layout */
export function distancesHome({ shape, blank }: PatternLayout): Uint8Array {
  const { columns } = shape;
  const goal = orderedBoard(shape, blank);
  const cells = goal.tiles.length;
  const distances = new Uint8Array(cells * cells);
  goal.tiles.forEach((tile, home) => {
    for (let cell = 0; tile !== 0 && cell < cells; cell++) {
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      distances[tile * cells + cell] = rows + Math.abs((cell % columns) - (home % columns));
    }
  });
  return distances;
}
