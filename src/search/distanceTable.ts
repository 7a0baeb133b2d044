import { type Board, BLANK, type Shape, blankCell } from '../puzzle/board.js';
import { MOVES, type Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Random } from '../puzzle/random.js';
import { isRankable, rank } from '../puzzle/rank.js';
import { type View, standardView } from '../puzzle/symmetry.js';
import { START_MARK, depthOf, explore } from './exploration.js';
import type { Heuristic } from './heuristics/heuristic.js';
import type { Counts, Observer, Search } from './search.js';
import { STEP, STEPS, type StateSpace, stateSpace } from './stateSpace.js';

/** What walks in a view need to be the canonical ones outside it. */
interface WayOut {
  /** The steps of the space, in the order that their moves have outside. */
  readonly steps: Int32Array;
  /** By the number of a move as it is seen, the move outside. */
  readonly moveOf: readonly Move[];
  /** By number of a board, the state after the first move of its canonical solution, inverted; 0 as long as nobody has come by. */
  readonly known: Int32Array;
}

/**
 * The distance of every board to a goal, from one breadth-first search that
 * starts at the goal. It serves every goal of the same `tableKey`: they are one
 * goal turned, mirrored and renamed, which changes no distance (Culberson &
 * Schaeffer, *Pattern Databases*, Computational Intelligence 14, 1998). What it
 * does change is the order of moves, so solutions are walked in the order that
 * moves have outside the view.
 */
export class DistanceTable {
  /** The order of the tiles of the board that was looked up last: one array for all, as look-ups are many. */
  private readonly order: Uint8Array;
  /** By the order that moves have outside: views differ in it less often than in names. */
  private readonly waysOut = new Map<string, WayOut>();
  private readonly wayOutOf = new WeakMap<View, WayOut>();

  private constructor(
    private readonly space: StateSpace,
    private readonly marks: Uint8Array,
    /** What building it took. */
    readonly counts: Counts,
  ) {
    this.order = new Uint8Array(space.cells - 1);
  }

  /** @returns whether a table of this shape fits in memory */
  static accepts(shape: Shape): boolean {
    return isRankable(shape);
  }

  /**
   * Makes the table that serves a goal.
   * @param goal a board of a shape that `accepts`
   * @param observer is told boards and moves as this goal has them
   */
  static *build(goal: Board, observer?: Observer): Search<DistanceTable> {
    const view = viewOf(goal);
    const space = stateSpace(view.shape);
    // The view shows the goal in order, which is the first of all orders.
    const root = space.join(view.cells[blankCell(goal)]!, 0);
    const { marks, counts } = yield* explore(space, root, undefined, observer && outOf(view, observer));
    return new DistanceTable(space, marks, counts);
  }

  /**
   * @param problem one whose goal the table serves
   * @returns the distance, or undefined when the goal cannot be reached
   */
  distance({ start, goal }: Problem): number | undefined {
    const mark = this.marks[this.indexOf(start.tiles, viewOf(goal))]!;
    return mark === 0 ? undefined : depthOf(mark);
  }

  /** @returns the perfect heuristic for a goal that the table serves: the distance itself, Infinity where there is none */
  heuristic(goal: Board): Heuristic {
    const view = viewOf(goal);
    const evaluate = (tiles: ArrayLike<number>): number => {
      const mark = this.marks[this.indexOf(tiles, view)]!;
      return mark === 0 ? Infinity : depthOf(mark);
    };
    return { evaluate, update: (_before, tiles) => evaluate(tiles) };
  }

  /**
   * @param problem one whose goal the table serves
   * @returns the canonical solution, by walking down the distances, or undefined when the goal cannot be reached
   */
  solution({ start, goal }: Problem): Move[] | undefined {
    const { marks, space } = this;
    const view = viewOf(goal);
    let board = this.indexOf(start.tiles, view);
    if (marks[board] === 0) return undefined;

    const wayOut = this.wayOut(view);
    const { known, moveOf } = wayOut;
    const { boardMask } = space;
    const moves = new Array<Move>(depthOf(marks[board]!));
    for (let made = 0; made < moves.length; made++) {
      const state = ~(known[board]! || this.firstStep(board, wayOut));
      moves[made] = moveOf[space.moveOf(state)]!;
      board = state & boardMask;
    }
    return moves;
  }

  /** Finds what is `known` of a board that is not the goal, and keeps it. */
  private firstStep(board: number, { steps, known }: WayOut): number {
    const { marks, space } = this;
    const { shifts, orderBits, orderMask, boardMask } = space;
    const order = board & orderMask;
    // A move changes the distance by one, so nearer is what has a lower mark than all boards of this distance.
    const nearest = START_MARK + 4 * depthOf(marks[board]!);
    let at = STEPS * (space.stateOf(board) >> orderBits);
    const child = () => steps[at]! | ((order + shifts[steps[at + 1]! + order]!) & orderMask);
    while (marks[child() & boardMask]! >= nearest) at += STEP;
    return (known[board] = ~child());
  }

