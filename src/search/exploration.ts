import { MOVES, type Move } from '../puzzle/moves.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';
import { tellExpanded, tellGenerated } from './stateEvents.js';
import { NO_STEP, STEP, STEPS, type StateSpace } from './stateSpace.js';

/** What a breadth-first exploration has seen. */
export interface Explored {
  /**
   * By the number of a board, 0 when it was not seen, else START_MARK + 4 × depth + number of the move that led
   * to it first. A byte holds depths up to 63; no board of up to ten squares is deeper than 55 (2×5).
   * One of the space's `spareSmallMarks`: who has no more use for it clears it and gives it back.
   */
  readonly marks: Uint8Array;
  /** Whether the exploration came upon the board it was to stop at. */
  readonly found: boolean;
  readonly counts: Counts;
}

/** The mark of the board that an exploration starts from. */
export const START_MARK = 1;

/** @returns the depth told by a mark other than 0 */
export function depthOf(mark: number): number {
  return (mark - START_MARK) >> 2;
}

/** @returns the move told by a mark other than 0 and START_MARK */
export function moveOf(mark: number): Move {
  return MOVES[(mark - START_MARK) & 3]!;
}

/**
 * Breadth-first search from a board over all that can be reached from it, or
 * until a board is come upon. Successors are made in the order of MOVES, so the
 * first way found to a board is the canonical one.
 * @param root the number of the board to start from
 * @param until the number of the board to stop at as soon as it is generated
 */
export function* explore(
  space: StateSpace,
  root: number,
  until?: number,
  observer?: Observer,
): Search<Explored> {
  const exploration = new Exploration(space, root, until, observer);
  while (!exploration.goOn(NODES_BETWEEN_RESTS)) {
    const { expanded, generated, depth } = exploration;
    yield { expanded, generated, bound: depth };
  }
  space.spareQueues.giveBack(exploration.seen);
  const { marks, found, expanded, generated, largestFrontier } = exploration;
  return { marks, found, counts: { expanded, generated, largestFrontier } };
}

/** The search as far as it has come. Its loop is a plain method, which is quicker than one in a generator. */
class Exploration {
  readonly marks: Uint8Array;
  found: boolean;
  expanded = 0;
  generated = 1;
  largestFrontier = 1;
  /** The depth of the board expanded last. */
  depth = 0;
  /** The states seen, in the order they were met: those from `expanded` on wait. */
  readonly seen: Int32Array;
  private tail = 1;

  constructor(
    private readonly space: StateSpace,
    root: number,
    private readonly until: number | undefined,
    private readonly observer: Observer | undefined,
  ) {
    this.marks = space.spareSmallMarks.take();
    this.marks[root] = START_MARK;
    this.seen = space.spareQueues.take();
    this.seen[0] = space.stateOf(root);
    this.found = root === until;
  }

  /** @returns whether the search has come to its end; else so many more nodes are expanded */
  goOn(nodes: number): boolean {
    const { space, marks, seen, until, observer } = this;
    const { steps, shifts, orderBits, orderMask, boardMask } = space;
    const stop = this.expanded + nodes;
    // Where the search is, is kept in locals: from the object it would be read anew each time.
    let { found, expanded, generated, largestFrontier, depth, tail } = this;
    while (expanded < tail && expanded < stop && !found) {
      const state = seen[expanded++]!;
      depth = depthOf(marks[state & boardMask]!);
      const childMark = START_MARK + 4 * (depth + 1);
      const order = state & orderMask;
      if (observer) tellExpanded(observer, space, state, depth);
      // Best-first search makes its successors in the same way: shared, each would cost a call.
      // jscpd:ignore-start
      let at = STEPS * (state >> orderBits);
      for (let step = steps[at]!; step !== NO_STEP; step = steps[at]!) {
        const child = step | ((order + shifts[steps[at + 1]! + order]!) & orderMask);
        at += STEP;
        generated++;
        const board = child & boardMask;
        // jscpd:ignore-end
        const kept = marks[board] === 0;
        if (observer) tellGenerated(observer, space, child, depth + 1, 0, kept);
        if (!kept) continue;
        marks[board] = childMark + space.moveOf(child);
        seen[tail++] = child;
        if (board === until) {
          found = true;
          break;
        }
      }
      if (tail - expanded > largestFrontier) largestFrontier = tail - expanded;
    }
    Object.assign(this, { found, expanded, generated, largestFrontier, depth, tail });
    return found || expanded === tail;
  }
}
