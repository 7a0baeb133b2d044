import { BLANK, type Board } from '../../puzzle/board.js';
import type { Heuristic } from './heuristic.js';
import { manhattan } from './manhattan.js';
import { columnsOf, homesIn, isSideways, rowsOf } from './squares.js';

/**
 * Manhattan distance and, for tiles that are in their own line but in each
 * other's way there, 2 for each that has to step out of the line and back in:
 * Hansson, Mayer & Yung, *Criticizing solutions to relaxed models yields
 * powerful admissible heuristics*, Information Sciences 63 (1992).
 *
 * A line counts the fewest tiles that must leave it so that the rest are in
 * order, not the pairs that are out of order: in 3 1 2 one tile leaves, though
 * two pairs are wrong, and counting pairs overestimates. Steps out of rows are
 * up or down, steps out of columns sideways, so both kinds may be added.
 */
export function linearConflict(goal: Board): Heuristic {
  const { rows, columns } = goal;
  const [rowOf, columnOf] = [rowsOf(goal), columnsOf(goal)];
  const inRows = new Lines(goal, rowOf, columnOf, columns, 1);
  const inColumns = new Lines(goal, columnOf, rowOf, 1, columns);
  const distance = manhattan(goal);
  return {
    evaluate(tiles) {
      let leaving = 0;
      for (let row = 0; row < rows; row++) leaving += inRows.leaving(tiles, row);
      for (let column = 0; column < columns; column++) leaving += inColumns.leaving(tiles, column);
      return distance.evaluate(tiles) + 2 * leaving;
    },
    update(before, tiles, tile, from, to) {
      // A tile that slides along a line passes no other one there: only the lines across the move change.
      const across = isSideways(from, to) ? inColumns : inRows;
      return distance.update(before, tiles, tile, from, to) + 2 * across.change(tiles, tile, from, to);
    },
  };
}

/** The rows of a board, or its columns. */
class Lines {
  private readonly cells: number;
  private readonly length: number;
  /** At `line × cells + tile`: a bit, the higher the later the tile comes in this line in the goal; 0 when it does not. */
  private readonly bits: Uint16Array;

  /**
   * @param lineOf the line of each square
   * @param placeOf the place of each square in its line
   * @param lineStep from a line's first square to the next line's
   * @param placeStep from a square to the next one in its line
   */
  constructor(
    goal: Board,
    private readonly lineOf: Uint8Array,
    placeOf: Uint8Array,
    private readonly lineStep: number,
    private readonly placeStep: number,
  ) {
    this.cells = goal.tiles.length;
    this.length = Math.max(...placeOf) + 1;
    this.bits = new Uint16Array((this.cells / this.length) * this.cells);
    homesIn(goal).forEach((home, tile) => {
      if (tile !== BLANK) this.bits[lineOf[home]! * this.cells + tile] = 1 << placeOf[home]!;
    });
  }

  /** @returns how many tiles must leave more than did before a tile slid from one line to the next */
  change(tiles: ArrayLike<number>, tile: number, from: number, to: number): number {
    const left = this.lineOf[from]!;
    const entered = this.lineOf[to]!;
    // A tile is in no one's way in a line that is not its own.
    if (this.bits[left * this.cells + tile] !== 0) {
      return this.leaving(tiles, left) - this.leaving(tiles, left, from, tile);
    }
    if (this.bits[entered * this.cells + tile] !== 0) {
      return this.leaving(tiles, entered) - this.leaving(tiles, entered, to, BLANK);
    }
    return 0;
  }

  /**
   * The fewest tiles that must leave a line: all that belong in it but for a
   * longest rising sequence, which patience sorting finds. Each tile goes on the
   * first pile whose top comes later, else on a new one. There are as many piles
   * as such a sequence is long, so every tile that finds a pile is one too many.
   * The tops are a set of bits, which needs no room: a table of all lines would be too large for long ones.
   * @param square a square to read as if `tile` stood in it
   */
  leaving(tiles: ArrayLike<number>, line: number, square = -1, tile = BLANK): number {
    let tops = 0;
    let count = 0;
    let cell = line * this.lineStep;
    for (let place = 0; place < this.length; place++, cell += this.placeStep) {
      const bit = this.bits[line * this.cells + (cell === square ? tile : tiles[cell]!)]!;
      if (bit === 0) continue;
      const later = tops & -bit;
      if (later !== 0) {
        count++;
        tops ^= later & -later;
      }
      tops |= bit;
    }
    return count;
  }
}
