import { BLANK, type Board, blankCell, cellCount } from '../../puzzle/board.js';
import { MOVES, NO_CELL, moveTable } from '../../puzzle/moves.js';
import { orderedBoard } from '../../puzzle/problem.js';
import { type Symmetry, type View, standardView, symmetries } from '../../puzzle/symmetry.js';
import { CUT, type MoveAutomaton, NO_WAY_BACK } from './moveAutomaton.js';
import { type PatternLayout, type PatternTables, distancesHome } from './patternTables.js';
import { smallPatterns } from './smallPatterns.js';
import { type Walks, walksTo } from './walks.js';

/**
 * How tables are read for boards as the standard view shows them: straight, or
 * mirrored. A mirrored board is as far from the goal, but the patterns lie
 * differently on it, and so it may tell of more moves.
 */
export interface Reading {
  /** By tile, the number of its pattern. */
  readonly patternOf: Uint8Array;
  /** By pattern, where its entries begin. */
  readonly bases: readonly number[];
  /** At `tile × squares + square`, what a tile there adds to the index of its pattern. */
  readonly parts: Int32Array;
  /** At `4 × (tile × squares + s) + m`, how the index changes when move m takes the blank away from s and the tile there. */
  readonly changes: Int32Array;
  /** At the same places, how far the entry after the move is from the index before it. */
  readonly lookups: Int32Array;
  /** By square, what the blank there adds to every index. */
  readonly blankParts: Int32Array;
}

/** All that does not change in the searches for one goal: made once, read in the inner loop. */
export class PatternEngine {
  readonly view: View;
  /** At `4 × square + m`, where move m takes the blank, squares being those of the view and moves those of the goal. */
  readonly next: Uint8Array;
  /** By square, the moves that the blank has there, a bit for each. */
  readonly moves: Uint8Array;
  /** By state of the automaton, the moves that it does not cut, a bit for each. */
  readonly allowed: Uint8Array;
  /** At `tile × squares + square`, the Manhattan distance of a tile to its home. */
  readonly distances: Uint8Array;
  /** At `4 × (tile × squares + s) + m`, how that changes when move m takes the blank away from s and the tile there. */
  readonly distanceChanges: Int8Array;
  readonly straight: Reading;
  /** Absent where the goal cannot be mirrored, or mirrored patterns are the same ones. */
  readonly mirrored: Reading | undefined;

  /** Walking distances, where they are looked at too: they pay in long searches only. */
  readonly walks: Walks | undefined;
  /** At `4 × square + m`, the way that move m takes the blank from there: 0 up, 1 down, 2 to the left, 3 to the right. */
  readonly ways: Uint8Array;

  /**
   * @param tables such as serve this goal: see `serves`
   * @param thorough whether walking distances are looked at too, where there are any
   */
  constructor(
    goal: Board,
    readonly tables: PatternTables,
    readonly automaton: MoveAutomaton,
    thorough = false,
  ) {
    this.view = standardView(goal);
    const { layout } = tables;
    const cells = cellCount(layout.shape);
    this.next = seenMoves(goal, this.view);
    this.moves = movesOtherThan(NO_CELL, this.next);
    this.allowed = movesOtherThan(CUT, automaton);
    this.walks = thorough ? walksTo(layout) : undefined;
    const { columns } = layout.shape;
    this.ways = this.next.map((to, entry) => {
      const from = Math.floor(entry / MOVES.length);
      return [from - columns, from + columns, from - 1, from + 1].indexOf(to);
    });
    this.distances = distancesHome(layout);
    this.distanceChanges = Int8Array.from(
      this.changesOf(cells, (tile, cell) => this.distances[tile * cells + cell]!),
    );
    const [same, ...others] = symmetries(layout.shape);
    this.straight = this.reading(same!);
    const mirror = others.find((symmetry) => tellsMore(layout, symmetry));
    this.mirrored = mirror && this.reading(mirror);
  }

