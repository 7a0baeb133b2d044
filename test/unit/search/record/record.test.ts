import assert from 'node:assert/strict';
import { namedGoal } from '../../../../src/puzzle/goals.js';
import { makeBoard } from '../../../../src/puzzle/board.js';
import { isAtBreakpoint, stepUntil } from '../../../../src/search/record/breakpoint.js';
import { layerCounts } from '../../../../src/search/record/layers.js';
import { momentsOf } from '../../../../src/search/record/moments.js';
import { roundCounts } from '../../../../src/search/record/rounds.js';
import { treeAround } from '../../../../src/search/record/tree.js';
import { ALGORITHMS } from '../../../../src/search/algorithms.js';
import { eightProblem } from '../../boards.js';
import { recorded } from './recording.js';

const SAMPLE = eightProblem('23415x768');
const NEAR = eightProblem('1234x5786');

const OBSERVABLE = Object.values(ALGORITHMS).filter(({ id }) => id !== 'constructive' && id !== 'anytime');

describe('the record of a search', () => {
  for (const { id } of OBSERVABLE) {
    it(`has a step for each expansion of ${id}, and its boards`, () => {
      const { found, record } = recorded(NEAR, id);
      assert.equal(record.expansions, found.counts.expanded);
      assert.equal(record.steps, record.expansions + 1);
      const roots = id === 'bidirectional' ? 2 : Math.max(1, record.rounds.length);
      assert.equal(record.roots.size, roots);
      for (let step = 1; step <= Math.min(record.expansions, 2000); step++) {
        const node = record.nodeAt(step);
        assert.equal(record.get(node, 'expandedAt'), step);
        const way = record.wayTo(node);
        assert.equal(way.length, record.get(node, 'depth') + 1);
      }
    });

    it(`ends at the solution of ${id}`, () => {
      const { found, record } = recorded(NEAR, id);
      const last = record.nodeAt(record.steps);
      if (record.meeting) {
        const [one, other] = record.meeting;
        assert.deepEqual(record.boardOf(one), record.boardOf(other));
        assert.equal(record.get(one, 'depth') + record.get(other, 'depth'), found.moves.length);
        return;
      }
      const end = id === 'reverse-breadth-first' ? NEAR.start : NEAR.goal;
      assert.deepEqual(record.boardOf(last).tiles, end.tiles);
      assert.equal(record.get(last, 'depth'), found.moves.length);
    });
  }

  it('knows the step of each node', () => {
    const { record } = recorded(SAMPLE, 'a-star');
    for (let node = 1; node < record.size; node++) {
      const step = record.stepOf(node);
      const isExpanded = record.get(node, 'expandedAt') > 0;
      assert.ok(isExpanded ? record.nodeAt(step) === node : node >= record.sizeAt(step - 1), String(node));
      assert.ok(node < record.sizeAt(step), String(node));
    }
  });

  it('ends where it comes to its limit', () => {
    const { record, isFull } = recorded(SAMPLE, 'ida-star', 'zero', 500);
    assert.ok(isFull);
    assert.ok(record.size > 490 && record.size <= 500, String(record.size));
    assert.equal(record.steps, record.expansions);
    assert.equal(record.solution, undefined);
  });

  it('has nothing in it when the start is the goal', () => {
    const { record } = recorded(eightProblem('12345678x'), 'a-star');
    assert.equal(record.steps, 0);
    assert.deepEqual(treeAround(record, 0, { opened: [], closed: [] }), []);
    assert.deepEqual(layerCounts(record, 0), []);
  });

  it('takes boards of other shapes', () => {
    const goal = namedGoal('blank-last', { rows: 4, columns: 4 });
    const start = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11, 12, 13, 10, 14, 15]);
    for (const id of ['a-star', 'ida-star', 'greedy-best-first'] as const) {
      const { found, record } = recorded({ start, goal }, id);
      assert.equal(record.get(record.nodeAt(record.steps), 'depth'), found.moves.length, id);
    }
  });
});

describe('the counts by depth', () => {
  it('add up to the nodes of breadth-first search', () => {
    const { record } = recorded(SAMPLE, 'breadth-first');
    for (const step of [1, 2, 10, 500]) {
      const [side] = layerCounts(record, step);
      assert.ok(side);
      const sum = (status: 'expanded' | 'waiting' | 'cut') =>
        side.depths.reduce((all, depth) => all + depth[status], 0);
      assert.equal(sum('expanded'), step);
      assert.equal(sum('expanded') + sum('waiting') + sum('cut'), record.sizeAt(step));
    }
    assert.deepEqual(layerCounts(record, 1)[0]?.depths, [
      { waiting: 0, expanded: 1, cut: 0 },
      { waiting: 3, expanded: 0, cut: 0 },
    ]);
  });

  it('tell both sides of a bidirectional search apart', () => {
    const { record } = recorded(SAMPLE, 'bidirectional');
    const sides = layerCounts(record, record.steps);
    assert.deepEqual(
      sides.map(({ side }) => side),
      ['start', 'goal'],
    );
  });
});

