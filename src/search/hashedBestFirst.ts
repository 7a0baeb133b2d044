import { BLANK, type Shape } from '../puzzle/board.js';
import { BACK, MOVES, type Move, NO_CELL, moveTable } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Way } from './bestFirst.js';
import { BoardTable } from './boardTable.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { PagedArray } from './pagedArray.js';
import type { Observer, Search } from './search.js';
import { Zobrist } from './zobrist.js';

/** Fewer than in searches by tables: a node of a hundred squares takes some microseconds. */
const EXPANDED_BETWEEN_RESTS = 512;

/**
 * `bestFirst` for boards of any shape, which are too many to be numbered: those
 * that are met are kept in a hash table. It makes the same nodes in the same
 * order, and tells how many it holds, so that whoever drives it can end it in time.
 * @param priority of a node, from the moves made and the estimate of those left; whole and not negative
 */
export function* hashedBestFirst(
  problem: Problem,
  heuristic: Heuristic,
  priority: (made: number, estimate: number) => number,
  observer?: Observer,
): Search<Way> {
  const nodes = new Nodes(problem.start);
  const open = new BucketQueue();
  const expansion = new Expansion(problem, heuristic, priority, nodes, open, observer);
  while (!expansion.goOn(EXPANDED_BETWEEN_RESTS)) {
    const { expanded, generated } = expansion;
    yield { expanded, generated, bound: open.lowest, held: nodes.size };
  }
  const { expanded, generated, largestFrontier } = expansion;
  return { moves: nodes.wayTo(problem.goal.tiles), counts: { expanded, generated, largestFrontier } };
}

/** For the start, to which no move led. */
const NO_MOVE = 4;
const CLOSED = 8;
const MOVE = 7;
const MADE_BITS = 4;

/** What is known of each board that was met. */
class Nodes {
  readonly boards: BoardTable;
  readonly zobrist: Zobrist;
  /** By board: 16 × moves made, the number of the last of them, and CLOSED when it is expanded. */
  private readonly marks = new PagedArray();
  private readonly estimates = new PagedArray();

  constructor(private readonly shape: Shape) {
    this.boards = new BoardTable(shape);
    this.zobrist = new Zobrist(shape);
  }

  get size(): number {
    return this.boards.size;
  }

  /** Takes down a board that is met for the first time; it is open then. */
  add(node: number, made: number, move: number, estimate: number): void {
    this.marks.set(node, (made << MADE_BITS) | move);
    this.estimates.set(node, estimate);
  }

  /** Takes down a shorter way to a board. */
  shorten(node: number, made: number, move: number): void {
    this.marks.set(node, (made << MADE_BITS) | (this.marks.at(node) & CLOSED) | move);
  }

  close(node: number): void {
    this.marks.set(node, this.marks.at(node) | CLOSED);
  }

  reopen(node: number): void {
    this.marks.set(node, this.marks.at(node) & ~CLOSED);
  }

  isClosed(node: number): boolean {
    return (this.marks.at(node) & CLOSED) !== 0;
  }

  made(node: number): number {
    return this.marks.at(node) >> MADE_BITS;
  }

  /** @returns the number of the last move to a board in MOVES, or NO_MOVE */
  move(node: number): number {
    return this.marks.at(node) & MOVE;
  }

  estimate(node: number): number {
    return this.estimates.at(node);
  }

  /** Follows the marks back to the start. */
  wayTo(end: readonly number[]): Move[] {
    const moves: Move[] = [];
    const next = moveTable(this.shape);
    const tiles = [...end];
    for (;;) {
      const move = this.move(this.boards.find(tiles, this.zobrist.of(tiles)));
      if (move === NO_MOVE) return moves.reverse();
      moves.push(MOVES[move]!);
      const blank = tiles.indexOf(BLANK);
      const before = next[blank * MOVES.length + BACK[move]!]!;
      [tiles[blank], tiles[before]] = [tiles[before]!, BLANK];
    }
  }
}

/** Nodes by priority: a bucket for each, the last in the first out. */
class BucketQueue {
  /** No node in it has a lower priority. */
  lowest = Infinity;
  private readonly buckets: number[][] = [];

  push(node: number, priority: number): void {
    while (this.buckets.length <= priority) this.buckets.push([]);
    this.buckets[priority]!.push(node);
    if (priority < this.lowest) this.lowest = priority;
  }

  /** @returns a node of the least priority; there must be one */
  pop(): number {
    while (this.buckets[this.lowest]!.length === 0) this.lowest++;
    return this.buckets[this.lowest]!.pop()!;
  }
}

