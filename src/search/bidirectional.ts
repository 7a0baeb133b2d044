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
  /** The boards seen. */
  readonly seen: number[];
  /** Those of the outermost layer. */
  layer: number[];
  depth: number;
}

function* search({ start, goal }: Problem, { observer }: { observer?: Observer }): Search<Found> {
  const space = stateSpace(start);
  const [root, target] = [space.indexOf(start.tiles), space.indexOf(goal.tiles)];
  const [ahead, behind] = [sideFrom(root, space), sideFrom(target, space)];
  let [expanded, generated, largestFrontier] = [0, 2, 2];
  let meetings = root === target ? [root] : [];
  while (meetings.length === 0) {
    const [side, other] = ahead.layer.length <= behind.layer.length ? [ahead, behind] : [behind, ahead];
    const layer = side.layer;
    side.layer = [];
    side.depth++;
    for (const index of layer) {
      generated += expand(index, side, space, observer);
      expanded++;
      if (expanded % NODES_BETWEEN_RESTS === 0) {
        yield { expanded, generated, bound: ahead.depth + behind.depth };
      }
    }
    meetings = side.layer.filter((index) => other.depths[index] !== 0);
    largestFrontier = Math.max(largestFrontier, ahead.layer.length + behind.layer.length);
  }
  const moves = canonicalThrough(meetings, root, ahead, behind, space);
  for (const { depths, seen } of [ahead, behind]) space.giveBackMarks(depths, seen);
  return { moves, counts: { expanded, generated, largestFrontier } };
}

function sideFrom(root: number, space: StateSpace): Side {
  const depths = space.borrowMarks();
  depths[root] = 1;
  return { depths, seen: [root], layer: [root], depth: 0 };
}

/** @returns how many boards were made */
function expand(index: number, side: Side, space: StateSpace, observer: Observer | undefined): number {
  const tiles = observer && new Uint8Array(space.cells);
  if (observer && tiles) {
    space.writeTiles(index, tiles);
    observer({ kind: 'expanded', tiles: [...tiles], depth: side.depth - 1 });
  }
  const { next, turns, turned, orders } = space;
  const blank = Math.trunc(index / orders);
  const order = index - blank * orders;
  let made = 0;
  for (let move = 0; move < MOVES.length; move++) {
    const entry = blank * MOVES.length + move;
    const target = next[entry]!;
    if (target === NO_CELL) continue;
    const turn = turns[entry]!;
    const child = target * orders + (turn === SAME_ORDER ? order : turned[turn + order]!);
    // Known neighbours lie one layer in, since a move changes the colour of the blank's square. All of them are taken
    // for the way back: which of them it was is not kept.
    const depth = side.depths[child]!;
    const isWayBack = depth !== 0 && depth < side.depth;
    if (!isWayBack) made++;
    if (depth === 0) {
      side.depths[child] = side.depth + 1;
      side.layer.push(child);
      side.seen.push(child);
    }
    if (observer && tiles && !isWayBack) {
      space.writeTiles(child, tiles);
      const kept = depth === 0;
      observer({
        kind: 'generated',
        tiles: [...tiles],
        depth: side.depth,
        move: MOVES[move]!,
        estimate: 0,
        kept,
      });
    }
  }
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