describe('the rounds of IDA*', () => {
  it('tell bounds, what was cut, and that the least of it is the next bound', () => {
    const { found, record } = recorded(SAMPLE, 'ida-star');
    const rounds = roundCounts(record, record.steps);
    assert.equal(rounds.at(-1)?.bound, found.moves.length);
    assert.equal(
      rounds.reduce((sum, { expanded }) => sum + expanded, 0),
      found.counts.expanded,
    );
    rounds.slice(1).forEach(({ bound }, index) => {
      assert.ok(bound >= (rounds[index]?.leastCut ?? Infinity));
    });
    assert.equal(roundCounts(record, 0).length, 1);
    assert.equal(roundCounts(recorded(SAMPLE, 'a-star').record, 5).length, 0);
  });

  it('begin with a step that says so', () => {
    const { record } = recorded(SAMPLE, 'ida-star');
    for (const { step } of record.rounds) assert.equal(momentsOf(record, step).bound, 1);
    assert.deepEqual(momentsOf(record, 0), { begin: 1 });
    assert.deepEqual(momentsOf(record, record.steps), { found: 1 });
  });
});

describe('a breakpoint', () => {
  const { record } = recorded(SAMPLE, 'a-star');

  it('stops at a depth', () => {
    const breakpoint = { kind: 'depth', depth: 4 } as const;
    const step = stepUntil(record, 0, record.steps, breakpoint);
    assert.equal(record.get(record.nodeAt(step), 'depth'), 4);
    assert.ok(isAtBreakpoint(record, step, breakpoint));
    assert.ok(!isAtBreakpoint(record, step - 1, breakpoint));
    assert.ok(!isAtBreakpoint(record, record.steps, breakpoint));
    assert.ok(!isAtBreakpoint(record, 0, { kind: 'depth', depth: 0 }));
  });

  it('stops at a board when it is made, and again when it is expanded', () => {
    const node = record.nodeAt(9);
    const breakpoint = { kind: 'board', tiles: record.boardOf(node).tiles } as const;
    const made = stepUntil(record, 0, record.steps, breakpoint);
    assert.ok(record.childrenOf(record.nodeAt(made), made).includes(node));
    assert.ok(isAtBreakpoint(record, 9, breakpoint));
  });

  it('is gone past when there is none, or none on the way', () => {
    assert.equal(stepUntil(record, 3, 7, undefined), 7);
    assert.equal(stepUntil(record, 3, 1e9, { kind: 'depth', depth: 99 }), record.steps);
  });
});

describe('the tree around a node', () => {
  const none = { opened: [], closed: [] };

  it('shows the way from the root, with what lies beside it', () => {
    const { record } = recorded(SAMPLE, 'a-star');
    const layers = treeAround(record, 12, none);
    const node = record.nodeAt(12);
    assert.deepEqual(
      layers.flatMap((layer) => layer.filter(({ onWay }) => onWay)).map((shown) => shown.node),
      record.wayTo(node),
    );
    for (const shown of layers.slice(1).flat()) {
      assert.ok(
        layers.some((layer) => layer.some(({ node: above, isOpen }) => isOpen && above === shown.parent)),
      );
    }
  });

  it('opens and closes by hand', () => {
    const { record } = recorded(SAMPLE, 'breadth-first');
    const shown = (folding: typeof none | { opened: number[]; closed: number[] }) =>
      treeAround(record, 20, folding).flat().length;
    const beside = treeAround(record, 20, none)
      .flat()
      .find(({ onWay, children }) => !onWay && children > 0);
    assert.ok(beside);
    assert.equal(shown({ opened: [beside.node], closed: [] }), shown(none) + beside.children);
    assert.equal(shown({ opened: [], closed: [0] }), 1);
  });

  it('stays small in large searches', () => {
    const { record } = recorded(SAMPLE, 'depth-first', 'zero', 50_000);
    const opened = Array.from({ length: 5000 }, (_, node) => node);
    const nodes = treeAround(record, record.steps, { opened, closed: [] }).flat().length;
    assert.ok(nodes <= 800, String(nodes));
  });

  it('has both sides of a bidirectional search, and where they meet', () => {
    const { record } = recorded(SAMPLE, 'bidirectional');
    const layers = treeAround(record, record.steps, none);
    assert.equal(layers[0]?.length, 2);
    for (const node of record.meeting ?? []) {
      assert.ok(layers.flat().some((shown) => shown.node === node && shown.onWay));
    }
  });
});
