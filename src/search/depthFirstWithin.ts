import { BLANK, blankCell } from '../puzzle/board.js';
import { MOVES, type Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import {
  CELL_BITS,
  CELL_MASK,
  COSTS_MASK,
  LIST_SHIFT,
  PLACE_MASK,
  SLACK_SHIFT,
  diveSteps,
  firstStep,
  moveOfStep,
  stepCosts,
} from './diveSteps.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';

/** What a depth-first search found within its bound. */
export interface Within {
  /** The first solution in the order of MOVES, or undefined when none is within the bound. */
  readonly moves?: Move[];
  /** The least length that a solution beyond the bound may have; Infinity when nothing was cut. */
  readonly next: number;
  readonly counts: Counts;
}

/** Stands in for costs where a heuristic has none. */
const NO_COSTS = new Int8Array();

/** Stands in for Infinity, which is no whole number. */
const NOTHING_CUT = 0x3fffffff;

/**
 * Depth-first search for the goal, cut where the moves made and the heuristic
 * exceed a bound; moves are tried in the order of MOVES and never taken back at
 * once. It holds one path and allocates nothing on its way.
 * @param before the counts of earlier searches, which this one's are added to
 */
export function* depthFirstWithin(
  problem: Problem,
  heuristic: Heuristic,
  bound: number,
  before: Counts = { expanded: 0, generated: 0, largestFrontier: 0 },
  observer?: Observer,
): Search<Within> {
  const dive = new Dive(problem, heuristic, bound, before, observer);
  while (!dive.goOn(NODES_BETWEEN_RESTS)) yield { expanded: dive.expanded, generated: dive.generated, bound };
  const { moves, next, expanded, generated, largestFrontier } = dive;
  return { next, counts: { expanded, generated, largestFrontier }, ...(moves && { moves }) };
}

/**
 * The search as far as it has come. Its loop is a plain method, which takes
 * about two thirds of the time that the same loop takes in a generator.
 */
class Dive {
  moves: Move[] | undefined;
  next = Infinity;
  expanded: number;
  generated: number;
  largestFrontier: number;

  private readonly steps: Int32Array;
  /** The board, but that anything may stand in the blank's square: writing the blank there takes time, and few look. */
  private readonly tiles: Uint8Array;
  private readonly home: Uint8Array;
  /** By depth, what it takes to go on from there: slack | place in the steps | blank's square, in one number. */
  private readonly path: Int32Array;
  private depth = 0;
  private blank: number;
  /** By how much the bound exceeds the moves made and the estimate. */
  private slack: number;
  /** Where in `steps` the next one to be tried is. */
  private at: number;

  constructor(
    private readonly problem: Problem,
    private readonly heuristic: Heuristic,
    private readonly bound: number,
    before: Counts,
    private readonly observer: Observer | undefined,
  ) {
    const { start, goal } = problem;
    this.steps = diveSteps(start);
    this.tiles = Uint8Array.from(start.tiles);
    this.home = Uint8Array.from(goal.tiles);
    this.path = new Int32Array(bound + 1);
    this.blank = blankCell(start);
    this.at = firstStep(this.tiles.length, this.blank);
    this.expanded = before.expanded;
    this.generated = before.generated + 1;
    this.largestFrontier = Math.max(before.largestFrontier, 1);

    const estimate = heuristic.evaluate(this.tiles);
    this.slack = bound - estimate;
    if (isSame(this.tiles, this.home)) {
      this.moves = [];
      this.depth = -1;
    } else if (estimate > bound) {
      this.next = estimate;
      this.depth = -1;
    } else {
      this.expanded++;
      observer?.({ kind: 'expanded', tiles: [...this.tiles], depth: 0 });
    }
  }

  /** @returns whether the search has come to its end; else it has expanded so many nodes more */
  goOn(nodes: number): boolean {
    if (this.depth < 0) return true;
    const { heuristic, bound, observer, steps, tiles, path } = this;
    // Who watches is told of the nodes that are cut as well, with their tiles.
    const looksUp = heuristic.costs !== undefined && observer === undefined;
    const costs = looksUp ? stepCosts(this.problem.start, heuristic.costs) : NO_COSTS;
    // Where the search is, is kept in locals: from the object it would be read anew each time. What is counted here is
    // added to the counts in the end, as these may be too large for the processor's whole numbers.
    let { depth, largestFrontier, blank, slack, at } = this;
    let [expanded, generated, excess] = [0, 0, NOTHING_CUT];
    for (;;) {
      const step = steps[at]!;
      if (step < 0) {
        // Every step has been tried: back up, and take back the one that led here.
        depth--;
        if (depth < 0) break;
        const frame = path[depth]!;
        const from = frame & CELL_MASK;
        tiles[blank] = tiles[from]!;
        blank = from;
        at = (frame >> CELL_BITS) & PLACE_MASK;
        slack = frame >> SLACK_SHIFT;
        // Every node is backed up from, so this is often enough to see whether it is time to rest.
        if (expanded >= nodes) break;
        continue;
      }
      at++;
      const target = step & CELL_MASK;
      const tile = tiles[target]!;
      generated++;
      const left = looksUp
        ? slack - costs[((step >> CELL_BITS) & COSTS_MASK) + tile]!
        : bound - depth - 1 - this.look(step, blank, bound - depth - slack, depth + 1);
      // Most nodes are cut: for these, no tile is moved.
      if (left < 0) {
        if (-left < excess) excess = -left;
        continue;
      }
      path[depth] = (slack << SLACK_SHIFT) | (at << CELL_BITS) | blank;
      depth++;
      tiles[blank] = tile;
      blank = target;
      slack = left;
      at = step >> LIST_SHIFT;
      if (depth >= largestFrontier) largestFrontier = depth + 1;
      // Only the goal has the estimate 0 in most heuristics, but not in all.
      if (slack === bound - depth && this.isAtGoal(blank)) {
        this.moves = this.movesTo(depth);
        depth = -1;
        break;
      }
      expanded++;
      if (observer) this.tellExpanded(observer, blank, depth);
    }
    Object.assign(this, { depth, largestFrontier, blank, slack, at });
    this.expanded += expanded;
    this.generated += generated;
    if (excess !== NOTHING_CUT) this.next = Math.min(this.next, bound + excess);
    return depth < 0;
  }

  /**
   * Looks at the board after a step without going on from it, and tells who watches.
   * @returns its estimate
   */
  private look(step: number, blank: number, estimate: number, depth: number): number {
    const { tiles, heuristic, observer } = this;
    const target = step & CELL_MASK;
    const tile = tiles[target]!;
    tiles[blank] = tile;
    tiles[target] = BLANK;
    const after = heuristic.update(estimate, tiles, tile, target, blank);
    if (observer) {
      const kept = depth + after <= this.bound;
      const move = MOVES[moveOfStep(step)]!;
      observer({ kind: 'generated', tiles: [...tiles], depth, move, estimate: after, kept });
    }
    tiles[target] = tile;
    return after;
  }

  private tellExpanded(observer: Observer, blank: number, depth: number): void {
    this.tiles[blank] = BLANK;
    observer({ kind: 'expanded', tiles: [...this.tiles], depth });
  }

  private isAtGoal(blank: number): boolean {
    this.tiles[blank] = BLANK;
    return isSame(this.tiles, this.home);
  }

  private movesTo(depth: number): Move[] {
    return Array.from(this.path.subarray(0, depth), (frame) => {
      // The step that was taken is the one before that to be tried next.
      const step = this.steps[((frame >> CELL_BITS) & PLACE_MASK) - 1]!;
      return MOVES[moveOfStep(step)]!;
    });
  }
}

function isSame(tiles: Uint8Array, others: Uint8Array): boolean {
  for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== others[cell]) return false;
  return true;
}
