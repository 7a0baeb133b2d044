import { BACK, MOVES, type Move, NO_CELL } from '../puzzle/moves.js';
import { type Counts, NODES_BETWEEN_RESTS, type Observer, type Search } from './search.js';
import { SAME_ORDER, type StateSpace } from './stateSpace.js';

/** What a breadth-first exploration has seen. */
export interface Explored {
  /**
   * By the number of a board, 0 when it was not seen, else START_MARK + 4 × depth + number of the move that led
   * to it first. A byte holds depths up to 63; no board of up to ten squares is deeper than 55 (2×5).
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

const NO_MOVE = -1;

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
  const { next, turns, turned, orders } = space;
  const marks = new Uint8Array(space.size);
  // Half of all boards can be reached: so many pass through the queue at most.
  const blanks = new Uint8Array(space.size / 2);
  const places = new Uint32Array(space.size / 2);
  blanks[0] = Math.floor(root / orders);
  places[0] = root % orders;
  marks[root] = START_MARK;

  let [head, tail, generated, largestFrontier] = [0, 1, 1, 1];
  let found = root === until;
  while (head < tail && !found) {
    const blank = blanks[head]!;
    const order = places[head]!;
    const mark = marks[blank * orders + order]!;
    const childMark = START_MARK + 4 * (depthOf(mark) + 1);
    const back = mark === START_MARK ? NO_MOVE : BACK[(mark - START_MARK) & 3];
    head++;
    observer?.({ kind: 'expanded', tiles: tilesOf(space, blank * orders + order), depth: depthOf(mark) });
    for (let move = 0; move < 4; move++) {
      const target = next[blank * 4 + move]!;
      if (target === NO_CELL || move === back) continue;
      const turn = turns[blank * 4 + move]!;
      const place = turn === SAME_ORDER ? order : turned[turn + order]!;
      const child = target * orders + place;
      generated++;
      const kept = marks[child] === 0;
      if (observer) {
        const made = { tiles: tilesOf(space, child), depth: depthOf(childMark), move: MOVES[move]! };
        observer({ kind: 'generated', ...made, estimate: 0, kept });
      }
      if (!kept) continue;
      marks[child] = childMark + move;
      blanks[tail] = target;
      places[tail] = place;
      tail++;
      if (child === until) {
        found = true;
        break;
      }
    }
    if (tail - head > largestFrontier) largestFrontier = tail - head;
    if (head % NODES_BETWEEN_RESTS === 0) yield { expanded: head, generated, bound: depthOf(mark) };
  }
  return { marks, found, counts: { expanded: head, generated, largestFrontier } };
}

function tilesOf(space: StateSpace, index: number): number[] {
  const tiles = new Uint8Array(space.cells);
  space.writeTiles(index, tiles);
  return [...tiles];
}
