import type { Board } from '../../puzzle/board.js';
import { MOVES } from '../../puzzle/moves.js';
import type { Problem } from '../../puzzle/problem.js';
import type { Observer, SearchEvent } from '../search.js';
import { NO_NODE, SearchRecord, hashOf } from './record.js';

/** As many nodes as one expansion can make, and a root. */
const MOST_AT_ONCE = MOVES.length + 1;

/** Writes down what an observer is told of a search. */
export class Recorder {
  readonly record = new SearchRecord();
  /** Whether the record has come to its limit: what happens later is not in it. */
  isFull = false;
  /** The node of a board that the search goes by: the one kept last. */
  private readonly nodes = new Map<string, number>();
  /** By depth, the node expanded last: every node is made from the one that lies above it. */
  private readonly above: number[] = [];

  /**
   * @param estimate of the board that the search begins at
   * @param limit how many nodes the record may hold
   */
  constructor(
    private readonly problem: Problem,
    private readonly estimate: number,
    private readonly limit: number,
  ) {}

  readonly observe: Observer = (event) => {
    if (event.kind !== 'generated' && this.record.size + MOST_AT_ONCE > this.limit) this.isFull = true;
    if (!this.isFull) this.write(event);
  };

  /** Tells that the search has found a solution: then its last board is looked up. */
  finish(): void {
    const { record, problem } = this;
    if (this.isFull) return;
    const last = this.nodes.get(keyOf(problem.goal.tiles));
    const first = this.nodes.get(keyOf(problem.start.tiles));
    record.solution = record.meeting?.[0] ?? (last !== undefined && last > 0 ? last : first);
  }

  private write(event: SearchEvent): void {
    const { record, above } = this;
    if (event.kind === 'bound') {
      // A new round knows nothing of the one before.
      this.nodes.clear();
      record.rounds.push({ bound: event.bound, node: record.size, step: record.expansions + 1 });
    } else if (event.kind === 'expanded') {
      const node = event.depth === 0 ? this.addRoot(event.tiles) : this.nodes.get(keyOf(event.tiles));
      if (node === undefined) throw new RangeError('A board is generated before it is expanded.');
      above[event.depth] = node;
      record.expand(node);
    } else {
      this.addChild(event);
    }
  }

  private addRoot(tiles: readonly number[]): number {
    const { start } = this.problem;
    const isStart = tiles.every((tile, cell) => tile === start.tiles[cell]);
    const board: Board = isStart ? start : this.problem.goal;
    const node = this.record.add(
      { parent: NO_NODE, estimate: isStart ? this.estimate : 0, kept: 1, side: isStart ? 0 : 1 },
      hashOf(tiles),
    );
    this.record.roots.set(node, board);
    this.nodes.set(keyOf(tiles), node);
    return node;
  }

  private addChild({
    tiles,
    depth,
    move,
    estimate,
    kept,
  }: Extract<SearchEvent, { kind: 'generated' }>): void {
    const { record } = this;
    const parent = this.above[depth - 1]!;
    const side = record.get(parent, 'side');
    const values = { parent, depth, estimate, side, kept: Number(kept), move: MOVES.indexOf(move) };
    const node = record.add(values, hashOf(tiles));
    this.append(node, parent);
    if (!kept) return;
    const key = keyOf(tiles);
    const known = this.nodes.get(key);
    if (known !== undefined) {
      if (record.get(known, 'side') !== side) record.meeting ??= [node, known];
      else if (record.get(known, 'expandedAt') === 0) record.set(known, 'replacedBy', node);
    }
    this.nodes.set(key, node);
  }

  /** Puts a node behind the other children of its parent. */
  private append(node: number, parent: number): void {
    const { record } = this;
    let last = record.get(parent, 'child') - 1;
    if (last < 0) {
      record.set(parent, 'child', node + 1);
      return;
    }
    for (let next = last; next >= 0; next = record.get(next, 'sibling') - 1) last = next;
    record.set(last, 'sibling', node + 1);
  }
}

function keyOf(tiles: readonly number[]): string {
  return String.fromCharCode(...tiles);
}
