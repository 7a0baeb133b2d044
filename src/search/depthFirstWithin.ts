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
  // The path, by depth: where the blank is, the estimate, the next move to try, the move that led here.
  private readonly blanks: Uint8Array;
  private readonly estimates: Int16Array;
  private readonly tries: Uint8Array;
  private readonly taken: Uint8Array;
  private depth = 0;

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
    [this.blanks, this.tries, this.taken] = [
      new Uint8Array(room),
      new Uint8Array(room),
      new Uint8Array(room),
    ];
    this.estimates = new Int16Array(room);
    this.blanks[0] = blankCell(start);
    this.taken[0] = NO_MOVE;
    this.expanded = before.expanded;
    this.generated = before.generated + 1;
    this.largestFrontier = Math.max(before.largestFrontier, 1);

    const estimate = heuristic.evaluate(this.tiles);
    this.estimates[0] = estimate;
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
    const { heuristic, bound, observer, targets, tiles, home, blanks, estimates, tries, taken } = this;
    const last = this.expanded + nodes;
    let { depth, expanded, generated, next, largestFrontier } = this;
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

      const tile = tiles[target]!;
      tiles[blank] = tile;
      tiles[target] = BLANK;
      const estimate = heuristic.update(estimates[depth]!, tiles, tile, target, blank);
      generated++;
      const least = depth + 1 + estimate;
      const kept = least <= bound;
      if (observer) {
        observer({
          kind: 'generated',
          tiles: [...tiles],
          depth: depth + 1,
          move: MOVES[move]!,
          estimate,
          kept,
        });
      }
      if (!kept) {
        if (least < next) next = least;
        tiles[target] = tile;
        tiles[blank] = BLANK;
        continue;
      }
      depth++;
      blanks[depth] = target;
      estimates[depth] = estimate;
      taken[depth] = move;
      tries[depth] = 0;
      if (depth >= largestFrontier) largestFrontier = depth + 1;
      // Only the goal has the estimate 0 in most heuristics, but not in all.
      if (estimate === 0 && isSame(tiles, home)) {
        this.moves = Array.from(taken.subarray(1, depth + 1), (number) => MOVES[number]!);
        depth = -1;
        break;
      }
      expanded++;
      if (observer) observer({ kind: 'expanded', tiles: [...tiles], depth });
    }
    Object.assign(this, { depth, expanded, generated, next, largestFrontier });
    return depth < 0;
  }
}

function isSame(tiles: Uint8Array, others: Uint8Array): boolean {
  for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== others[cell]) return false;
  return true;
}
