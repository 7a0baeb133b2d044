import type { Run, RunNode } from '../../panel/search/protocol.js';

type Layers = Run['layers'];

/** Where a node is drawn, in widths and heights of a node, from the left and the top. */
export interface Placed {
  readonly shown: RunNode;
  readonly x: number;
  readonly y: number;
}

/** A drawn tree: its nodes, the lines between them, and how many nodes it is wide. */
export interface Drawing {
  readonly nodes: readonly Placed[];
  readonly lines: readonly { readonly from: Placed; readonly to: Placed }[];
  readonly width: number;
}

/** @returns where the nodes of layers go: a row for each layer, in the middle of the widest one */
export function draw(layers: Layers): Drawing {
  const width = Math.max(1, ...layers.map((layer) => layer.length));
  const nodes = layers.flatMap((layer, y) =>
    layer.map((shown, place) => ({ shown, x: (width - layer.length) / 2 + place, y })),
  );
  const byNode = new Map(nodes.map((placed) => [placed.shown.node, placed]));
  const lines = nodes.flatMap((to) => {
    const from = to.shown.parent === undefined ? undefined : byNode.get(to.shown.parent);
    return from ? [{ from, to }] : [];
  });
  return { nodes, lines, width };
}

/** @returns the nodes as a tree is read aloud and gone through: each before its children */
export function inReadingOrder(layers: Layers): RunNode[] {
  const children = new Map<number | undefined, RunNode[]>();
  for (const node of layers.flat()) {
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node);
    else children.set(node.parent, [node]);
  }
  const below = (parent: number | undefined): RunNode[] =>
    (children.get(parent) ?? []).flatMap((node) => [node, ...below(node.node)]);
  return below(undefined);
}

/** What a key does in the tree: goes to a node, or opens or closes one. */
export type TreeStep =
  | { readonly kind: 'go'; readonly node: number }
  | { readonly kind: 'fold'; readonly node: number; readonly open: boolean };

/**
 * The keys of a tree that grows downwards, after the ARIA Authoring Practices:
 * Down opens a node and goes to its children, Up closes it and goes to its
 * parent, Left and Right go through all that are shown.
 */
export function treeStep(key: string, layers: Layers, from: number): TreeStep | undefined {
  const order = inReadingOrder(layers);
  const at = order.findIndex(({ node }) => node === from);
  const here = order[at];
  if (!here) return undefined;
  const go = (node: number | undefined): TreeStep | undefined =>
    node === undefined ? undefined : { kind: 'go', node };
  switch (key) {
    case 'ArrowRight':
      return go(order[at + 1]?.node);
    case 'ArrowLeft':
      return go(order[at - 1]?.node);
    case 'ArrowDown':
      if (here.isOpen) return go(order[at + 1]?.node);
      return here.children > 0 ? { kind: 'fold', node: from, open: true } : undefined;
    case 'ArrowUp':
      return here.isOpen && !here.onWay ? { kind: 'fold', node: from, open: false } : go(here.parent);
    case 'Home':
      return go(order[0]?.node);
    case 'End':
      return go(order.at(-1)?.node);
    default:
      return undefined;
  }
}
