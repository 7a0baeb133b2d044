import assert from 'node:assert/strict';
import type { Level, LogEvent } from '../../../src/log/events.js';
import { issueBody } from '../../../src/log/issue.js';
import { Journal } from '../../../src/log/journal.js';
import { hostPacing } from '../../../src/solver/pacing.js';
import { Solver } from '../../../src/solver/solver.js';
import { WorkerPool } from '../../../src/worker/pool.js';
import { eightProblem } from '../boards.js';
import { boardOf } from '../cases.js';

const SAMPLE = eightProblem('23415x768');
const METHOD = { algorithm: 'a-star', heuristic: 'manhattan' } as const;
const FIFTEEN = {
  start: boardOf({ rows: 4, columns: 4 }, '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 0'),
  goal: boardOf({ rows: 4, columns: 4 }, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0'),
};

/** A journal, and what it has written. */
function journal(): { lines: string[]; journal: Journal } {
  const lines: string[] = [];
  const write = (level: Level) => (line: string) => {
    lines.push(`${level}: ${line}`);
  };
  const channel = {
    ...{ trace: write('trace'), debug: write('debug'), info: write('info') },
    ...{ warn: write('warn'), error: write('error') },
  };
  return { lines, journal: new Journal(channel) };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the log tells of some work of a solver without workers. */
async function logOf(work: (solver: Solver) => Promise<unknown>): Promise<string[]> {
  const written = journal();
  const { log } = written.journal;
  const nothing = () => Promise.reject(new Error('Not here.'));
  await work(new Solver(hostPacing, new WorkerPool(nothing, nothing, hostPacing, log), 1, log));
  return written.lines.map((line) => line.replaceAll(/\d+(\.\d)? ms/g, 'TIME').replaceAll(/\n.*/g, ''));
}

describe('The log', () => {
  it('tells what was solved, and repetitions only in detail', async () => {
    const lines = await logOf(async (solver) => {
      await solver.solve(SAMPLE, METHOD, {});
      await solver.solve(SAMPLE, METHOD, {});
      await solver.solve(eightProblem('12345687x'), METHOD, {});
    });
    const solved =
      'Solved a 3×3 board, 2 3 4 1 5 x 7 6 8, by a-star (manhattan): 19 moves, a shortest solution;';
    assert.match(lines[0] ?? '', new RegExp(`^info: ${escaped(solved)} \\d+ nodes expanded, TIME\\.$`));
    assert.match(lines[1] ?? '', new RegExp(`^debug: ${escaped(solved)}`));
    assert.deepEqual(lines.slice(2), ['info: Unsolvable: a 3×3 board, 1 2 3 4 5 6 8 7 x,.']);
  });

  it('tells of tables, of workers that cannot be had, and of limits', async () => {
    const lines = await logOf(async (solver) => {
      await solver.distance(SAMPLE);
      await solver.solve(
        FIFTEEN,
        { algorithm: 'ida-star', heuristic: 'manhattan' },
        {
          limits: { milliseconds: 1 },
        },
      );
    });
    const board = 'a 4×4 board, 1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x,';
    assert.deepEqual(lines.slice(0, 4), [
      'debug: Made the 3×3 distance table: TIME.',
      'warn: Worker 0 cannot be started; the host searches by itself. Error: Not here.',
      'debug: Worker 0 is there: TIME.',
      'warn: Worker 0 does without the shipped tables. Error: Not here.',
    ]);
    assert.match(
      lines[4] ?? '',
      new RegExp(
        `^warn: Gave up ${escaped(board)} by ida-star \\(manhattan\\) after TIME: the time limit; at least \\d+ moves\\.$`,
      ),
    );
    assert.match(lines[5] ?? '', /^info: Solved a 4×4 board.*not proven shortest;/);
  });

  it('tells of what is cancelled, of many puzzles, and of what breaks off, with its stack', async () => {
    const cancelled = { signal: AbortSignal.abort() };
    const lines = await logOf(async (solver) => {
      await assert.rejects(solver.solve(SAMPLE, METHOD, cancelled));
      await solver.solveAll([SAMPLE, SAMPLE], () => undefined, {});
    });
    assert.equal(lines[0], 'debug: Cancelled: a 3×3 board, 2 3 4 1 5 x 7 6 8, by a-star (manhattan).');
    assert.equal(lines.at(-1), 'info: Puzzles solved one after the other: 2, TIME.');
    const written = journal();
    const error = new RangeError('out of memory');
    written.journal.log({ kind: 'broke-off', problem: SAMPLE, method: METHOD, error });
    assert.match(
      written.lines[0] ?? '',
      /^error: The search of .* broke off: RangeError: out of memory\n\s+at /,
    );
  });

  it('has in a report nothing of a user’s: no boards, messages and paths, and no messages of panels', () => {
    const { journal: kept } = journal();
    const error = new Error('secret words');
    error.stack = `Error: secret words
    at solve (/home/someone/extensions/eight-puzzle/dist/extension.js:1:2)
    at C:\\Users\\someone\\dist\\extension.js:3:4
    at https://host.example/someone/dist/web/extension.js:5:6`;
    const events: LogEvent[] = [
      { kind: 'unsolvable', problem: SAMPLE, aside: false },
      { kind: 'broke-off', problem: SAMPLE, method: METHOD, error },
      { kind: 'command-failed', command: 'eightPuzzle.solve', error: 'secret' },
      { kind: 'worker-ended', worker: 0, reason: 'secret' },
      { kind: 'message', from: 'page', type: 'ready' },
    ];
    events.forEach(kept.log);
    const text = kept.recent.join('\n');
    assert.doesNotMatch(text, /secret|someone|2 3 4|ready/);
    assert.match(text, /^\[info\] Unsolvable: a 3×3 board\.$/m);
    assert.match(text, /^\s+at solve \(extension\.js:1:2\)$/m);
    assert.equal(kept.recent.length, 4);
  });

  it('keeps the last lines alone', () => {
    const { journal: kept } = journal();
    for (let worker = 0; worker < 60; worker++) kept.log({ kind: 'worker-started', worker, milliseconds: 1 });
    assert.equal(kept.recent.length, 50);
    assert.match(kept.recent.at(-1) ?? '', /Worker 59/);
  });
});

describe('The report of an issue', () => {
  it('says where the extension runs, and has the lines of the log', () => {
    const where = { extension: '1.2.3', vscode: '1.95.0', host: 'desktop', language: 'zh-cn' };
    const body = issueBody(where, ['[info] One.', '[warn] Two.']);
    for (const line of ['- Extension: 1.2.3', '- VS Code: 1.95.0', '- Host: desktop', '- Language: zh-cn']) {
      assert.ok(body.includes(`\n${line}\n`), line);
    }
    assert.ok(body.includes('```text\n[info] One.\n[warn] Two.\n```'));
  });
});
