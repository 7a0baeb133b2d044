import { BLANK, type Board, cellCount } from '../../puzzle/board.js';
import { MOVES, type Move } from '../../puzzle/moves.js';
import type { Counts } from '../search.js';
import { tilesIn } from '../../puzzle/symmetry.js';
import type { PatternEngine, Reading } from './patternEngine.js';

/** A part of a search: of all subtrees that begin `depth` moves from the start, those numbered `index`, `index` + `of`, … */
export interface Share {
  readonly index: number;
  readonly of: number;
  readonly depth: number;
}

/** Longer than any solution: small, for the loop is faster with whole numbers than with Infinity. */
const BEYOND = 0x7fff;

export const WHOLE: Share = { index: 0, of: 1, depth: 1 };

/** How many numbers a move puts down on the path. */
const FRAME = 10;

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
  /** Lower bounds on the distance, straight and mirrored. */
  private least: [number, number] = [0, 0];

  private depth = 0;
  private deepest = 0;
  private blank: number;
  private state = 0;
  /** The moves that are still to be tried, a bit for each. */
  private untried: number;
  private subtrees = 0;
  /** The states of the walks. */
  private upDown = 0;
  private leftRight = 0;
  /** A frame for each move made: where the blank was, the move; and what was before it: untried moves, the state, and for both ways of looking the entry and the bound, then the states of the walks. */
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

    this.untried = engine.allowed[this.state]! & engine.moves[this.blank]!;
    let distance = 0;
    for (const [cell, tile] of this.tiles.entries()) distance += engine.distances[tile * cells + cell]!;
    this.least = [
      distance + this.look(engine.straight, 0),
      distance + this.look(engine.mirrored ?? engine.straight, 1),
    ];
    const { walks } = engine;
    if (walks) {
      this.upDown = walks.upDown.stateOf(this.tiles);
      this.leftRight = walks.leftRight.stateOf(this.tiles);
    }
    if (distance === 0) {
      this.moves = [];
      this.depth = -1;
    } else if (this.estimate > bound) {
      this.next = this.estimate;
      this.depth = -1;
    }
  }

  /** A lower bound on the distance of the start. */
  get estimate(): number {
    const { least, upDown, leftRight } = this;
    const { walks } = this.engine;
    const walked = walks ? walks.upDown.distances[upDown]! + walks.leftRight.distances[leftRight]! : 0;
    return Math.max(...least, walked);
  }

  /** @returns by how much the bound exceeds the distance */
  private look({ patternOf, bases, parts, blankParts }: Reading, side: 0 | 1): number {
    const { tiles, blank } = this;
    const [indexes, values] = [this.indexes[side], this.values[side]];
    indexes.set(bases);
    tiles.forEach((tile, cell) => {
      if (tile !== BLANK) indexes[patternOf[tile]!]! += parts[tile * tiles.length + cell]!;
    });
    values.set(indexes.map((index) => this.engine.tables.valueAt(index + blankParts[blank]!)));
    return 2 * values.reduce((sum, value) => sum + value, 0);
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
    const { next: targets, moves, automaton, allowed, distanceChanges, straight, mirrored } = this.engine;
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
    let { depth, blank, state, untried, next, subtrees, deepest, upDown, leftRight } = this;
    let [least, otherLeast] = this.least;
    // How many more moves there may be behind the next one.
    let room = bound - depth - 1;
    let [made, grown] = [0, 0];

    for (;;) {
      if (untried === 0) {
        // Every move has been tried: back up, and take back the move that led here.
        depth--;
        if (depth < 0) break;
        const top = depth * FRAME;
        const from = path[top]!;
        const move = path[top + 1]!;
        untried = path[top + 2]!;
        state = path[top + 3]!;
        room++;
        const tile = tiles[from]!;
        tiles[blank] = tile;
        tiles[from] = BLANK;
        const change = (tile * cells + from) * 4 + move;
        const pattern = patternOf[tile]!;
        indexes[pattern]! -= changes[change]!;
        values[pattern] = path[top + 4]!;
        least = path[top + 5]!;
        if (looksTwice) {
          const otherPattern = otherPatternOf[tile]!;
          otherIndexes[otherPattern]! -= otherChanges[change]!;
          otherValues[otherPattern] = path[top + 6]!;
          otherLeast = path[top + 7]!;
        }
        upDown = path[top + 8]!;
        leftRight = path[top + 9]!;
        blank = from;
        if (made >= nodes) break;
        continue;
      }

      // The lowest bit is the first move in the order of MOVES.
      const move = 31 - Math.clz32(untried & -untried);
      untried &= untried - 1;
      const target = targets[blank * 4 + move]!;
      made++;
      const tile = tiles[target]!;
      const change = (tile * cells + blank) * 4 + move;
      const distanceChange = distanceChanges[change]!;
      const pattern = patternOf[tile]!;
      const at = indexes[pattern]! + lookups[change]!;
      const value = (table[at >> 1]! >> ((at & 1) << 2)) & 15;
      const leastAfter = least + distanceChange + 2 * (value - values[pattern]!);
      if (leastAfter > room) {
        if (bound + leastAfter - room < next) next = bound + leastAfter - room;
        continue;
      }
      let upDownAfter = upDown;
      let leftRightAfter = leftRight;
      if (walks) {
        const way = ways[blank * 4 + move]!;
        if (way < 2) upDownAfter = upDownNext[(2 * upDown + way) * 4 + rowOf[tile]!]!;
        else leftRightAfter = leftRightNext[(2 * leftRight + way - 2) * 4 + columnOf[tile]!]!;
        const walked = upDownDistances[upDownAfter]! + leftRightDistances[leftRightAfter]!;
        if (walked > room) {
          if (bound + walked - room < next) next = bound + walked - room;
          continue;
        }
      }
      const top = depth * FRAME;
      if (looksTwice) {
        const otherPattern = otherPatternOf[tile]!;
        const otherAt = otherIndexes[otherPattern]! + otherLookups[change]!;
        const otherValue = (table[otherAt >> 1]! >> ((otherAt & 1) << 2)) & 15;
        const otherBefore = otherValues[otherPattern]!;
        const otherLeastAfter = otherLeast + distanceChange + 2 * (otherValue - otherBefore);
        if (otherLeastAfter > room) {
          if (bound + otherLeastAfter - room < next) next = bound + otherLeastAfter - room;
          continue;
        }
        path[top + 6] = otherBefore;
        path[top + 7] = otherLeast;
        otherLeast = otherLeastAfter;
        otherIndexes[otherPattern]! += otherChanges[change]!;
        otherValues[otherPattern] = otherValue;
      }
      path[top] = blank;
      path[top + 1] = move;
      path[top + 2] = untried;
      path[top + 3] = state;
      path[top + 4] = values[pattern]!;
      path[top + 5] = least;
      path[top + 8] = upDown;
      path[top + 9] = leftRight;
      upDown = upDownAfter;
      leftRight = leftRightAfter;
      indexes[pattern]! += changes[change]!;
      values[pattern] = value;
      least = leastAfter;
      tiles[blank] = tile;
      tiles[target] = BLANK;
      blank = target;
      state = automaton[state * 4 + move]!;
      untried = allowed[state]! & moves[blank]!;
      room--;
      depth++;
      grown++;
      if (depth > deepest) deepest = depth;
      // Every tile is at home, and so is the blank.
      if (leastAfter === 0) {
        this.moves = Array.from({ length: depth }, (_, at) => MOVES[path[at * FRAME + 1]!]!);
        depth = -1;
        break;
      }
      if (depth === splitDepth) {
        // Of the subtrees that others search, no move is tried.
        if (subtrees % of !== share) untried = 0;
        subtrees++;
      }
    }
    this.generated += made;
    this.expanded += grown;
    Object.assign(this, { depth, blank, state, untried, next, subtrees, deepest, upDown, leftRight });
    this.least = [least, otherLeast];
    return depth < 0;
  }
}