  /** @returns the distance of the farthest boards: 31 on 3×3, from a goal with the blank in a corner */
  longest(): number {
    return depthOf(this.marks.reduce((most, mark) => Math.max(most, mark), START_MARK));
  }

  /** @returns how many boards there are of each distance, from 0 on */
  distribution(): number[] {
    const counts = new Array<number>(this.longest() + 1).fill(0);
    for (const mark of this.marks) if (mark !== 0) counts[depthOf(mark)]!++;
    return counts;
  }

  /**
   * @param goal one that the table serves
   * @returns the first boards, at most so many, of those that are so far from a goal
   */
  boards(goal: Board, distance: number, limit: number): Board[] {
    const boards: Board[] = [];
    for (let index = 0; index < this.marks.length && boards.length < limit; index++) {
      const mark = this.marks[index]!;
      if (mark !== 0 && depthOf(mark) === distance) boards.push(this.boardAt(index, goal));
    }
    return boards;
  }

  /**
   * @param goal one that the table serves
   * @returns a board drawn evenly from all that are so far from a goal, or undefined when none is
   */
  draw(goal: Board, distance: number, random: Random): Board | undefined {
    const { marks } = this;
    // Marks of one distance differ by the move that led to the board. Loops, as callbacks for each board take ten times as long.
    const least = START_MARK + 4 * distance;
    let count = 0;
    for (const mark of marks) if (mark >= least && mark < least + 4) count++;
    if (count === 0) return undefined;
    let left = Math.floor(random() * count);
    let index = -1;
    while (left >= 0) {
      const mark = marks[++index]!;
      if (mark >= least && mark < least + 4) left--;
    }
    return this.boardAt(index, goal);
  }

  /** @returns the board of a number, as it is outside the view of a goal */
  private boardAt(index: number, goal: Board): Board {
    const seen = new Uint8Array(this.space.cells);
    this.space.writeTiles(index, seen);
    return { rows: goal.rows, columns: goal.columns, tiles: tilesOutOf(viewOf(goal), seen) };
  }

  private wayOut(view: View): WayOut {
    let wayOut = this.wayOutOf.get(view);
    if (!wayOut) {
      const key = view.moves.join('');
      wayOut = this.waysOut.get(key) ?? this.makeWayOut(view);
      this.waysOut.set(key, wayOut);
      this.wayOutOf.set(view, wayOut);
    }
    return wayOut;
  }

  private makeWayOut({ moves }: View): WayOut {
    return {
      steps: this.space.stepsInOrder(moves),
      moveOf: MOVES.map((_, seen) => MOVES[moves.indexOf(seen)]!),
      known: new Int32Array(this.space.size),
    };
  }

  /** @returns the number of a board, as it is seen, among all boards of the space */
  private indexOf(tiles: ArrayLike<number>, { cells, names }: View): number {
    let blank = 0;
    while (tiles[blank] !== BLANK) blank++;
    const seenBlank = cells[blank]!;
    for (let cell = 0; cell < cells.length; cell++) {
      const seen = cells[cell]!;
      if (seen !== seenBlank) this.order[seen < seenBlank ? seen : seen - 1] = names[tiles[cell]!]! - 1;
    }
    return this.space.join(seenBlank, rank(this.order, this.order.length));
  }
}

/** @returns what goals that are served by the same table have in common, and others have not */
export function tableKey(goal: Board): string {
  const { shape, cells } = viewOf(goal);
  return `${shape.rows}×${shape.columns} ${cells[blankCell(goal)]}`;
}

const views = new WeakMap<Board, View>();

/** @returns the standard view of a goal. Making it takes far longer than a look-up, and one goal has many starts, so it is kept. */
function viewOf(goal: Board): View {
  let view = views.get(goal);
  if (!view) {
    view = standardView(goal);
    views.set(goal, view);
  }
  return view;
}

/** @returns an observer that is told what is seen in a view, and tells it on as it is outside */
function outOf(view: View, observer: Observer): Observer {
  const { moves } = view;
  const outside = (seen: readonly number[]) => tilesOutOf(view, seen);
  return (event) => {
    if (event.kind === 'bound') {
      observer(event);
    } else if (event.kind === 'expanded') {
      observer({ ...event, tiles: outside(event.tiles) });
    } else {
      const move = MOVES[moves.indexOf(MOVES.indexOf(event.move))]!;
      observer({ ...event, tiles: outside(event.tiles), move });
    }
  };
}

/** @returns the tiles of a board outside a view, from those that are seen in it */
function tilesOutOf({ cells, names }: View, seen: ArrayLike<number>): number[] {
  return Array.from(cells, (cell) => names.indexOf(seen[cell]!));
}
