import { BLANK } from '../puzzle/board.js';
import { BACK, MOVES, type Move, NO_CELL } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';
import { SAME_ORDER, stateSpace } from './stateSpace.js';

/** What a best-first search found: a way to the goal, not always the canonical one among ways as short. */
export interface Way {
  readonly moves: Move[];
  readonly counts: Counts;
}

const UNSEEN = 0;
const CLOSED = 0x8000;

/**
 * Best-first graph search (Hart, Nilsson & Raphael 1968): always expands a node
 * of the least priority. The goal is tested when it is expanded, and a shorter
 * way to a known board is taken. Priorities are small whole numbers, so the open
 * list is a bucket for each, the last node in the first out: deeper ones first.
 * @param priority of a node, from the moves made and the estimate of those left; whole and not negative
 */
export function* bestFirst(
  { start, goal }: Problem,
  heuristic: Heuristic,
  priority: (made: number, estimate: number) => number,
  observer?: Observer,
): Search<Way> {
  const space = stateSpace(start);
  const { next, turns, turned, orders } = space;
  /** By board: UNSEEN, or 1 + 4 × moves made + the last of them, with CLOSED when it is expanded. */
  const marks = space.borrowMarks();
  const touched: number[] = [];
  const open: number[][] = [];
  const tiles = Uint8Array.from(start.tiles);
  const { costs } = heuristic;
  const cells = tiles.length;

  const [root, target] = [space.indexOf(start.tiles), space.indexOf(goal.tiles)];
  marks[root] = 1;
  touched.push(root);
  // An entry is a board, how many moves were made to it, and its estimate.
  let lowest = priority(0, heuristic.evaluate(tiles));
  open[lowest] = [root, 0, heuristic.evaluate(tiles)];
  let [expanded, generated, waiting, largestFrontier] = [0, 1, 1, 1];

  for (;;) {
    let bucket = open[lowest];
    while (!bucket || bucket.length === 0) bucket = open[++lowest];
    const estimate = bucket.pop()!;
    const made = bucket.pop()!;
    const index = bucket.pop()!;
    const mark = marks[index]!;
    // Entries that a shorter way has overtaken are left where they lie, and passed over here.
    if (mark >= CLOSED || made !== (mark - 1) >> 2) continue;
    marks[index] = mark | CLOSED;
    waiting--;
    if (index === target) {
      const counts = { expanded, generated, largestFrontier };
      const moves = wayTo(target, root, marks, (from, move) => space.after(from, move));
      space.giveBackMarks(marks, touched);
      return { moves, counts };
    }
    expanded++;
    space.writeTiles(index, tiles);
    observer?.({ kind: 'expanded', tiles: [...tiles], depth: made });
    const blank = Math.floor(index / orders);
    const order = index - blank * orders;
    const back = made === 0 ? -1 : BACK[(mark - 1) & 3];

    for (let move = 0; move < 4; move++) {
      const entry = blank * 4 + move;
      const to = next[entry]!;
      if (to === NO_CELL || move === back) continue;
      const turn = turns[entry]!;
      const child = to * orders + (turn === SAME_ORDER ? order : turned[turn + order]!);
      generated++;
      const known = marks[child]!;
      const kept = known === UNSEEN || ((known & ~CLOSED) - 1) >> 2 > made + 1;
      const tile = tiles[to]!;
      tiles[blank] = tile;
      tiles[to] = BLANK;
      if (kept) {
        const childEstimate = costs
          ? estimate + costs[tile * cells + blank]! - costs[tile * cells + to]!
          : heuristic.update(estimate, tiles, tile, to, blank);
        if (known === UNSEEN) touched.push(child);
        marks[child] = 1 + 4 * (made + 1) + move;
        const rank = priority(made + 1, childEstimate);
        if (rank < lowest) lowest = rank;
        (open[rank] ??= []).push(child, made + 1, childEstimate);
        if (known === UNSEEN || known >= CLOSED) waiting++;
      }
      if (observer) {
        const after = [...tiles];
        const left = heuristic.evaluate(after);
        observer({
          kind: 'generated',
          tiles: after,
          depth: made + 1,
          move: MOVES[move]!,
          estimate: left,
          kept,
        });
      }
      tiles[to] = tile;
      tiles[blank] = BLANK;
    }
    if (waiting > largestFrontier) largestFrontier = waiting;
    if (expanded % NODES_BETWEEN_RESTS === 0) yield { expanded, generated, bound: lowest };
  }
}

function wayTo(
  target: number,
  root: number,
  marks: Uint16Array,
  after: (index: number, move: number) => number,
): Move[] {
  const moves: Move[] = [];
  for (let index = target; index !== root;) {
    const move = ((marks[index]! & ~CLOSED) - 1) & 3;
    moves.push(MOVES[move]!);
    index = after(index, BACK[move]!);
  }
  return moves.reverse();
}
