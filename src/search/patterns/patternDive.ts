import { BLANK, type Board, cellCount } from '../../puzzle/board.js';
import { MOVES, type Move, NO_CELL } from '../../puzzle/moves.js';
import type { Counts } from '../search.js';
import { tilesIn } from '../../puzzle/symmetry.js';
import { CUT } from './moveAutomaton.js';
import type { PatternEngine, Reading } from './patternEngine.js';

/** A part of a search: of all subtrees that begin `depth` moves from the start, those numbered `index`, `index` + `of`, … */
export interface Share {
  readonly index: number;
  readonly of: number;
  readonly depth: number;
}

/** Longer than any solution: small, for the loop is faster with whole numbers than with Infinity. */
export const BEYOND = 0x7fff;

export const WHOLE: Share = { index: 0, of: 1, depth: 1 };

/** How many numbers a move puts down on the path. */
const FRAME = 8;

/** What stands in for walks where there are none. */
const NO_WALK = { next: new Uint16Array(), distances: new Uint8Array(), lineOf: new Uint8Array() };

/**
 * A depth-first search for the goal within a bound: see `depthFirstWithin`,
 * which this does over again for tables of patterns, with all that can be kept
 * at hand kept at hand. Besides what exceeds the bound it cuts the moves that
 * the automaton knows to be needless, and the tables are looked up mirrored too.
 */
export class PatternDive {
  /** The first solution of its share in the order of MOVES, when there is one within the bound. */
  moves: Move[] | undefined;
  /** The least length that a solution beyond the bound may have; BEYOND when nothing was cut. */
  next = BEYOND;

  private expanded = 0;
  private generated = 1;
  private readonly tiles: Uint8Array;
  /** What the tiles of each pattern make of its index, without the blank: straight, then mirrored. */
  private readonly indexes: readonly [Int32Array, Int32Array];
  /** The entries of each pattern. */
  private readonly values: readonly [Int32Array, Int32Array];
  private distance = 0;
  /** The sums of the entries. */
  private excess: [number, number] = [0, 0];

  private depth = 0;
  private deepest = 0;
  private blank: number;
  private state = 0;
  private move = 0;
  private subtrees = 0;
  /** The states of the walks. */
  private upDown = 0;
  private leftRight = 0;
  /** A frame for each move made: where the blank was, the move, the state before it, and the two entries that it changed. */
  private readonly path: Int32Array;

  constructor(
    private readonly engine: PatternEngine,
    start: Board,
    private readonly bound: number,
    private readonly share: Share,
  ) {
    const patterns = engine.tables.layout.patterns.length;
    const cells = cellCount(start);
    this.tiles = tilesIn(engine.view, start.tiles);
    this.blank = this.tiles.indexOf(BLANK);
    this.indexes = [new Int32Array(patterns), new Int32Array(patterns)];
    this.values = [new Int32Array(patterns), new Int32Array(patterns)];
    this.path = new Int32Array((Math.max(bound, 0) + 2) * FRAME);

    for (const [cell, tile] of this.tiles.entries()) this.distance += engine.distances[tile * cells + cell]!;
    this.look(engine.straight, 0);
    this.look(engine.mirrored ?? engine.straight, 1);
    const { walks } = engine;
    if (walks) {
      this.upDown = walks.upDown.stateOf(this.tiles);
      this.leftRight = walks.leftRight.stateOf(this.tiles);
    }
    if (this.distance === 0) {
      this.moves = [];
      this.depth = -1;
    } else if (this.estimate > bound) {
      this.next = this.estimate;
      this.depth = -1;
    }
  }

  /** A lower bound on the distance of the start. */
  get estimate(): number {
    const { distance, excess, upDown, leftRight } = this;
    const { walks } = this.engine;
    const walked = walks ? walks.upDown.distances[upDown]! + walks.leftRight.distances[leftRight]! : 0;
    return Math.max(distance + 2 * Math.max(...excess), walked);
  }

  private look({ patternOf, bases, parts, blankParts }: Reading, side: 0 | 1): void {
    const { tiles, blank } = this;
    const [indexes, values] = [this.indexes[side], this.values[side]];
    indexes.set(bases);
    tiles.forEach((tile, cell) => {
      if (tile !== BLANK) indexes[patternOf[tile]!]! += parts[tile * tiles.length + cell]!;
    });
    indexes.forEach((index, pattern) => {
      values[pattern] = this.engine.tables.valueAt(index + blankParts[blank]!);
      this.excess[side] += values[pattern];
    });
  }

  get counts(): Counts {
    const { expanded, generated, deepest } = this;
    return { expanded, generated, largestFrontier: deepest + 1 };
  }

  /** @returns whether all that is still to be searched comes behind a solution in the order of MOVES */
  isBehind(moves: readonly Move[]): boolean {
    for (let depth = 0; depth < this.depth; depth++) {
      const other = moves[depth];
      const taken = this.takenAt(depth);
      if (taken !== other) return other === undefined || MOVES.indexOf(taken) > MOVES.indexOf(other);
    }
    return false;
  }

  private takenAt(depth: number): Move {
    return MOVES[this.path[depth * FRAME + 1]!]!;
  }

