import { MOVES, type Move, NO_CELL } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { isRankable } from '../puzzle/rank.js';
import { type Algorithm, type Found, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';
import { SAME_ORDER, type StateSpace, stateSpace } from './stateSpace.js';

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
  search,
};

/** One of the two breadth-first searches. */
interface Side {
  /** By board, its depth plus 1; 0 for boards not seen. */
  readonly depths: Uint16Array;
  /** The boards seen, layer behind layer. */
  readonly seen: Int32Array;
  /** Where in `seen` the outermost layer begins, and where it ends. */
  begin: number;
  end: number;
  depth: number;
}

/** Rooms for the boards seen in searches that are over, by the number of boards there are: a new one costs more than many a search. */
const spareRooms = new Map<number, Int32Array[]>();

function* search({ start, goal }: Problem, { observer }: { observer?: Observer }): Search<Found> {
  const space = stateSpace(start);
  const [root, target] = [space.indexOf(start.tiles), space.indexOf(goal.tiles)];
  const [ahead, behind] = [sideFrom(root, space), sideFrom(target, space)];
  let [expanded, generated, largestFrontier] = [0, 2, 2];
  let meetings = root === target ? [root] : [];
  while (meetings.length === 0) {
    const [side, other] = width(ahead) <= width(behind) ? [ahead, behind] : [behind, ahead];
    let at = side.begin;
    const end = side.end;
    side.begin = end;
    side.depth++;
    while (at < end) {
      const stop = Math.min(end, at + NODES_BETWEEN_RESTS - (expanded % NODES_BETWEEN_RESTS));
      generated += expand(at, stop, side, space, observer);
      expanded += stop - at;
      at = stop;
      if (expanded % NODES_BETWEEN_RESTS === 0) {
        yield { expanded, generated, bound: ahead.depth + behind.depth };
      }
    }
    const outermost = side.seen.subarray(side.begin, side.end);
    meetings = [...outermost.filter((index) => other.depths[index] !== 0)];
    largestFrontier = Math.max(largestFrontier, width(ahead) + width(behind));
  }
  const moves = canonicalThrough(meetings, root, ahead, behind, space);
  for (const side of [ahead, behind]) giveBack(side, space);
  return { moves, counts: { expanded, generated, largestFrontier } };
}

function sideFrom(root: number, space: StateSpace): Side {
  const depths = space.borrowMarks();
  // Half of all boards can be reached.
  const seen = spareRooms.get(space.size)?.pop() ?? new Int32Array(space.size / 2);
  depths[root] = 1;
  seen[0] = root;
  return { depths, seen, begin: 0, end: 1, depth: 0 };
}

function giveBack({ depths, seen, end }: Side, space: StateSpace): void {
  for (let at = 0; at < end; at++) depths[seen[at]!] = 0;
  space.giveBackMarks(depths);
  const rooms = spareRooms.get(space.size);
  if (rooms) rooms.push(seen);
  else spareRooms.set(space.size, [seen]);
}

/** @returns how many boards the outermost layer has */
function width({ begin, end }: Side): number {
  return end - begin;
}

/**
 * Makes the successors of the boards at the places `at` … `stop` − 1 of `seen`.
 * Apart from the search, which is a generator: loops in those are slower.
 * @returns how many boards were made
 */
function expand(
  at: number,
  stop: number,
  side: Side,
  space: StateSpace,
  observer: Observer | undefined,
): number {
  const { next, turns, turned, orders } = space;
  const { depths, seen, depth } = side;
  const tiles = new Uint8Array(space.cells);
  let { end } = side;
  let made = 0;
  for (; at < stop; at++) {
    const index = seen[at]!;
    if (observer) {
      space.writeTiles(index, tiles);
      observer({ kind: 'expanded', tiles: [...tiles], depth: depth - 1 });
    }
    const blank = Math.floor(index / orders);
    const order = index - blank * orders;
    for (let move = 0; move < 4; move++) {
      const entry = blank * 4 + move;
      const target = next[entry]!;
      if (target === NO_CELL) continue;
      const turn = turns[entry]!;
      const child = target * orders + (turn === SAME_ORDER ? order : turned[turn + order]!);
      // Known neighbours lie one layer in, since a move changes the colour of the blank's square. All of them are taken
      // for the way back: which of them it was is not kept.
      const known = depths[child]!;
      const isWayBack = known !== 0 && known < depth;
      if (!isWayBack) made++;
      if (known === 0) {
        depths[child] = depth + 1;
        seen[end++] = child;
      }
      if (observer && !isWayBack) {
        space.writeTiles(child, tiles);
        const kept = known === 0;
        observer({ kind: 'generated', tiles: [...tiles], depth, move: MOVES[move]!, estimate: 0, kept });
      }
    }
  }
  side.end = end;
  return made;
}

/** @returns the first solution, in the order of MOVES, that leads through one of the boards where the sides meet */
function canonicalThrough(
  meetings: readonly number[],
  root: number,
  ahead: Side,
  behind: Side,
  space: StateSpace,
): Move[] {
  const good = goodBoards(meetings, ahead, space);
  const length = ahead.depth + behind.depth;
  const moves: Move[] = [];
  for (let index = root; moves.length < length;) {
    const made = moves.length + 1;
    const move = MOVES.findIndex((_move, number) => {
      const child = space.after(index, number);
      return (
        child >= 0 &&
        (made <= ahead.depth
          ? ahead.depths[child] === made + 1 && good.has(child)
          : behind.depths[child] === length - made + 1)
      );
    });
    moves.push(MOVES[move]!);
    index = space.after(index, move);
  }
  return moves;
}

/** @returns of the boards seen from the start, those from which the shortest way on leads to a meeting */
function goodBoards(meetings: readonly number[], ahead: Side, space: StateSpace): Set<number> {
  const good = new Set(meetings);
  for (const index of good) {
    for (let move = 0; move < MOVES.length; move++) {
      const before = space.after(index, move);
      if (before >= 0 && ahead.depths[before] === ahead.depths[index]! - 1 && ahead.depths[before] !== 0)
        good.add(before);
    }
  }
  return good;
}
