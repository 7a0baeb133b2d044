import { BLANK, type Board, blankCell } from '../../puzzle/board.js';
import { MOVES, moveTable } from '../../puzzle/moves.js';
import { PagedArray } from '../pagedArray.js';

/** Not a node: the parent of a root, the sibling behind the last one. */
export const NO_NODE = -1;

/** Which end of the problem a node was reached from. */
export const SIDES = ['start', 'goal'] as const;
export type Side = (typeof SIDES)[number];

/** What there is to say of a node, all of it known when the node was made but for what is said otherwise. */
const COLUMNS = [
  'parent',
  /** The number in MOVES of the move that made it. */
  'move',
  'depth',
  'estimate',
  /** Whether it was kept, as a number. */
  'kept',
  /** The number in SIDES of the side that it belongs to. */
  'side',
  /** The step that expanded it, or 0; told later. */
  'expandedAt',
  /** The node of the same board by a shorter way that took its place before it was expanded, or 0; told later. */
  'replacedBy',
  /** The first of its children, and the next one of its parent's, plus 1, or 0; told later. */
  'child',
  'sibling',
] as const;
type Column = (typeof COLUMNS)[number];

/** A search that deepens step by step, from one bound to the next. */
export interface Round {
  readonly bound: number;
  /** The first of its nodes, and the first step. */
  readonly node: number;
  readonly step: number;
}

/** @returns what the tiles of two boards are told apart by at a glance, if not always */
export function hashOf(tiles: readonly number[]): number {
  return tiles.reduce((hash, tile) => (Math.imul(hash, 0x01000193) ^ tile) | 0, 0);
}

/**
 * The run of a search, written down: its nodes in the order they were made, and
 * which of them each step expanded. What it was like at any step is read off
 * from that alone, so forward and back lead to the same. The recorder writes it.
 */
export class SearchRecord {
  /** How many nodes there are. */
  size = 0;
  /** How many nodes were expanded: the number of steps, but for the one to the solution. */
  expansions = 0;
  readonly rounds: Round[] = [];
  /** The boards that the search began at, by their nodes. */
  readonly roots = new Map<number, Board>();
  /** Two nodes of one board, where the sides of a search have met first. */
  meeting: readonly [number, number] | undefined;
  /** The node of the solution's last board, once there is one. */
  solution: number | undefined;

  private readonly columns = Object.fromEntries(COLUMNS.map((name) => [name, new PagedArray()])) as Readonly<
    Record<Column, PagedArray>
  >;
  private readonly hashes = new PagedArray();
  /** By step, the node that it expanded, and how many nodes there were when the next one began. */
  private readonly expanded = new PagedArray();
  private readonly ends = new PagedArray();

  /** The last step: behind all expansions, if there is a solution, the one that comes upon it. */
  get steps(): number {
    return this.solution === undefined ? this.expansions : this.expansions + 1;
  }

  get(node: number, column: Column): number {
    return this.columns[column].at(node);
  }

  set(node: number, column: Column, value: number): void {
    this.columns[column].set(node, value);
  }

  /** Adds a node. @returns its number */
  add(values: Readonly<Partial<Record<Column, number>>>, hash: number): number {
    const node = this.size++;
    for (const column of COLUMNS) this.set(node, column, values[column] ?? 0);
    this.hashes.set(node, hash);
    return node;
  }

  /** Adds a step that expands a node. */
  expand(node: number): void {
    this.ends.set(this.expansions, this.size);
    this.expanded.set(this.expansions, node);
    this.expansions++;
    this.set(node, 'expandedAt', this.expansions);
  }

  /** @returns how many nodes have been made when a step is done */
  sizeAt(step: number): number {
    // A root is made by no step. The first one is there before all of them, and so is the other side's.
    if (step === 0) return Math.min(1, this.size);
    return step < this.expansions ? this.ends.at(step) : this.size;
  }

  /** @returns the node that a step expanded, or, behind the last one, the solution's; at step 0 the root */
  nodeAt(step: number): number {
    if (step === 0) return 0;
    return step <= this.expansions ? this.expanded.at(step - 1) : (this.solution ?? 0);
  }

  /** @returns the step that expanded a node or, if none did, the one that made it */
  stepOf(node: number): number {
    const expandedAt = this.get(node, 'expandedAt');
    if (expandedAt > 0) return expandedAt;
    let [before, step] = [0, this.expansions];
    while (before + 1 < step) {
      const middle = (before + step) >> 1;
      if (this.sizeAt(middle) > node) step = middle;
      else before = middle;
    }
    return step;
  }

  /** @returns the nodes made from a node until a step is done, in the order they were made */
  childrenOf(node: number, step: number): number[] {
    const size = this.sizeAt(step);
    const children: number[] = [];
    for (let child = this.get(node, 'child') - 1; child >= 0; child = this.get(child, 'sibling') - 1) {
      if (child < size) children.push(child);
    }
    return children;
  }

  /** @returns the way to a node from its root, both included */
  wayTo(node: number): number[] {
    const way: number[] = [];
    for (let at = node; at !== NO_NODE; at = this.get(at, 'parent')) way.push(at);
    return way.reverse();
  }

  boardOf(node: number): Board {
    const [root = 0, ...way] = this.wayTo(node);
    const board = this.roots.get(root);
    if (!board) throw new RangeError('Every way begins at a root.');
    const tiles = [...board.tiles];
    const next = moveTable(board);
    let blank = blankCell(board);
    for (const at of way) {
      const to = next[blank * MOVES.length + this.get(at, 'move')]!;
      tiles[blank] = tiles[to]!;
      tiles[to] = BLANK;
      blank = to;
    }
    return { ...board, tiles };
  }

  /** @returns whether a node's board has these tiles, whose hash is given */
  isBoard(node: number, tiles: readonly number[], hash: number): boolean {
    return (
      this.hashes.at(node) === hash && this.boardOf(node).tiles.every((tile, cell) => tile === tiles[cell])
    );
  }
}
