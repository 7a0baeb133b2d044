import { BACK, MOVES, type Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';
import { tellExpanded, tellGenerated } from './stateEvents.js';
import { BLANK_MASK, NO_STEP, STEP, STEPS, type StateSpace, stateSpace } from './stateSpace.js';

/** What a best-first search found: a way to the goal, not always the canonical one among ways as short. */
export interface Way {
  readonly moves: Move[];
  readonly counts: Counts;
}

/**
 * Best-first graph search (Hart, Nilsson & Raphael 1968): always expands a node
 * of the least priority. The goal is tested when it is expanded, and a shorter
 * way to a known board is taken. Priorities are small whole numbers, so the open
 * list is a bucket for each, the last node in the first out: deeper ones first.
 * @param priority of a node, from the moves made and the estimate of those left; whole, not negative, and not lower for more moves made
 */
export function* bestFirst(
  problem: Problem,
  heuristic: Heuristic,
  priority: (made: number, estimate: number) => number,
  observer?: Observer,
): Search<Way> {
  const expansion = new Expansion(problem, heuristic, priority, observer);
  while (!expansion.goOn(NODES_BETWEEN_RESTS)) {
    const { expanded, generated, lowest } = expansion;
    yield { expanded, generated, bound: lowest };
  }
  return expansion.finish();
}

const UNSEEN = 0;
const CLOSED = 0x8000;

/** How many numbers an entry takes: a board, what the heuristic says of it, and the entry below it in its bucket. */
const ENTRY = 3;

const NO_ENTRY = -1;

/** Rooms for entries of searches that are over: a new one that grows costs more than many a search. */
const spareRooms: Int32Array[] = [];

/** How many entries a new room holds: enough for most 3×3 boards. */
const NEW_ROOM = 4096;

/** The search as far as it has come. Its loop is a plain method, which is quicker than one in a generator. */
class Expansion {
  expanded = 0;
  generated = 1;
  /** No node that waits has a lower priority. */
  lowest: number;
  private largestFrontier = 1;
  private waiting = 1;
  private readonly space: StateSpace;
  private readonly root: number;
  private readonly target: number;
  /** Room for the tiles of one board. */
  private readonly tiles: Uint8Array;
  /** By board: UNSEEN, or 1 + 4 × moves made + the last of them, with CLOSED when it is expanded. */
  private readonly marks: Uint16Array;
  /** All entries there ever were: each time a board is met for the first time, and each time it is met by a shorter way. */
  private entries = spareRooms.pop() ?? new Int32Array(NEW_ROOM * ENTRY);
  /** Where the next entry goes. */
  private end = 0;
  /** By priority, the uppermost entry of its bucket. */
  private readonly tops: number[] = [];

  constructor(
    { start, goal }: Problem,
    private readonly heuristic: Heuristic,
    private readonly priority: (made: number, estimate: number) => number,
    private readonly observer: Observer | undefined,
  ) {
    this.space = stateSpace(start);
    this.root = this.space.indexOf(start.tiles);
    this.target = this.space.indexOf(goal.tiles);
    this.tiles = Uint8Array.from(start.tiles);
    this.marks = this.space.spareMarks.take();
    this.marks[this.root] = 1;
    const estimate = heuristic.evaluate(this.tiles);
    this.lowest = priority(0, estimate);
    this.push(this.space.stateOf(this.root), estimate, this.lowest);
  }

  /** @returns whether the goal was come upon; else so many more nodes are expanded */
  goOn(nodes: number): boolean {
    const { heuristic, priority, observer, space, tiles, marks, target, tops } = this;
    const { steps, shifts, sequences, orderBits, orderMask, boardMask } = space;
    const { costs } = heuristic;
    const cells = tiles.length;
    const last = this.expanded + nodes;
    // Where the search is, is kept in locals: from the object it would be read anew each time.
    let { expanded, generated, lowest, waiting, largestFrontier } = this;
    let found = false;
    while (expanded < last) {
      const top = tops[lowest] ?? NO_ENTRY;
      if (top === NO_ENTRY) {
        lowest++;
        continue;
      }
      const state = this.entries[top]!;
      const estimate = this.entries[top + 1]!;
      tops[lowest] = this.entries[top + 2]!;
      const index = state & boardMask;
      const mark = marks[index]!;
      // A board that a shorter way was found to has two entries. That of the shorter way comes first: it has no higher
      // priority, and lies higher in its bucket. The other is passed over here.
      if (mark >= CLOSED) continue;
      marks[index] = mark | CLOSED;
      waiting--;
      if (index === target) {
        found = true;
        break;
      }
      expanded++;
      const made = (mark - 1) >> 2;
      const order = state & orderMask;
      const blank = (state >> orderBits) & BLANK_MASK;
      if (observer) tellExpanded(observer, space, state, made);

      let at = STEPS * (state >> orderBits);
      for (let step = steps[at]!; step !== NO_STEP; step = steps[at]!) {
        const child = step | ((order + shifts[steps[at + 1]! + order]!) & orderMask);
        at += STEP;
        generated++;
        const board = child & boardMask;
        const known = marks[board]!;
        const kept = known === UNSEEN || ((known & ~CLOSED) - 1) >> 2 > made + 1;
        if (kept) {
          const to = board >> orderBits;
          // The sequence leaves out the blank.
          const tile = sequences[order * (cells - 1) + (to < blank ? to : to - 1)]!;
          let childEstimate: number;
          if (costs) {
            childEstimate = estimate + costs[tile * cells + blank]! - costs[tile * cells + to]!;
          } else {
            space.writeTiles(board, tiles);
            childEstimate = heuristic.update(estimate, tiles, tile, to, blank);
          }
          marks[board] = 1 + 4 * (made + 1) + space.moveOf(child);
          const rank = priority(made + 1, childEstimate);
          if (rank < lowest) lowest = rank;
          this.push(child, childEstimate, rank);
          if (known === UNSEEN || known >= CLOSED) waiting++;
        }
        if (observer) {
          space.writeTiles(board, tiles);
          tellGenerated(observer, space, child, made + 1, heuristic.evaluate(tiles), kept);
        }
      }
      if (waiting > largestFrontier) largestFrontier = waiting;
    }
    Object.assign(this, { expanded, generated, lowest, waiting, largestFrontier });
    return found;
  }

  /** @returns the way to the goal that was come upon; the search is over then */
  finish(): Way {
    const { expanded, generated, largestFrontier, space, marks, entries, end } = this;
    const moves = this.wayToGoal();
    // Every board that was met has an entry.
    for (let entry = 0; entry < end; entry += ENTRY) marks[entries[entry]! & space.boardMask] = UNSEEN;
    space.spareMarks.giveBack(marks);
    spareRooms.push(entries);
    return { moves, counts: { expanded, generated, largestFrontier } };
  }

  private push(index: number, estimate: number, rank: number): void {
    const { tops, end } = this;
    if (end === this.entries.length) this.makeRoom();
    while (tops.length <= rank) tops.push(NO_ENTRY);
    this.entries[end] = index;
    this.entries[end + 1] = estimate;
    this.entries[end + 2] = tops[rank]!;
    tops[rank] = end;
    this.end = end + ENTRY;
  }

  private makeRoom(): void {
    const { entries } = this;
    this.entries = new Int32Array(2 * entries.length);
    this.entries.set(entries);
  }

  /** Follows the marks back to the start. */
  private wayToGoal(): Move[] {
    const moves: Move[] = [];
    for (let index = this.target; index !== this.root;) {
      const move = ((this.marks[index]! & ~CLOSED) - 1) & 3;
      moves.push(MOVES[move]!);
      index = this.space.after(index, BACK[move]!);
    }
    return moves.reverse();
  }
}
