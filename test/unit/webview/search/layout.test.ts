import assert from 'node:assert/strict';
import type { RunNode } from '../../../../src/panel/search/protocol.js';
import { draw, inReadingOrder, treeStep } from '../../../../src/webview/search/layout.js';

const node = (number: number, parent: number | undefined, changes: Partial<RunNode> = {}): RunNode => ({
  ...{ node: number, parent, depth: 0, estimate: 0, tiles: [], status: 'expanded' },
  ...{ children: 0, isOpen: false, onWay: false, ...changes },
});

/** 0 has 1 and 2, 1 has 3, and 2 is folded. */
const LAYERS = [
  [node(0, undefined, { children: 2, isOpen: true, onWay: true })],
  [node(1, 0, { children: 1, isOpen: true, onWay: true }), node(2, 0, { children: 3 })],
  [node(3, 1)],
];

describe('the drawing of a tree', () => {
  it('puts each layer into the middle, a line to each node from its parent', () => {
    const { nodes, lines, width } = draw(LAYERS);
    assert.equal(width, 2);
    assert.deepEqual(
      nodes.map(({ x, y }) => [x, y]),
      [
        [0.5, 0],
        [0, 1],
        [1, 1],
        [0.5, 2],
      ],
    );
    assert.deepEqual(
      lines.map(({ from, to }) => [from.shown.node, to.shown.node]),
      [
        [0, 1],
        [0, 2],
        [1, 3],
      ],
    );
    assert.deepEqual(draw([]), { nodes: [], lines: [], width: 1 });
  });
});

describe('the keys of a tree', () => {
  const go = (to: number) => ({ kind: 'go', node: to });

  it('go through all that is shown, each node before its children', () => {
    assert.deepEqual(
      inReadingOrder(LAYERS).map((shown) => shown.node),
      [0, 1, 3, 2],
    );
    assert.deepEqual(treeStep('ArrowRight', LAYERS, 3), go(2));
    assert.deepEqual(treeStep('ArrowLeft', LAYERS, 2), go(3));
    assert.equal(treeStep('ArrowRight', LAYERS, 2), undefined);
    assert.deepEqual(treeStep('Home', LAYERS, 3), go(0));
    assert.deepEqual(treeStep('End', LAYERS, 0), go(2));
  });

  it('go down into children and up to the parent', () => {
    assert.deepEqual(treeStep('ArrowDown', LAYERS, 1), go(3));
    assert.deepEqual(treeStep('ArrowUp', LAYERS, 3), go(1));
    assert.equal(treeStep('ArrowDown', LAYERS, 3), undefined);
    assert.equal(treeStep('ArrowUp', LAYERS, 0), undefined);
  });

  it('unfold what is folded, and fold what was unfolded by hand', () => {
    assert.deepEqual(treeStep('ArrowDown', LAYERS, 2), { kind: 'fold', node: 2, open: true });
    const unfolded = [[node(0, undefined, { children: 1, isOpen: true })], [node(1, 0)]];
    assert.deepEqual(treeStep('ArrowUp', unfolded, 0), { kind: 'fold', node: 0, open: false });
  });
});
