import assert from 'node:assert/strict';
import {
  type Shortest,
  chosen,
  listShortest,
  readShortest,
} from '../../../../src/panel/solution/shortest.js';
import { eightProblem } from '../../boards.js';
import { boardOf } from '../../cases.js';
import { localSolver } from '../../solvers.js';

const SAMPLE = eightProblem('23415x768');

const sample = async (): Promise<Shortest> => {
  const found = await listShortest(SAMPLE, 19, localSolver(), {});
  assert.ok(typeof found !== 'string');
  return found;
};

describe('the shortest solutions', () => {
  it('are listed, the canonical one first', async () => {
    const { solutions, count, at } = await sample();
    assert.deepEqual(
      solutions.map((moves) => moves.join('')),
      ['ullddrurdllurdruldr', 'ullddrurdllurrdlurd', 'ldruullddrurdllurrd', 'dlurullddrurdllurdr'],
    );
    assert.deepEqual([count, at], [4, 0]);
  });

  it('are shown one at a time', async () => {
    const { moves, shortest } = chosen({ ...(await sample()), at: 2 });
    assert.equal(moves.join(''), 'ldruullddrurdllurrd');
    assert.deepEqual(shortest, { kind: 'listed', at: 2, listed: 4, count: 4 });
  });

  it('come back from what was kept, and from nothing that is not of the problem', async () => {
    const kept: unknown = JSON.parse(JSON.stringify({ ...(await sample()), at: 3 }));
    assert.equal(readShortest(kept, SAMPLE)?.at, 3);
    assert.equal(readShortest(undefined, SAMPLE), undefined);
    assert.equal(readShortest(kept, eightProblem('8672543x1')), undefined);
    assert.equal(readShortest({ ...(kept as object), at: 4 }, SAMPLE), undefined);
    assert.equal(readShortest({ solutions: [['u', 'u', 'u']], count: 1, at: 0 }, SAMPLE), undefined);
  });

  it('are not listed when the search is cancelled or comes to its limit', async () => {
    const tiles = '15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0';
    const shape = { rows: 4, columns: 4 };
    const start = boardOf(shape, tiles);
    const goal = boardOf(shape, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0');
    const list = (watch: object) => listShortest({ start, goal }, 80, localSolver(), watch);
    assert.equal(await list({ signal: AbortSignal.abort() }), 'cancel');
    assert.equal(await list({ limits: { milliseconds: 20 } }), 'time');
  });
});