  /** @returns whether tables of a layout serve a goal */
  static serves(layout: PatternLayout, goal: Board): boolean {
    const { shape, cells } = standardView(goal);
    const { rows, columns } = layout.shape;
    return shape.rows === rows && shape.columns === columns && cells[blankCell(goal)] === layout.blank;
  }

  /** @returns an engine by tables that are made here and now, for any goal */
  static withSmallPatterns(
    goal: Board,
    automaton: MoveAutomaton = NO_WAY_BACK,
    thorough = false,
  ): PatternEngine {
    return new PatternEngine(goal, smallPatterns(goal), automaton, thorough);
  }

  private reading({ cells: seenAt }: Symmetry): Reading {
    const { tables } = this;
    const cells = seenAt.length;
    const names = namesUnder(tables.layout, seenAt);
    const part = (tile: number, cell: number) => seenAt[cell]! * tables.weights[names[tile]!]!;
    const changes = Int32Array.from(this.changesOf(cells, part));
    const blankParts = Int32Array.from(seenAt, (cell) => cell * tables.blankWeight);
    return {
      patternOf: names.map((name) => tables.patternOf[name]!),
      bases: tables.bases,
      parts: Int32Array.from({ length: cells * cells }, (_, at) => part(Math.floor(at / cells), at % cells)),
      changes,
      lookups: changes.map((change, at) => change + (blankParts[this.next[at % this.next.length]!] ?? 0)),
      blankParts,
    };
  }

  /** @returns what a move changes in a figure of the tile that it slides */
  private changesOf(cells: number, figure: (tile: number, cell: number) => number): number[] {
    return Array.from({ length: cells * cells * MOVES.length }, (_, at) => {
      const tile = Math.floor(at / (cells * MOVES.length));
      const entry = at % (cells * MOVES.length);
      const to = this.next[entry]!;
      return tile === BLANK || to === NO_CELL
        ? 0
        : figure(tile, Math.floor(entry / MOVES.length)) - figure(tile, to);
    });
  }
}

/** @returns the move table with the squares of a view and the moves as they are */
function seenMoves(goal: Board, { cells }: View): Uint8Array {
  const table = moveTable(goal);
  const seen = new Uint8Array(table.length);
  cells.forEach((seenCell, cell) => {
    for (let move = 0; move < MOVES.length; move++) {
      const to = table[cell * MOVES.length + move]!;
      seen[seenCell * MOVES.length + move] = to === NO_CELL ? NO_CELL : cells[to]!;
    }
  });
  return seen;
}

/** @returns from a table with an entry for each move, row by row the moves whose entry is not the one of no move, a bit for each */
function movesOtherThan(none: number, table: Uint8Array | Uint16Array): Uint8Array {
  const sets = new Uint8Array(table.length / MOVES.length);
  for (let entry = 0; entry < table.length; entry++) {
    if (table[entry] !== none) sets[Math.floor(entry / MOVES.length)]! |= 1 << (entry % MOVES.length);
  }
  return sets;
}

/** @returns by tile, the tile whose home it comes to when the goal of a layout is turned or mirrored */
function namesUnder({ shape, blank }: PatternLayout, seenAt: Uint8Array): Uint8Array {
  const { tiles } = orderedBoard(shape, blank);
  const names = new Uint8Array(tiles.length);
  tiles.forEach((tile, home) => (names[tile] = tiles[seenAt[home]!]!));
  return names;
}

/** @returns whether a symmetry keeps the goal's blank in its square but not the patterns as they are */
function tellsMore(layout: PatternLayout, { shape, cells }: Symmetry): boolean {
  if (shape.rows !== layout.shape.rows || cells[layout.blank] !== layout.blank) return false;
  const names = namesUnder(layout, cells);
  const asText = (patterns: readonly (readonly number[])[]) =>
    patterns
      .map((pattern) => [...pattern].sort((a, b) => a - b).join(' '))
      .sort()
      .join('; ');
  const seen = layout.patterns.map((pattern) => pattern.map((tile) => names[tile]!));
  return asText(seen) !== asText(layout.patterns);
}
