import { type Board, blankCell } from '../../puzzle/board.js';
import { MOVES, NO_CELL, moveTable } from '../../puzzle/moves.js';
import { orderedBoard } from '../../puzzle/problem.js';
import { type Symmetry, type View, standardView, symmetries } from '../../puzzle/symmetry.js';
import { CUT, type MoveAutomaton, NO_WAY_BACK } from './moveAutomaton.js';
import { type PatternLayout, type PatternTables, distancesHome } from './patternTables.js';
import { memoryOf } from './engineMemory.js';
import type { Stretch } from './machine.js';
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
  /** By square, what the blank there adds to every index. */
  readonly blankParts: Int32Array;
}

/** All that does not change in the searches for one goal, made once. */
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
  readonly straight: Reading;
  /** Absent where the goal cannot be mirrored, or mirrored patterns are the same ones. */
  readonly mirrored: Reading | undefined;
  /** Walking distances, where they are looked at too: they pay in long searches only. */
  readonly walks: Walks | undefined;
  /** All this as the machine is to have it. */
  readonly memory: readonly Stretch[];

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
    this.next = seenMoves(goal, this.view);
    this.moves = movesOtherThan(NO_CELL, this.next);
    this.allowed = movesOtherThan(CUT, automaton);
    this.walks = thorough ? walksTo(layout) : undefined;
    this.distances = distancesHome(layout);
    const [same, ...others] = symmetries(layout.shape);
    this.straight = readingOf(tables, same!);
    const mirror = others.find((symmetry) => tellsMore(layout, symmetry));
    this.mirrored = mirror && readingOf(tables, mirror);
    this.memory = memoryOf(this);
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
}

function readingOf(tables: PatternTables, { cells: seenAt }: Symmetry): Reading {
  const cells = seenAt.length;
  const names = namesUnder(tables.layout, seenAt);
  return {
    patternOf: names.map((name) => tables.patternOf[name]!),
    bases: tables.bases,
    parts: Int32Array.from(
      { length: cells * cells },
      (_, at) => seenAt[at % cells]! * tables.weights[names[Math.floor(at / cells)]!]!,
    ),
    blankParts: Int32Array.from(seenAt, (cell) => cell * tables.blankWeight),
  };
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
