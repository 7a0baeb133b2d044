import { BLANK, blankCell } from '../puzzle/board.js';
import { BACK, MOVES, type Move, NO_CELL, moveTable } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { NODES_BETWEEN_RESTS, type Progress, type Search } from './search.js';

/** The shortest solutions of a problem. */
export interface ShortestSolutions {
  /** How many there are. They are counted one by one, so the number is exact. */
  readonly count: number;
  /** The first of them in the order of MOVES; the very first is the canonical one. */
  readonly solutions: readonly (readonly Move[])[];
}

/**
 * Counts all shortest solutions of a problem and keeps the first ones. There is
 * no need to count without listing: no board of up to nine squares has more than 86.
 * @param problem a solvable one
 * @param distance the length of its shortest solutions
 * @param heuristic an admissible one for the goal; with `DistanceTable.heuristic` no way is tried in vain
 * @param limit how many solutions to keep
 */
export function* shortestSolutions(
  problem: Problem,
  distance: number,
  heuristic: Heuristic,
  limit = Infinity,
): Search<ShortestSolutions> {
  const solutions: (readonly Move[])[] = [];
  let count = 0;
  for (const found of eachShortestSolution(problem, distance, heuristic)) {
    if ('bound' in found) {
      yield found;
    } else {
      count++;
      if (solutions.length < limit) solutions.push(found);
    }
  }
  return { count, solutions };
}

/**
 * Hands out one shortest solution after the other, in the order of MOVES; in
 * between, whenever it rests, how far it has come. The parameters are those of `shortestSolutions`.
 */
export function* eachShortestSolution(
  problem: Problem,
  distance: number,
  heuristic: Heuristic,
): Generator<readonly Move[] | Progress, void, void> {
  const ways = new Ways(problem, distance, heuristic);
  // Solutions put off no rest: where there are many, a search that only counts them would else never rest.
  for (let rest = NODES_BETWEEN_RESTS; ;) {
    const solution = ways.goOn(rest);
    if (ways.isDone) return;
    if (solution) {
      yield solution;
    } else {
      yield { expanded: ways.expanded, generated: ways.generated, bound: distance };
      rest += NODES_BETWEEN_RESTS;
    }
  }
}

/**
 * A depth-first search over all ways as long as the distance, cut where the
 * heuristic tells that the goal is too far. It holds one path. A board on
 * several ways is searched again for each of them, as each is a solution of its own.
 */
class Ways {
  expanded = 1;
  generated = 1;
  /** Whether every solution has been handed out. */
  isDone = false;

  private readonly targets: Uint8Array;
  private readonly tiles: Uint8Array;
  // The path, by depth: where the blank is, the estimate, the next move to try, the move that led here.
  private readonly blanks: Uint8Array;
  private readonly estimates: Int16Array;
  private readonly tries: Uint8Array;
  private readonly taken: Uint8Array;
  private depth = 0;

  constructor(
    private readonly problem: Problem,
    private readonly distance: number,
    private readonly heuristic: Heuristic,
  ) {
    const { start } = problem;
    this.targets = moveTable(start);
    this.tiles = Uint8Array.from(start.tiles);
    this.blanks = new Uint8Array(distance + 1);
    this.estimates = new Int16Array(distance + 1);
    this.tries = new Uint8Array(distance + 1);
    this.taken = new Uint8Array(distance + 1);
    this.blanks[0] = blankCell(start);
    this.estimates[0] = heuristic.evaluate(this.tiles);
  }

  /** @returns the next solution, or undefined when there is none before so many nodes are generated in all */
  goOn(nodes: number): Move[] | undefined {
    const { distance, tries } = this;
    while (this.generated < nodes) {
      const { depth } = this;
      if (depth === distance && tries[depth] === 0) {
        // A way of full length is looked at once, and not gone on with.
        tries[depth] = MOVES.length;
        if (this.isAtGoal()) return Array.from(this.taken.subarray(1), (move) => MOVES[move]!);
      } else if (tries[depth]! < MOVES.length) {
        this.tryMove(tries[depth]!++);
      } else if (depth > 0) {
        this.takeBack();
      } else {
        this.isDone = true;
        return undefined;
      }
    }
    return undefined;
  }

  /** Makes a move and goes on from there, if it can be made and the goal is then near enough. */
  private tryMove(move: number): void {
    const { depth, tiles, blanks, estimates, taken } = this;
    const blank = blanks[depth]!;
    const target = this.targets[blank * MOVES.length + move]!;
    if (target === NO_CELL || (depth > 0 && move === BACK[taken[depth]!])) return;
    const tile = tiles[target]!;
    tiles[blank] = tile;
    tiles[target] = BLANK;
    this.generated++;
    const estimate = this.heuristic.update(estimates[depth]!, tiles, tile, target, blank);
    this.depth = depth + 1;
    blanks[this.depth] = target;
    if (this.depth + estimate > this.distance) {
      this.takeBack();
      return;
    }
    if (this.depth < this.distance) this.expanded++;
    estimates[this.depth] = estimate;
    taken[this.depth] = move;
    this.tries[this.depth] = 0;
  }

  private takeBack(): void {
    const blank = this.blanks[this.depth]!;
    this.depth--;
    const before = this.blanks[this.depth]!;
    this.tiles[blank] = this.tiles[before]!;
    this.tiles[before] = BLANK;
  }

  private isAtGoal(): boolean {
    const { tiles } = this.problem.goal;
    return this.tiles.every((tile, cell) => tile === tiles[cell]);
  }
}