/** The search as far as it has come. Its loop is a plain method, which is quicker than one in a generator. */
class Expansion {
  expanded = 0;
  generated = 1;
  largestFrontier = 1;
  private waiting = 1;
  private readonly next: Uint8Array;
  private readonly tiles: Uint8Array;
  private readonly goal: readonly number[];
  private readonly goalHash: number;

  constructor(
    { start, goal }: Problem,
    private readonly heuristic: Heuristic,
    private readonly priority: (made: number, estimate: number) => number,
    private readonly nodes: Nodes,
    private readonly open: BucketQueue,
    private readonly observer: Observer | undefined,
  ) {
    this.next = moveTable(start);
    this.tiles = Uint8Array.from(start.tiles);
    this.goal = goal.tiles;
    this.goalHash = nodes.zobrist.of(goal.tiles);
    const estimate = heuristic.evaluate(this.tiles);
    const root = nodes.boards.findOrAdd(this.tiles, nodes.zobrist.of(this.tiles));
    nodes.add(root, 0, NO_MOVE, estimate);
    open.push(root, priority(0, estimate));
  }

  /** @returns whether the goal was come upon; else so many more nodes are expanded */
  goOn(count: number): boolean {
    const { nodes, open } = this;
    for (const last = this.expanded + count; this.expanded < last;) {
      const node = open.pop();
      // A node that a shorter way was found to lies in two places; where it comes out later it is passed over.
      if (nodes.isClosed(node)) continue;
      nodes.close(node);
      this.waiting--;
      nodes.boards.writeTiles(node, this.tiles);
      if (this.isGoal(node)) return true;
      this.expand(node);
      if (this.waiting > this.largestFrontier) this.largestFrontier = this.waiting;
    }
    return false;
  }

  /** @returns whether a node, whose tiles are written out, is the goal */
  private isGoal(node: number): boolean {
    return (
      this.nodes.boards.hash(node) === this.goalHash &&
      this.goal.every((tile, cell) => tile === this.tiles[cell])
    );
  }

  /** Makes the successors of a node, whose tiles are written out. */
  private expand(node: number): void {
    const { next, nodes, tiles } = this;
    this.expanded++;
    this.observer?.({ kind: 'expanded', tiles: [...tiles], depth: nodes.made(node) });
    const blank = tiles.indexOf(BLANK);
    const back = BACK[nodes.move(node)];
    for (let move = 0; move < MOVES.length; move++) {
      const target = next[blank * MOVES.length + move]!;
      if (target === NO_CELL || move === back) continue;
      const tile = tiles[target]!;
      tiles[blank] = tile;
      tiles[target] = BLANK;
      this.generate(node, move, tile, target, blank);
      tiles[target] = tile;
      tiles[blank] = BLANK;
    }
  }

  /** Takes down a successor, whose tiles are written out: `tile` has slid from one square to another. */
  private generate(parent: number, move: number, tile: number, from: number, to: number): void {
    const { heuristic, nodes, tiles } = this;
    const { boards } = nodes;
    this.generated++;
    const made = nodes.made(parent) + 1;
    const met = boards.size;
    const child = boards.findOrAdd(tiles, nodes.zobrist.after(boards.hash(parent), tile, from, to));
    const isNew = child === met;
    const kept = isNew || nodes.made(child) > made;
    if (isNew) {
      const estimate = heuristic.update(nodes.estimate(parent), tiles, tile, from, to);
      nodes.add(child, made, move, estimate);
      this.open.push(child, this.priority(made, estimate));
      this.waiting++;
    } else if (kept) {
      this.shorten(child, made, move);
    }
    this.observer?.({
      kind: 'generated',
      tiles: [...tiles],
      depth: made,
      move: MOVES[move]!,
      estimate: heuristic.evaluate(tiles),
      kept,
    });
  }

  /**
   * Takes a shorter way to a known node. Where the moves made do not count, its
   * priority stays and it need not be expanded again: greedy search, whose first
   * ways are long, would otherwise do so without end.
   */
  private shorten(node: number, made: number, move: number): void {
    const { nodes, priority } = this;
    const estimate = nodes.estimate(node);
    const isSooner = priority(made, estimate) < priority(nodes.made(node), estimate);
    nodes.shorten(node, made, move);
    if (!isSooner) return;
    this.open.push(node, priority(made, estimate));
    if (nodes.isClosed(node)) this.waiting++;
    nodes.reopen(node);
  }
}
