import { MOVES, type Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { AHEAD, BEHIND, ON_WAY, type Rooms, giveBackRooms, takeRooms } from './meetingRooms.js';
import { type Algorithm, type Found, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';
import { tellExpanded, tellGenerated } from './stateEvents.js';
import { NO_STEP, STEP, STEPS, type StateSpace, stateSpace } from './stateSpace.js';

/**
 * Breadth-first search from both ends (Pohl 1971), a whole layer at a time, on
 * the side that has the smaller one. When the layers at depths a and b are
 * whole and have not met, every solution is longer than a + b; so the first
 * layer that meets the other side proves the length a + b + 1. Where it meets
 * is not told by chance: the layer is made whole, and of all the shortest
 * solutions through its meeting points the canonical one is taken.
 */
export const bidirectional: Algorithm = {
  id: 'bidirectional',
  optimal: true,
  informed: false,
  accepts: isRankable,
  *search(problem, { observer }): Search<Found> {
    const meeting = new Meeting(stateSpace(problem.start), problem, observer);
    while (!meeting.goOn(NODES_BETWEEN_RESTS)) {
      const { expanded, generated, length } = meeting;
      yield { expanded, generated, bound: length + 1 };
    }
    return meeting.finish();
  },
};

/** One of the two breadth-first searches. */
interface Side {
  /** The least mark of its boards: the search's stamp, and AHEAD or BEHIND. */
  readonly mark: number;
  /** The states seen, layer behind layer. */
  readonly seen: Int32Array;
  /** Where in `seen` the outermost whole layer begins, and where it ends. */
  begin: number;
  end: number;
  depth: number;
}

/** The search as far as it has come. */
class Meeting {
  expanded = 0;
  generated = 2;
  private largestFrontier = 2;
  private readonly rooms: Rooms;
  private readonly root: number;
  private readonly ahead: Side;
  private readonly behind: Side;
  /** The side whose outermost layer is being expanded, which of its states is the next, and where the next new one goes. */
  private side: Side;
  private at = 0;
  private tail = 1;
  /** The boards that both sides have seen. */
  private readonly met: number[] = [];

  constructor(
    private readonly space: StateSpace,
    { start, goal }: Problem,
    private readonly observer: Observer | undefined,
  ) {
    this.rooms = takeRooms(space);
    const { stamp, seen } = this.rooms;
    this.root = space.indexOf(start.tiles);
    const target = space.indexOf(goal.tiles);
    this.ahead = this.sideFrom(this.root, stamp + AHEAD, seen[0]);
    this.behind = this.sideFrom(target, stamp + BEHIND, seen[1]);
    this.side = this.ahead;
    if (this.root === target) this.met.push(target);
  }

  /** The layers that are whole prove: while they have not met, every solution is longer, and when they have, the shortest is as long. */
  get length(): number {
    return this.ahead.depth + this.behind.depth;
  }

  /** @returns whether the sides have met, and their layers are whole; else so many more boards are expanded */
  goOn(nodes: number): boolean {
    const last = this.expanded + nodes;
    while (this.at > this.side.begin || this.met.length === 0) {
      if (this.expanded === last) return false;
      this.expand(Math.min(this.side.end, this.at + last - this.expanded));
      if (this.at === this.side.end) this.endLayer();
    }
    return true;
  }

  /** @returns the canonical solution; the search is over then */
  finish(): Found {
    const { expanded, generated, largestFrontier } = this;
    this.markWays();
    const moves = this.firstWay();
    giveBackRooms(this.rooms, this.space);
    return { moves, counts: { expanded, generated, largestFrontier } };
  }

  private sideFrom(board: number, mark: number, seen: Int32Array): Side {
    this.rooms.marks[board] = mark;
    seen[0] = this.space.stateOf(board);
    return { mark, seen, begin: 0, end: 1, depth: 0 };
  }

  /** Makes the successors of the states from `at` to before `stop`. */
  private expand(stop: number): void {
    const { space, observer, ahead, behind, side, met } = this;
    const { steps, shifts, orderBits, orderMask, boardMask } = space;
    const { marks, stamp } = this.rooms;
    const { seen } = side;
    const inner = side.mark + side.depth - 1;
    const outer = side.mark + side.depth + 1;
    const others = side === ahead ? behind : ahead;
    const othersOutermost = others.mark + others.depth;
    const meeting = stamp + ON_WAY + ahead.depth + (side === ahead ? 1 : 0);
    this.expanded += stop - this.at;
    let { at, tail, generated } = this;
    for (; at < stop; at++) {
      const state = seen[at]!;
      if (observer) tellExpanded(observer, space, state, side.depth);
      const order = state & orderMask;
      let entry = STEPS * (state >> orderBits);
      for (let step = steps[entry]!; step !== NO_STEP; step = steps[entry]!) {
        const child = step | ((order + shifts[steps[entry + 1]! + order]!) & orderMask);
        entry += STEP;
        const board = child & boardMask;
        const mark = marks[board]!;
        // There may be more boards one layer in than the one that the state came from. They are ways back all the same.
        if (mark === inner) continue;
        generated++;
        // As no shorter layers have met, what the other side knows lies in its outermost layer.
        const meets = mark === othersOutermost;
        const kept = mark < stamp || meets;
        if (kept) {
          marks[board] = meets ? meeting : outer;
          seen[tail++] = child;
          if (meets) met.push(board);
        }
        if (observer) tellGenerated(observer, space, child, side.depth + 1, 0, kept);
      }
    }
    this.at = at;
    this.tail = tail;
    this.generated = generated;
  }

  /** Makes the successors the outermost layer of their side, and turns to the side that has the smaller one. */
  private endLayer(): void {
    const { side, ahead, behind } = this;
    side.begin = side.end;
    side.end = this.tail;
    side.depth++;
    this.largestFrontier = Math.max(this.largestFrontier, width(ahead) + width(behind));
    this.side = width(ahead) <= width(behind) ? ahead : behind;
    this.at = this.side.begin;
    this.tail = this.side.end;
  }

  /** Marks what lies on the shortest ways from the start to where the sides met. */
  private markWays(): void {
    const { space, met, ahead } = this;
    const { marks, stamp } = this.rooms;
    let layer = met;
    for (let depth = ahead.depth - 1; depth >= 0; depth--) {
      const before: number[] = [];
      for (const board of layer) {
        for (let move = 0; move < MOVES.length; move++) {
          const neighbour = space.after(board, move);
          if (neighbour < 0 || marks[neighbour] !== ahead.mark + depth) continue;
          marks[neighbour] = stamp + ON_WAY + depth;
          before.push(neighbour);
        }
      }
      layer = before;
    }
  }

  /** @returns the first of the shortest ways in the order of MOVES */
  private firstWay(): Move[] {
    const { space, ahead, behind, length } = this;
    const { marks, stamp } = this.rooms;
    const moves: Move[] = [];
    for (let board = this.root, made = 1; made <= length; made++) {
      const mark = made <= ahead.depth ? stamp + ON_WAY + made : behind.mark + length - made;
      let move = 0;
      let child = space.after(board, move);
      while (child < 0 || marks[child] !== mark) child = space.after(board, ++move);
      moves.push(MOVES[move]!);
      board = child;
    }
    return moves;
  }
}

/** @returns how many boards the outermost layer has */
function width({ begin, end }: Side): number {
  return end - begin;
}
