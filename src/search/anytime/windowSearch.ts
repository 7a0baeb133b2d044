import { BLANK, type Shape, cellCount } from '../../puzzle/board.js';
import { BACK, MOVES, NO_CELL, moveTable } from '../../puzzle/moves.js';
import { columnsOf, rowsOf } from '../heuristics/squares.js';

/** How a search for a way between two boards stands. */
export type Outcome =
  /** It has not come to its end yet. */
  | 'open'
  /** There is a way within the limit, and `way` is a shortest one. */
  | 'found'
  /** There is none. */
  | 'none';

const NO_MOVE = MOVES.length;

/**
 * Finds a shortest way between two boards, if there is one within a limit: IDA*
 * (Korf 1985) with Manhattan distance, told in terms of what this distance
 * leaves open. A move takes its tile nearer to its place in the end or further
 * away, by one square; so a way has as many moves as the distance says, and two
 * more for each that goes away. A round looks for ways that go away so often at
 * most, and needs no other estimate than the count of those left.
 *
 * It is made once and does one search after the other: what it holds are the
 * boards' tiles and one path.
 */
export class WindowSearch {
  expanded = 0;
  generated = 0;

  private readonly targets: Uint8Array;
  private readonly rows: Uint8Array;
  private readonly columns: Uint8Array;
  private readonly tiles: Uint8Array;
  private readonly start: Uint8Array;
  /** For each tile, its row and its column in the board at the end. */
  private readonly homeRows: Uint8Array;
  private readonly homeColumns: Uint8Array;
  // The path, by depth: where the blank is, the moves away left, the next move to try, the move that led here.
  private readonly blanks: Uint8Array;
  private readonly awayLeft: Int16Array;
  private readonly tries: Uint8Array;
  private readonly taken: Uint8Array;
  private depth = -1;
  private distance = 0;
  /** How often a way may go away in the round under way, and in the last one. */
  private away = 0;
  private mostAway = 0;

  /** @param longest the greatest limit that is asked for */
  constructor(shape: Shape, longest: number) {
    const cells = cellCount(shape);
    this.targets = moveTable(shape);
    [this.rows, this.columns] = [rowsOf(shape), columnsOf(shape)];
    [this.tiles, this.start] = [new Uint8Array(cells), new Uint8Array(cells)];
    [this.homeRows, this.homeColumns] = [new Uint8Array(cells), new Uint8Array(cells)];
    const room = longest + 2;
    [this.blanks, this.tries, this.taken] = [
      new Uint8Array(room),
      new Uint8Array(room),
      new Uint8Array(room),
    ];
    this.awayLeft = new Int16Array(room);
  }

  /**
   * Sets out on a search.
   * @param limit the most moves that a way may have
   */
  begin(start: Uint8Array, end: Uint8Array, limit: number): Outcome {
    this.start.set(start);
    for (let cell = 0; cell < end.length; cell++) {
      this.homeRows[end[cell]!] = this.rows[cell]!;
      this.homeColumns[end[cell]!] = this.columns[cell]!;
    }
    this.distance = this.distanceFrom(start);
    this.away = 0;
    this.mostAway = (limit - this.distance) >> 1;
    if (this.mostAway < 0) return 'none';
    this.beginRound();
    return this.distance === 0 ? 'found' : 'open';
  }

  /** The way that was found, as numbers of moves in MOVES. */
  get way(): Uint8Array {
    return this.taken.slice(1, this.depth + 1);
  }

  /** Goes on until so many more nodes are expanded, or to the end. */
  goOn(nodes: number): Outcome {
    const last = this.expanded + nodes;
    while (!this.dive(last)) {
      if (this.expanded >= last) return 'open';
      if (this.away === this.mostAway) return 'none';
      this.away++;
      this.beginRound();
    }
    return 'found';
  }

  private distanceFrom(tiles: Uint8Array): number {
    let sum = 0;
    for (let cell = 0; cell < tiles.length; cell++) {
      const tile = tiles[cell]!;
      if (tile === BLANK) continue;
      sum += Math.abs(this.rows[cell]! - this.homeRows[tile]!);
      sum += Math.abs(this.columns[cell]! - this.homeColumns[tile]!);
    }
    return sum;
  }

  private beginRound(): void {
    this.tiles.set(this.start);
    this.depth = 0;
    this.blanks[0] = this.start.indexOf(BLANK);
    this.awayLeft[0] = this.away;
    this.tries[0] = 0;
    this.taken[0] = NO_MOVE;
    this.expanded++;
    this.generated++;
  }

  /** @returns whether the end was come upon; else the round is over, or `last` nodes are expanded */
  private dive(last: number): boolean {
    const { targets, rows, columns, tiles, homeRows, homeColumns, blanks, awayLeft, tries, taken } = this;
    // A path that never goes away again reaches the end when its moves are all that the distance and the detours ask for.
    const length = this.distance + 2 * this.away;
    let { depth, expanded, generated } = this;
    let found = false;
    while (depth >= 0 && expanded < last) {
      const blank = blanks[depth]!;
      const move = tries[depth]!;
      if (move === NO_MOVE) {
        // Every move has been tried: back up, and take back the move that led here.
        if (depth > 0) {
          const previous = blanks[depth - 1]!;
          tiles[blank] = tiles[previous]!;
          tiles[previous] = BLANK;
        }
        depth--;
        continue;
      }
      tries[depth] = move + 1;
      const target = targets[blank * 4 + move]!;
      if (target === NO_CELL || move === BACK[taken[depth]!]) continue;
      generated++;
      const tile = tiles[target]!;
      // Up and left, the tile comes down or to the right to where the blank was; else up or to the left.
      const line = (move & 1) === 0 ? rows[blank]! : columns[blank]!;
      const home = (move & 1) === 0 ? homeRows[tile]! : homeColumns[tile]!;
      const left = awayLeft[depth]! - (home === line || move < 2 === home > line ? 0 : 1);
      if (left < 0) continue;
      tiles[blank] = tile;
      tiles[target] = BLANK;
      depth++;
      blanks[depth] = target;
      awayLeft[depth] = left;
      taken[depth] = move;
      tries[depth] = 0;
      if (depth === length) {
        found = true;
        break;
      }
      expanded++;
    }
    this.depth = depth;
    this.expanded = expanded;
    this.generated = generated;
    return found;
  }
}
