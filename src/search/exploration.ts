import { BLANK, type Board } from '../puzzle/board.js';
import { MOVES, type Move, NO_CELL, OPPOSITE, moveTable } from '../puzzle/moves.js';
import { factorial, rank } from '../puzzle/rank.js';
import { type Counts, NODES_BETWEEN_RESTS, type Search } from './search.js';

/** What a breadth-first exploration has seen. */
export interface Explored {
  /**
   * By rank, 0 for a board not seen, else START_MARK + 4 × depth + number of the move that led to it first.
   * A byte holds depths up to 63; no board of up to ten squares is deeper than 55 (2×5).
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

/** @returns the move told by a mark other than 0 */
export function moveOf(mark: number): Move {
  return MOVES[(mark - START_MARK) & 3]!;
}

const NUMBER_OPPOSITE = MOVES.map((move) => MOVES.indexOf(OPPOSITE[move]));

/**
 * Breadth-first search from a board over all that can be reached from it, or
 * until a board is come upon. Successors are made in the order of MOVES, so the
 * first way found to a board is the canonical one.
 * @param root a board of at most MAX_RANKED_CELLS squares
 * @param until the rank of the board to stop at as soon as it is generated
 */
export function* explore(root: Board, until?: number): Search<Explored> {
  const cells = root.tiles.length;
  const next = moveTable(root);
  const marks = new Uint8Array(factorial(cells));
  // Half of all arrangements can be reached: as many boards pass through the queue at most.
  const queue = new Uint8Array((marks.length / 2) * cells);
  queue.set(root.tiles);
  const rootRank = rank(queue, cells);
  marks[rootRank] = START_MARK;

  let [head, tail, expanded, generated, largestFrontier] = [0, cells, 0, 1, 1];
  let found = rootRank === until;
  while (head < tail && !found) {
    const mark = marks[rank(queue, cells, head)]!;
    const childMark = START_MARK + 4 * (depthOf(mark) + 1);
    const back = mark === START_MARK ? -1 : NUMBER_OPPOSITE[(mark - START_MARK) & 3]!;
    let blank = head;
    while (queue[blank] !== BLANK) blank++;
    const blankCell = blank - head;

    for (let move = 0; move < 4 && !found; move++) {
      const target = next[blankCell * 4 + move]!;
      if (target === NO_CELL || move === back) continue;
      for (let cell = 0; cell < cells; cell++) queue[tail + cell] = queue[head + cell]!;
      queue[tail + blankCell] = queue[head + target]!;
      queue[tail + target] = BLANK;
      const child = rank(queue, cells, tail);
      generated++;
      if (marks[child] !== 0) continue;
      marks[child] = childMark + move;
      tail += cells;
      found = child === until;
    }
    head += cells;
    expanded++;
    if (tail - head > largestFrontier * cells) largestFrontier = (tail - head) / cells;
    if (expanded % NODES_BETWEEN_RESTS === 0) {
      yield { expanded, generated, bound: depthOf(mark) };
    }
  }
  return { marks, found, counts: { expanded, generated, largestFrontier } };
}
