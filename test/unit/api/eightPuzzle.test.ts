import assert from 'node:assert/strict';
import type { Board, EightPuzzleError } from '../../../src/api/types.js';
import { eight } from '../boards.js';
import { localApi } from './apis.js';

const SAMPLE = '2 3 4 1 5 x 7 6 8';
const SOLUTION = 'ullddrurdllurdruldr';
/** Seventy-two moves from the goal. */
const HARD = '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x';

/** A matcher for `assert.rejects`. */
function error(code: EightPuzzleError['code'], message: RegExp): Partial<EightPuzzleError> {
  return { name: 'EightPuzzleError', code, message: message as unknown as string };
}

describe('The API’s parse', () => {
  it('gives start, goal and place of each puzzle', async () => {
    const [puzzle, ...others] = await localApi().parse(`# one\n\n  ${SAMPLE}\n`);
    assert.deepEqual(others, []);
    assert.deepEqual(puzzle?.problem, { start: eight('23415x768'), goal: eight('12345678x') });
    assert.deepEqual(puzzle.place, { start: 9, end: 26, line: 3, column: 3 });
    assert.deepEqual(puzzle.flaws, []);
  });

  it('says what is wrong, and where', async () => {
    const puzzles = await localApi().parse(`${SAMPLE}\r\n\r\n1 2 3\r\n4 5 6\r\n7 8 8\r\n`);
    assert.deepEqual(
      puzzles.map(({ problem }) => problem !== undefined),
      [true, false],
    );
    assert.deepEqual(puzzles[1]?.flaws, [
      {
        message: 'Tile 8 stands twice and the blank (x, 0, _, . or *) is missing.',
        place: { start: 39, end: 40, line: 5, column: 5 },
      },
    ]);
  });

  it('takes another goal, by name, as a board and as text, where the text names none', async () => {
    const api = localApi();
    const goalOf = async (text: string, goal: string | Board) =>
      (await api.parse(text, { goal }))[0]?.problem?.goal.tiles.join('');
    assert.equal(await goalOf(SAMPLE, 'spiral'), '123804765');
    assert.equal(await goalOf(SAMPLE, eight('x12345678')), '012345678');
    assert.equal(await goalOf(SAMPLE, ' 空格在前 '), '012345678');
    assert.equal(await goalOf(SAMPLE, 'x 1 2 3 4 5 6 7 8'), '012345678');
    assert.equal(await goalOf(`${SAMPLE} -> 1 2 3 4 5 6 7 8 x`, 'spiral'), '123456780');
  });

  it('gives plain data, that can be sent as it is', async () => {
    const puzzles = await localApi().parse('1 2 3\n4 5 6\n7 8 x\n\n1 2 2 x');
    assert.deepEqual(structuredClone(puzzles), puzzles);
  });
});

describe('The API’s solve', () => {
  it('gives the canonical solution of a text and of a problem', async () => {
    const api = localApi();
    const problem = { start: eight('23415x768'), goal: eight('12345678x') };
    for (const puzzle of [SAMPLE, problem]) {
      const solution = await api.solve(puzzle);
      assert.ok(solution.kind === 'solved');
      const { moves, optimal, algorithm } = solution;
      assert.deepEqual(
        { moves, optimal, algorithm, problem: solution.problem },
        { moves: SOLUTION, optimal: true, algorithm: 'ida-star', problem },
      );
      assert.ok(solution.expanded > 0 && solution.generated >= solution.expanded);
    }
  });

  it('takes an algorithm and a heuristic', async () => {
    const solution = await localApi().solve(SAMPLE, { algorithm: 'a-star', heuristic: 'misplaced' });
    assert.ok(solution.kind === 'solved');
    assert.equal(solution.algorithm, 'a-star');
    assert.equal(solution.moves, SOLUTION);
  });

  it('tells why there is no solution, and which board is near', async () => {
    const solution = await localApi().solve('1 2 3 4 5 6 8 7 x');
    assert.ok(solution.kind === 'unsolvable');
    assert.match(solution.reason, /^Unsolvable: 1 inversion in the start and 0 inversions in the goal/);
    assert.deepEqual(solution.nearest, { start: eight('12345678x'), exchanged: [8, 7] });
  });

  it('answers with the best solution known when its time is over', async () => {
    const solution = await localApi().solve(HARD, { timeLimit: 0.001 });
    assert.ok(solution.kind === 'solved');
    assert.equal(solution.optimal, false);
    assert.equal(solution.gaveUp, 'time');
    assert.ok(solution.moves.length >= 72 && (solution.atLeast ?? 0) > 0);
  });

  it('is cancelled by signals and by tokens, before and while it works', async () => {
    const cancelled = error('cancelled', /cancelled/);
    await assert.rejects(localApi().solve(HARD, { cancel: AbortSignal.abort() }), cancelled);
    await assert.rejects(localApi().solve(HARD, { cancel: AbortSignal.timeout(50) }), cancelled);
    let cancel: () => void = () => assert.fail('Nobody listens.');
    let disposed = false;
    const token = {
      isCancellationRequested: false,
      onCancellationRequested: (listener: () => void) => {
        cancel = listener;
        return { dispose: () => (disposed = true) };
      },
    };
    const solving = localApi().solve(HARD, { cancel: token });
    setTimeout(() => {
      cancel();
    }, 50);
    await assert.rejects(solving, cancelled);
    assert.ok(disposed, 'The token is still listened to.');
    const late = { ...token, isCancellationRequested: true };
    await assert.rejects(localApi().solve(HARD, { cancel: late }), cancelled);
  });

  for (const [name, text, code, message, column] of [
    [
      'no tiles',
      '# 2 3 4 1 5 x 7 6 8',
      'no-puzzle',
      /no puzzle in the text.*such as 2 3 4 1 5 x 7 6 8/,
      undefined,
    ],
    [
      'a goal alone',
      '目标：1 2 3 8 x 4 7 6 5',
      'no-puzzle',
      /only a goal in the text, and no start/,
      undefined,
    ],
    ['two puzzles', `${SAMPLE}\n\n${SAMPLE}`, 'several-puzzles', /2 puzzles.*line 3.*one at a time/, 1],
    ['a tile twice', '2 3 4 1 5 x 7 6 6', 'unreadable', /^Line 1, column 17: tile 6 stands twice/, 17],
  ] as const) {
    it(`says what is wrong with ${name}`, async () => {
      await assert.rejects(localApi().solve(text), (thrown: EightPuzzleError) => {
        assert.equal(thrown.name, 'EightPuzzleError');
        assert.equal(thrown.code, code);
        assert.match(thrown.message, message);
        assert.equal(thrown.place?.column, column);
        return true;
      });
    });
  }

  for (const [name, options, message] of [
    ['an unknown algorithm', { algorithm: 'dijkstra' as 'a-star' }, /"dijkstra".*ida-star, a-star/],
    ['an unknown heuristic', { heuristic: 'zeal' as 'zero' }, /"zeal".*manhattan/],
    ['an unknown goal', { goal: 'middle' }, /"middle" is no goal; give blank-last/],
    ['a goal that is no board', { goal: { rows: 3, columns: 3, tiles: [1] } }, /no board: it has 2 to 10/],
    ['a goal of another shape', { goal: '1 2 3 x' }, /start is a 3×3 board and the goal a 2×2 one/],
    ['no time at all', { timeLimit: 0 }, /seconds above 0/],
  ] as const) {
    it(`says what is wrong with ${name}`, async () => {
      await assert.rejects(localApi().solve(SAMPLE, options), (thrown: EightPuzzleError) => {
        assert.equal(thrown.code, 'invalid-option');
        assert.match(thrown.message, message);
        return true;
      });
    });
  }

  it('takes no start and goal of different shapes', async () => {
    const goal = { rows: 2, columns: 2, tiles: [1, 2, 3, 0] };
    await assert.rejects(localApi().solve({ start: eight('12345678x'), goal }), { code: 'invalid-option' });
  });
});

