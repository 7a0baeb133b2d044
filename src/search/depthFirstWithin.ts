import { BLANK, blankCell } from '../puzzle/board.js';
import { BACK, MOVES, type Move, NO_CELL, moveTable } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
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

const NO_MOVE = MOVES.length;

/** What stands in for costs where a heuristic has none. */
const NO_COSTS = new Uint8Array();

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

  private readonly targets: Uint8Array;
  private readonly tiles: Uint8Array;
  private readonly home: Uint8Array;
  // The path, by depth: where the blank was, the estimate there, and the move that was made.
  private readonly blanks: Uint8Array;
  private readonly estimates: Int16Array;
  private readonly taken: Uint8Array;
  private depth = 0;
  private blank: number;
  private estimate: number;
  /** The number of the move to be tried next; NO_MOVE when all have been. */
  private move = 0;
  /** The number of the move that would take back the last one. */
  private back = NO_MOVE;

  constructor(
    { start, goal }: Problem,
    private readonly heuristic: Heuristic,
    private readonly bound: number,
    before: Counts,
    private readonly observer: Observer | undefined,
  ) {
    this.targets = moveTable(start);
    this.tiles = Uint8Array.from(start.tiles);
    this.home = Uint8Array.from(goal.tiles);
    const room = bound + 2;
    this.blanks = new Uint8Array(room);
    this.estimates = new Int16Array(room);
    this.taken = new Uint8Array(room);
    this.blank = blankCell(start);
    this.expanded = before.expanded;
    this.generated = before.generated + 1;
    this.largestFrontier = Math.max(before.largestFrontier, 1);

    const estimate = heuristic.evaluate(this.tiles);
    this.estimate = estimate;
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
    const { heuristic, bound, observer, targets, tiles, home, blanks, estimates, taken } = this;
    const { costs = NO_COSTS } = heuristic;
    // Who watches is told of the nodes that are cut as well, with their tiles.
    const looksUp = heuristic.costs !== undefined && observer === undefined;
    const cells = tiles.length;
    const last = this.expanded + nodes;
    // Where the search is, is kept in locals: the blank, the bound there, the move to try next, the one not to take back.
    let { depth, expanded, generated, next, largestFrontier, blank, estimate, move, back } = this;
    for (;;) {
      if (move === NO_MOVE) {
        // Every move has been tried: back up, and take back the move that led here.
        depth--;
        if (depth < 0) break;
        const from = blanks[depth]!;
        tiles[blank] = tiles[from]!;
        tiles[from] = BLANK;
        blank = from;
        estimate = estimates[depth]!;
        move = taken[depth]! + 1;
        back = depth > 0 ? BACK[taken[depth - 1]!]! : NO_MOVE;
        // Every node is backed up from, so this is often enough to see whether it is time to rest.
        if (expanded >= last) break;
        continue;
      }
      const target = targets[blank * 4 + move]!;
      if (target === NO_CELL || move === back) {
        move++;
        continue;
      }
      const tile = tiles[target]!;
      generated++;
      let after: number;
      if (looksUp) {
        after = estimate + costs[tile * cells + blank]! - costs[tile * cells + target]!;
        // Most nodes are cut: for these, no tile is moved.
        if (depth + 1 + after > bound) {
          if (depth + 1 + after < next) next = depth + 1 + after;
          move++;
          continue;
        }
        tiles[blank] = tile;
        tiles[target] = BLANK;
      } else {
        tiles[blank] = tile;
        tiles[target] = BLANK;
        after = heuristic.update(estimate, tiles, tile, target, blank);
      }
      const least = depth + 1 + after;
      const kept = least <= bound;
      if (observer) {
        const made = { tiles: [...tiles], depth: depth + 1, move: MOVES[move]!, estimate: after, kept };
        observer({ kind: 'generated', ...made });
      }
      if (!kept) {
        if (least < next) next = least;
        tiles[target] = tile;
        tiles[blank] = BLANK;
        move++;
        continue;
      }
      blanks[depth] = blank;
      estimates[depth] = estimate;
      taken[depth] = move;
      blank = target;
      estimate = after;
      back = BACK[move]!;
      move = 0;
      depth++;
      if (depth >= largestFrontier) largestFrontier = depth + 1;
      // Only the goal has the estimate 0 in most heuristics, but not in all.
      if (estimate === 0 && isSame(tiles, home)) {
        this.moves = Array.from(taken.subarray(0, depth), (number) => MOVES[number]!);
        depth = -1;
        break;
      }
      expanded++;
      if (observer) observer({ kind: 'expanded', tiles: [...tiles], depth });
    }
    Object.assign(this, { depth, expanded, generated, next, largestFrontier, blank, estimate, move, back });
    return depth < 0;
  }
}

function isSame(tiles: Uint8Array, others: Uint8Array): boolean {
  for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== others[cell]) return false;
  return true;
}
