import { cellCount } from '../../puzzle/board.js';
import { moveTable } from '../../puzzle/moves.js';
import { orderedBoard } from '../../puzzle/problem.js';
import { type PatternTables, distancesHome } from './patternTables.js';

/** One pattern of some tables, for who fills in its entries. */
export class Pattern {
  readonly cells: number;
  /** See `moveTable`. */
  readonly next: Uint8Array;
  /** How many tiles it has. */
  readonly size: number;
  /** By place in the pattern, what the tile's square counts in an index. */
  readonly weights: readonly number[];
  /** The index of the goal, but for what the blank's square adds. Indexes count from where the pattern's entries begin. */
  readonly goal: number;
  private readonly tiles: readonly number[];
  private readonly base: number;
  private readonly distances: Uint8Array;

  constructor(
    private readonly tables: PatternTables,
    number: number,
  ) {
    const { shape, blank, patterns } = tables.layout;
    const home = orderedBoard(shape, blank).tiles;
    this.cells = cellCount(shape);
    this.next = moveTable(shape);
    this.tiles = patterns[number]!;
    this.size = this.tiles.length;
    this.weights = this.tiles.map((tile) => tables.weights[tile]!);
    this.goal = this.tiles.reduce((at, tile, place) => at + home.indexOf(tile) * this.weights[place]!, 0);
    this.base = tables.bases[number]!;
    this.distances = distancesHome(tables.layout);
  }

  /** @returns where the tile at a place in the pattern is */
  squareAt(place: number, index: number): number {
    return Math.floor(index / this.weights[place]!) % this.cells;
  }

  /** @returns the Manhattan distance of its tiles to their homes */
  distance(index: number): number {
    let distance = 0;
    for (let place = 0; place < this.size; place++) {
      distance += this.distances[this.tiles[place]! * this.cells + this.squareAt(place, index)]!;
    }
    return distance;
  }

  /** Fills in by how much the cost at an index exceeds the distance. */
  put(index: number, excess: number): void {
    this.tables.put(this.base + index, excess / 2);
  }
}
