import assert from 'node:assert/strict';
import { makeBoard } from '../../../src/puzzle/board.js';
import { GOAL_NAMES, namedGoal } from '../../../src/puzzle/goals.js';
import { MOVES, OPPOSITE, applyMove, boardsAlong } from '../../../src/puzzle/moves.js';
import { relabelling } from '../../../src/puzzle/problem.js';
import { factorial, rank, unrank } from '../../../src/puzzle/rank.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { ORDERED, eight, seeded } from '../boards.js';

describe('boards', () => {
  it('hold each tile once', () => {
    assert.throws(() => makeBoard(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 8]), RangeError);
    assert.throws(() => makeBoard(3, 3, [1, 2, 3, 4, 5, 6, 7, 8]), RangeError);
    assert.throws(() => makeBoard(1, 4, [1, 2, 3, 0]), RangeError);
    assert.throws(() => makeBoard(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]), RangeError);
  });
});

describe('moves', () => {
  it('carry the blank', () => {
    const board = eight('1234x5678');
    const after = Object.fromEntries(MOVES.map((move) => [move, applyMove(board, move)?.tiles.join('')]));
    assert.deepEqual(after, { u: '103425678', l: '123045678', d: '123475608', r: '123450678' });
  });

  it('end at the edge', () => {
    assert.equal(applyMove(eight('x12345678'), 'u'), undefined);
    assert.equal(applyMove(eight('x12345678'), 'l'), undefined);
    assert.equal(applyMove(eight('12345678x'), 'd'), undefined);
    assert.equal(applyMove(eight('123x45678'), 'l'), undefined);
    assert.equal(applyMove(eight('12x345678'), 'r'), undefined);
  });

  it('are taken back by their opposites', () => {
    const board = eight('1234x5678');
    for (const move of MOVES) {
      const after = applyMove(board, move);
      assert.deepEqual(after && applyMove(after, OPPOSITE[move]), board);
    }
  });

  it('lead the sample of the judge problem to its goal', () => {
    const boards = boardsAlong(eight('23415x768'), Array.from('ullddrurdllurdruldr') as never);
    assert.equal(boards.length, 20);
    assert.deepEqual(boards.at(-1), ORDERED);
    assert.throws(() => boardsAlong(ORDERED, ['r']), /Move 1 \(r\)/);
  });
});

describe('goals', () => {
  it('have names', () => {
    const goals = GOAL_NAMES.map((name) => namedGoal(name, { rows: 3, columns: 3 }).tiles.join(''));
    assert.deepEqual(goals, ['123456780', '012345678', '123804765']);
    assert.equal(namedGoal('spiral', { rows: 2, columns: 4 }).tiles.join(' '), '1 2 3 4 0 7 6 5');
    assert.equal(
      namedGoal('spiral', { rows: 4, columns: 4 }).tiles.join(' '),
      '1 2 3 4 12 13 14 5 11 0 15 6 10 9 8 7',
    );
  });

  it('become ordered ones under other names of the tiles', () => {
    const goal = eight('8372x4165');
    const names = relabelling(goal);
    assert.deepEqual(
      goal.tiles.map((tile) => names[tile]),
      [1, 2, 3, 4, 0, 5, 6, 7, 8],
    );
  });
});

describe('ranks', () => {
  it('count in lexicographic order from 0', () => {
    assert.equal(rank([0, 1, 2, 3, 4, 5, 6, 7, 8], 9), 0);
    assert.equal(rank([1, 2, 3, 4, 5, 6, 7, 8, 0], 9), 46233);
    assert.equal(rank([8, 7, 6, 5, 4, 3, 2, 1, 0], 9), factorial(9) - 1);
  });

  it('and unranks are each other’s inverse', () => {
    for (let index = 0; index < factorial(6); index++) assert.equal(rank(unrank(index, 6), 6), index);
    assert.throws(() => unrank(factorial(6), 6), RangeError);
    assert.throws(() => unrank(-1, 6), RangeError);
  });
});

describe('random boards', () => {
  it('are drawn evenly', () => {
    const random = seeded(1);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 24_000; draw++) {
      const key = randomBoard({ rows: 2, columns: 2 }, random).tiles.join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    // 1000 of each are expected; five standard deviations are about 155.
    for (const count of counts.values()) assert.ok(Math.abs(count - 1000) < 155, `${count}`);
  });
});