  /** @returns whether the search has come to its end; else it has made about so many nodes more */
  goOn(nodes: number): boolean {
    if (this.depth < 0) return true;
    // Whatever the loop reads is a local: from objects it would be read anew each time.
    const { bound, tiles, path } = this;
    const { next: targets, automaton, distanceChanges, straight, mirrored } = this.engine;
    const { values: table } = this.engine.tables;
    const { patternOf, changes, lookups } = straight;
    const looksTwice = mirrored !== undefined;
    const { patternOf: otherPatternOf, changes: otherChanges, lookups: otherLookups } = mirrored ?? straight;
    const cells = tiles.length;
    const [indexes, otherIndexes] = this.indexes;
    const [values, otherValues] = this.values;
    const { walks, ways } = this.engine;
    const { next: upDownNext, distances: upDownDistances, lineOf: rowOf } = walks?.upDown ?? NO_WALK;
    const {
      next: leftRightNext,
      distances: leftRightDistances,
      lineOf: columnOf,
    } = walks?.leftRight ?? NO_WALK;
    const { depth: splitDepth, of, index: share } = this.share;
    let { depth, blank, state, move, distance, next, subtrees, deepest, upDown, leftRight } = this;
    let [excess, otherExcess] = this.excess;
    let [made, grown] = [0, 0];

    for (;;) {
      if (move === 4) {
        // Every move has been tried: back up, and take back the move that led here.
        depth--;
        if (depth < 0) break;
        const top = depth * FRAME;
        const from = path[top]!;
        move = path[top + 1]!;
        state = path[top + 2]!;
        const tile = tiles[from]!;
        tiles[blank] = tile;
        tiles[from] = BLANK;
        const change = (tile * cells + from) * 4 + move;
        distance -= distanceChanges[change]!;
        const pattern = patternOf[tile]!;
        indexes[pattern]! -= changes[change]!;
        const before = path[top + 3]!;
        excess += before - values[pattern]!;
        values[pattern] = before;
        if (looksTwice) {
          const otherPattern = otherPatternOf[tile]!;
          otherIndexes[otherPattern]! -= otherChanges[change]!;
          const otherBefore = path[top + 4]!;
          otherExcess += otherBefore - otherValues[otherPattern]!;
          otherValues[otherPattern] = otherBefore;
        }
        upDown = path[top + 5]!;
        leftRight = path[top + 6]!;
        blank = from;
        move++;
        if (made >= nodes) break;
        continue;
      }

      const after = automaton[state * 4 + move]!;
      const target = targets[blank * 4 + move]!;
      if (target === NO_CELL || after === CUT) {
        move++;
        continue;
      }
      made++;
      const tile = tiles[target]!;
      const change = (tile * cells + blank) * 4 + move;
      const distanceAfter = distance + distanceChanges[change]!;
      const pattern = patternOf[tile]!;
      const at = indexes[pattern]! + lookups[change]!;
      const value = (table[at >> 1]! >> ((at & 1) << 2)) & 15;
      const excessAfter = excess - values[pattern]! + value;
      const least = depth + 1 + distanceAfter + 2 * excessAfter;
      if (least > bound) {
        if (least < next) next = least;
        move++;
        continue;
      }
      let upDownAfter = upDown;
      let leftRightAfter = leftRight;
      if (walks) {
        const way = ways[blank * 4 + move]!;
        if (way < 2) upDownAfter = upDownNext[(2 * upDown + way) * 4 + rowOf[tile]!]!;
        else leftRightAfter = leftRightNext[(2 * leftRight + way - 2) * 4 + columnOf[tile]!]!;
        const walked = depth + 1 + upDownDistances[upDownAfter]! + leftRightDistances[leftRightAfter]!;
        if (walked > bound) {
          if (walked < next) next = walked;
          move++;
          continue;
        }
      }
      const top = depth * FRAME;
      if (looksTwice) {
        const otherPattern = otherPatternOf[tile]!;
        const otherAt = otherIndexes[otherPattern]! + otherLookups[change]!;
        const otherValue = (table[otherAt >> 1]! >> ((otherAt & 1) << 2)) & 15;
        const otherAfter = otherExcess - otherValues[otherPattern]! + otherValue;
        const otherLeast = depth + 1 + distanceAfter + 2 * otherAfter;
        if (otherLeast > bound) {
          if (otherLeast < next) next = otherLeast;
          move++;
          continue;
        }
        path[top + 4] = otherValues[otherPattern]!;
        otherIndexes[otherPattern]! += otherChanges[change]!;
        otherValues[otherPattern] = otherValue;
        otherExcess = otherAfter;
      }
      path[top] = blank;
      path[top + 1] = move;
      path[top + 2] = state;
      path[top + 3] = values[pattern]!;
      path[top + 5] = upDown;
      path[top + 6] = leftRight;
      upDown = upDownAfter;
      leftRight = leftRightAfter;
      indexes[pattern]! += changes[change]!;
      values[pattern] = value;
      excess = excessAfter;
      distance = distanceAfter;
      tiles[blank] = tile;
      tiles[target] = BLANK;
      blank = target;
      state = after;
      move = 0;
      depth++;
      grown++;
      if (depth > deepest) deepest = depth;
      // Every tile is at home, and so is the blank.
      if (distance === 0) {
        this.moves = Array.from({ length: depth }, (_, at) => MOVES[path[at * FRAME + 1]!]!);
        depth = -1;
        break;
      }
      if (depth === splitDepth) {
        // Of the subtrees that others search, no move is tried.
        if (subtrees % of !== share) move = 4;
        subtrees++;
      }
    }
    this.generated += made;
    this.expanded += grown;
    Object.assign(this, { depth, blank, state, move, distance, next, subtrees, deepest, upDown, leftRight });
    this.excess = [excess, otherExcess];
    return depth < 0;
  }
}
