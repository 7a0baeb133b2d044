import { BLANK, type Board, blankCell } from '../puzzle/board.js';
import { MOVES, type Move } from '../puzzle/moves.js';
import { squareColour } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import {
  ALL_STEPS,
  CELL_BITS,
  CELL_MASK,
  COSTS_MASK,
  FREE_MASK,
  FREE_SHIFT,
  LEFT_OUT_MASK,
  LEFT_OUT_SHIFT,
  LIST,
  LISTS_SHIFT,
  PLACE_MASK,
  SLACK_SHIFT,
  diveSteps,
  firstList,
  moveOfStep,
} from './diveSteps.js';
import type { Heuristic } from './heuristics/heuristic.js';
import type { Counts, Observer } from './search.js';
import { NO_COSTS, type StepCosts, stepCosts } from './stepCosts.js';

/** Stands in for Infinity, which is no whole number. */
const NOTHING_CUT = 0x3fffffff;

/**
 * A depth-first search within a bound, as far as it has come: see
 * `depthFirstWithin`. It can begin anew with another bound. Its loop is a plain
 * method, which takes about two thirds of the time that the same loop takes in
 * a generator.
 *
 * Half of all nodes have no slack, so that only steps that make no solution
 * longer lead on from there. Which steps these are is kept up to date in bits,
 * and picks the list of steps that is gone through: those that would be cut
 * are not even looked at. What that saves is not the look-ups but the branches,
 * which no processor can foresee.
 */
export class Dive {
  /** The first solution in the order of MOVES, once it is found. */
  moves: Move[] | undefined;
  /** When there is none: a length beyond the bound that all others have at least. */
  next = Infinity;

  /** The start's. */
  readonly estimate: number;

  private expanded = 0;
  private generated = 0;
  private largestFrontier = 1;

  private readonly steps: Int32Array;
  private readonly costs: StepCosts;
  /** Whether costs tell what a step changes. Who watches is told of the nodes that are cut as well, with their tiles. */
  private readonly looksUp: boolean;
  /** The board, but that anything may stand in the blank's square: writing the blank there takes time, and few look. */
  private readonly tiles: Uint8Array;
  private readonly home: Uint8Array;

  private bound = 0;
  /** By depth, what it takes to go on from there: slack | place in the steps | blank's square, in one number. */
  private path = new Int32Array();
  private depth = 0;
  private blank: number;
  /** By how much the bound exceeds the moves made and the estimate. */
  private slack = 0;
  /** Where in `steps` the next one to be tried is. */
  private at = 0;
  /** Which steps are free that end on squares of the blank's colour, and of the other. */
  private free: readonly [number, number];

  constructor(
    private readonly problem: Problem,
    private readonly heuristic: Heuristic,
    private readonly observer: Observer | undefined,
  ) {
    const { start, goal } = problem;
    this.steps = diveSteps(start);
    this.looksUp = heuristic.costs !== undefined && observer === undefined;
    this.costs = this.looksUp ? stepCosts(start, heuristic.costs!) : NO_COSTS;
    this.tiles = Uint8Array.from(start.tiles);
    this.home = Uint8Array.from(goal.tiles);
    this.blank = blankCell(start);
    this.estimate = heuristic.evaluate(this.tiles);
    this.free = freeSteps(start, this.costs);
  }

  /** What was done, within all bounds so far. */
  get counts(): Counts {
    const { expanded, generated, largestFrontier } = this;
    return { expanded, generated, largestFrontier };
  }

  /** Begins at the start, where a search that has found nothing ends too, with a bound on the length of solutions. */
  begin(bound: number): void {
    const { estimate, observer, tiles } = this;
    this.bound = bound;
    this.next = Infinity;
    this.generated++;
    this.depth = -1;
    if (estimate > bound) {
      this.next = estimate;
    } else if (estimate === 0 && this.isAtGoal(this.blank)) {
      this.moves = [];
    } else {
      this.expanded++;
      observer?.({ kind: 'expanded', tiles: [...this.problem.start.tiles], depth: 0 });
      if (this.path.length <= bound) this.path = new Int32Array(2 * bound + 1);
      this.depth = 0;
      this.slack = bound - estimate;
      this.at = firstList(tiles.length, this.blank) + LIST * ALL_STEPS;
    }
  }

  /** @returns whether the search has come to its end; else it has expanded so many nodes more */
  goOn(nodes: number): boolean {
    if (this.depth < 0) return true;
    const { bound, observer, steps, tiles, path, looksUp } = this;
    const { changes, free, others } = this.costs;
    // Where the search is, is kept in locals: from the object it would be read anew each time. What is counted here is
    // added to the counts in the end, as these may be too large for the processor's whole numbers.
    let { depth, largestFrontier, blank, slack, at } = this;
    let [freeHere, freeNext] = this.free;
    // What lists leave out exceeds the bound by one at least.
    let [expanded, generated, excess] = [0, 0, looksUp ? 1 : NOTHING_CUT];
    for (;;) {
      const step = steps[at]!;
      if (step < 0) {
        // Every step has been tried: back up, and take back the one that led here.
        generated -= step + 1;
        depth--;
        if (depth < 0) break;
        const frame = path[depth]!;
        const from = frame & CELL_MASK;
        const tile = tiles[from]!;
        tiles[blank] = tile;
        const freeBefore = (freeNext & others[blank]!) | free[(tile << CELL_BITS) | blank]!;
        freeNext = freeHere;
        freeHere = freeBefore;
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
      generated += 1 + ((step >> LEFT_OUT_SHIFT) & LEFT_OUT_MASK);
      const left = looksUp
        ? slack - changes[(step & COSTS_MASK) + tile]!
        : bound - depth - 1 - this.look(step, blank, bound - depth - slack, depth + 1);
      if (left < 0) {
        // For a node that is cut, no tile is moved.
        if (-left < excess) excess = -left;
        continue;
      }
      path[depth] = (slack << SLACK_SHIFT) | (at << CELL_BITS) | blank;
      depth++;
      tiles[blank] = tile;
      const freeAfter = (freeNext & others[blank]!) | free[(tile << CELL_BITS) | blank]!;
      freeNext = freeHere;
      freeHere = freeAfter;
      blank = target;
      slack = left;
      // With slack left, all bits are set: every step is tried.
      const tried = looksUp
        ? ((freeHere >> ((step >> FREE_SHIFT) & FREE_MASK)) | (-slack >> 31)) & ALL_STEPS
        : ALL_STEPS;
      at = (step >> LISTS_SHIFT) + LIST * tried;
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
    this.free = [freeHere, freeNext];
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

function freeSteps(start: Board, costs: StepCosts): [number, number] {
  const blank = blankCell(start);
  const free: [number, number] = [0, 0];
  start.tiles.forEach((tile, cell) => {
    if (cell === blank) return;
    // A tile slides to a square of the other colour.
    const isToBlanks = squareColour(start, cell) !== squareColour(start, blank);
    free[isToBlanks ? 0 : 1] |= costs.free[(tile << CELL_BITS) | cell]!;
  });
  return free;
}

function isSame(tiles: Uint8Array, others: Uint8Array): boolean {
  for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== others[cell]) return false;
  return true;
}
