import assert from 'node:assert/strict';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { isSolvable } from '../../../src/puzzle/parity.js';
import { randomStart } from '../../../src/puzzle/random.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { blankLast, eight, seeded } from '../boards.js';
import { depthCounts } from '../cases.js';

/** The blank in the corner, at the edge, in the centre; and how far the farthest board is. */
const GOALS = [
  { goal: eight('12345678x'), longest: 31 },
  { goal: eight('1x3425786'), longest: 31 },
  { goal: eight('1238x4765'), longest: 30 },
] as const;

describe('A board of an exact distance', () => {
  // Small ones, as drawing counts through all boards of the table.
  for (const shape of [
    { rows: 2, columns: 3 },
    { rows: 3, columns: 2 },
  ]) {
    it(`is drawn from all of them, about equally often, on ${shape.rows}×${shape.columns}`, () => {
      const goal = blankLast(shape);
      const table = runToEnd(DistanceTable.build(goal));
      const random = seeded(21);
      for (const [distance, count] of depthCounts(shape).counts.entries()) {
        const drawn = new Map<string, number>();
        for (let draw = 0; draw < 50 * count; draw++) {
          const board = table.draw(goal, distance, random)?.tiles.join('') ?? '';
          drawn.set(board, (drawn.get(board) ?? 0) + 1);
        }
        assert.equal(drawn.size, count);
        // Five standard deviations of a binomial draw about its mean.
        for (const times of drawn.values()) assert.ok(Math.abs(times - 50) <= 35, `${times} of 50`);
      }
    });
  }

  for (const { goal, longest } of GOALS) {
    it(`is so far indeed, from 0 to ${longest}, to ${goal.tiles.join('')}`, () => {
      const table = runToEnd(DistanceTable.build(goal));
      const random = seeded(22);
      assert.equal(table.longest(), longest);
      for (let distance = 0; distance <= longest; distance++) {
        const start = table.draw(goal, distance, random);
        assert.ok(start);
        assert.equal(table.distance({ start, goal }), distance);
      }
      assert.equal(table.draw(goal, longest + 1, random), undefined);
    });
  }

  it('serves goals that are turned and renamed', () => {
    const goal = eight('x87654321');
    const table = runToEnd(DistanceTable.build(eight('12345678x')));
    const start = table.draw(goal, 20, seeded(23));
    assert.ok(start);
    assert.equal(runToEnd(DistanceTable.build(goal)).distance({ start, goal }), 20);
  });
});

describe('A random start', () => {
  it('can be solved, whatever its size', () => {
    const random = seeded(24);
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [3, 2],
      [4, 4],
      [5, 7],
      [10, 10],
    ] as const) {
      const goal = namedGoal('spiral', { rows, columns });
      for (let draw = 0; draw < 50; draw++) assert.ok(isSolvable({ start: randomStart(goal, random), goal }));
    }
  });

  it('is drawn evenly', () => {
    const random = seeded(25);
    const goal = namedGoal('blank-last', { rows: 2, columns: 2 });
    const drawn = new Map<string, number>();
    for (let draw = 0; draw < 1200; draw++) {
      const board = randomStart(goal, random).tiles.join('');
      drawn.set(board, (drawn.get(board) ?? 0) + 1);
    }
    assert.equal(drawn.size, 12);
    for (const times of drawn.values()) assert.ok(Math.abs(times - 100) < 60, `${times} of 100`);
  });
});