describe('The API’s check', () => {
  const verdicts = async (puzzles: string, answers: string, timeLimit = 10) => {
    const { cases, passed, summary } = await localApi().check(puzzles, answers, { timeLimit });
    return { verdicts: cases.map(({ verdict }) => verdict), passed, summary };
  };

  it('has a verdict for each answer', async () => {
    const puzzles = [SAMPLE, SAMPLE, '1 2 3 4 5 6 7 x 8', '1 2 3 4 5 6 8 7 x', '1 2 2 3 x', SAMPLE].join(
      '\n',
    );
    const answers = [SOLUTION, 'rr', 'lrr', 'unsolvable', '12', 'what?', '19'].join('\n');
    assert.deepEqual(await verdicts(puzzles, answers), {
      verdicts: ['right', 'wrong', 'longer', 'right', 'no-puzzle', 'no-answer'],
      passed: false,
      summary:
        '2 of 6 right; 1 wrong; 1 longer than need be; 1 line is no answer; 1 puzzle cannot be read; 1 line too many.',
    });
  });

  it('tells where in the answers what is wrong', async () => {
    const { cases } = await localApi().check(`${SAMPLE}\n${SAMPLE}`, `19\nCase 2: ulr`);
    assert.deepEqual(cases[1], {
      verdict: 'wrong',
      message: 'The moves lead to 2 3 x / 1 5 4 / 7 6 8, which is not the goal.',
      puzzle: { start: 18, end: 35, line: 2, column: 1 },
      answer: { start: 11, end: 14, line: 2, column: 9 },
    });
  });

  it('passes what a judge would accept, other shortest solutions too', async () => {
    const puzzles = '1 2 3 8 0 4 7 6 5 -> 1 2 3 7 8 4 0 6 5\n1 2 3 4 5 6 7 8 x';
    assert.deepEqual(await verdicts(puzzles, 'ld\n\n'), {
      verdicts: ['right', 'right'],
      passed: true,
      summary: '2 of 2 right.',
    });
  });

  it('searches for distances that no table tells, as long as there is time', async () => {
    const easy = '1 2 3 4 5 6 7 8 9 10 11 x 13 14 15 12';
    assert.deepEqual((await verdicts(`${easy}\n${easy}`, '1\n3')).verdicts, ['right', 'wrong']);
    const open = await verdicts(HARD, '72', 0.001);
    assert.deepEqual(open, {
      verdicts: ['unproven'],
      passed: false,
      summary: '0 of 1 right; 1 not refuted, its distance not found in time.',
    });
  });

  it('says that lines are missing', async () => {
    const { missing, extra, passed } = await localApi().check(`${SAMPLE}\n${SAMPLE}`, '19');
    assert.deepEqual({ missing, extra, passed }, { missing: 1, extra: 0, passed: false });
  });

  it('says that there is no puzzle', async () => {
    await assert.rejects(localApi().check('', '19'), error('no-puzzle', /no puzzle in the text/));
    await assert.rejects(
      localApi().check('goal: spiral', '19'),
      error('no-puzzle', /only a goal in the text/),
    );
  });
});
