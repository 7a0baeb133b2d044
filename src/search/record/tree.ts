import type { Move } from '../../puzzle/moves.js';
import { MOVES } from '../../puzzle/moves.js';
import { type Status, statusAt } from './at.js';
import { NO_NODE, type SearchRecord } from './record.js';

/** A node as a tree shows it. */
export interface TreeNode {
  readonly node: number;
  /** Undefined where the tree begins. */
  readonly parent: number | undefined;
  readonly move: Move | undefined;
  readonly depth: number;
  readonly estimate: number;
  readonly tiles: readonly number[];
  readonly status: Status;
  /** How many nodes have been made from it. */
  readonly children: number;
  /** Whether these are shown. */
  readonly isOpen: boolean;
  /** Whether it lies on the way to the node under way. */
  readonly onWay: boolean;
}

/** What of a tree is shown beside the way to the node under way. */
export interface Folding {
  readonly opened: readonly number[];
  readonly closed: readonly number[];
}

/** As many layers above the node under way are shown: more can be seen by nobody. */
const MOST_LAYERS = 50;
/** As many nodes are shown at most. */
const MOST_NODES = 400;

/**
 * The part of a search's tree around the node that a step expands: the way to it
 * with the nodes beside it, and what was opened by hand.
 * @returns layers of nodes from the uppermost one down, each in the order of the layer above
 */
export function treeAround(record: SearchRecord, step: number, { opened, closed }: Folding): TreeNode[][] {
  if (record.size === 0) return [];
  const ways = nodesUnderWay(record, step).map((node) => record.wayTo(node).slice(-MOST_LAYERS));
  const onWay = new Set(ways.flat());
  const open = new Set([...onWay, ...opened]);
  for (const node of closed) open.delete(node);
  const layers: TreeNode[][] = [];
  let count = 0;
  let layer = ways.flatMap(([top]) => (top === undefined ? [] : [top]));
  const tops = new Set(layer);
  while (layer.length > 0) {
    const children = new Map(layer.map((node) => [node, record.childrenOf(node, step)]));
    const isOpen = (node: number) =>
      open.has(node) && (children.get(node) ?? []).length > 0 && (count < MOST_NODES || onWay.has(node));
    count += layer.length;
    layers.push(
      layer.map((node) => ({
        node,
        parent: tops.has(node) ? undefined : record.get(node, 'parent'),
        move: record.get(node, 'parent') === NO_NODE ? undefined : MOVES[record.get(node, 'move')],
        depth: record.get(node, 'depth'),
        estimate: record.get(node, 'estimate'),
        tiles: record.boardOf(node).tiles,
        status: statusAt(record, node, step),
        children: (children.get(node) ?? []).length,
        isOpen: isOpen(node),
        onWay: onWay.has(node),
      })),
    );
    layer = layer.flatMap((node) => (isOpen(node) ? (children.get(node) ?? []) : []));
  }
  return layers;
}

/** @returns the node of a step and, where a search has two sides, the other side's as well: its last one, or where they meet */
function nodesUnderWay(record: SearchRecord, step: number): number[] {
  const { meeting } = record;
  const node = record.nodeAt(step);
  if (step > record.expansions && meeting)
    return [...meeting].sort((a, b) => record.get(a, 'side') - record.get(b, 'side'));
  if (record.rounds.length > 0 || record.roots.size < 2) return [node];
  const side = record.get(node, 'side');
  for (let before = step - 1; before > 0; before--) {
    const other = record.nodeAt(before);
    if (record.get(other, 'side') !== side) return side === 0 ? [node, other] : [other, node];
  }
  return [node];
}
