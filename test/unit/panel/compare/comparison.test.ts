import assert from 'node:assert/strict';
import { Comparison, type ComparisonTools } from '../../../../src/panel/compare/comparison.js';
import {
  type ComparisonState,
  NEW_COMPARISON,
  type SavedComparison,
  readComparison,
} from '../../../../src/panel/compare/protocol.js';
import { namedGoal } from '../../../../src/puzzle/goals.js';
import type { Problem } from '../../../../src/puzzle/problem.js';
import { acceptingAlgorithms } from '../../../../src/search/algorithms.js';
import { blankLast, eightProblem, seeded, walked } from '../../boards.js';
import { boardOf } from '../../cases.js';
import { PHRASES, aRun } from '../../runs.js';
import { localSolver } from '../../solvers.js';

const SAMPLE = eightProblem('23415x768');
const FIFTEEN = { rows: 4, columns: 4 };
/** Fifty-seven moves from the goal. */
const KORF: Problem = {
  start: boardOf(FIFTEEN, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3'),
  goal: namedGoal('blank-first', FIFTEEN),
};

/** A comparison, and all that it tells. */
class Watched {
  readonly states: ComparisonState[] = [];
  kept: SavedComparison | undefined;
  copied = '';
  readonly comparison: Comparison;
  private waiting: { until: (state: ComparisonState) => boolean; resolve: () => void } | undefined;

  constructor(
    public problem: Problem,
    saved: Partial<SavedComparison> = {},
    milliseconds = 60_000,
  ) {
    const shown = () => this.problem;
    const tools: ComparisonTools = {
      solver: localSolver(),
      phrases: PHRASES,
      get problem() {
        return shown();
      },
      limits: () => ({ milliseconds }),
      post: (state) => {
        this.states.push(state);
        if (this.waiting?.until(state)) this.waiting.resolve();
      },
      keep: (kept) => (this.kept = kept),
      copy: (text) => (this.copied = text),
    };
    this.comparison = new Comparison({ ...NEW_COMPARISON, ...saved }, tools);
    this.comparison.tell();
  }

  get state(): ComparisonState {
    return this.states.at(-1)!;
  }

  async until(until: (state: ComparisonState) => boolean): Promise<void> {
    if (until(this.state)) return;
    await new Promise<void>((resolve) => (this.waiting = { until, resolve }));
  }

  async run(): Promise<ComparisonState> {
    this.comparison.receive({ kind: 'run' });
    await this.until(({ running }) => running === undefined);
    return this.state;
  }
}

describe('a comparison of methods', () => {
  it('compares all that take the board, and the optimal ones agree', async () => {
    const watched = new Watched(SAMPLE);
    const { runs, optimum, methods, choosing } = await watched.run();
    assert.equal(optimum, 19);
    assert.equal(choosing, false);
    assert.equal(runs.length, methods);
    for (const { id, optimal } of acceptingAlgorithms(SAMPLE.start)) {
      const own = runs.filter(({ method }) => method.algorithm === id);
      assert.ok(own.length > 0, id);
      for (const { verdict, figures } of own) {
        if (optimal) assert.deepEqual([verdict, figures.length], ['optimal', 19], id);
        else assert.equal(verdict, figures.length === 19 ? 'shortest' : 'longer', id);
        assert.ok((figures.milliseconds ?? 0) > 0);
      }
    }
    assert.deepEqual(watched.kept?.runs, runs);
  });

  it('runs an algorithm without a heuristic once, whatever heuristics are chosen', () => {
    const { state } = new Watched(SAMPLE, {
      algorithms: ['a-star', 'breadth-first'],
      heuristics: ['manhattan', 'zero', 'gaschnig'],
    });
    assert.equal(state.methods, 4);
  });

  it('leaves out algorithms that do not take the board, and has none without a heuristic for them', () => {
    assert.equal(new Watched(KORF, { algorithms: ['breadth-first'] }).state.methods, 0);
    assert.equal(new Watched(SAMPLE, { algorithms: ['a-star'], heuristics: [] }).state.methods, 0);
  });

  it('takes choices one by one, in the order that all have', () => {
    const { comparison, states } = new Watched(SAMPLE, { algorithms: ['breadth-first'] });
    comparison.receive({ kind: 'algorithm', algorithm: 'ida-star', chosen: true });
    comparison.receive({ kind: 'heuristic', heuristic: 'manhattan', chosen: false });
    assert.deepEqual(states.at(-1)?.algorithms, ['ida-star', 'breadth-first']);
    assert.deepEqual(states.at(-1)?.heuristics, ['pattern-database']);
    assert.equal(states.at(-1)?.methods, 2);
  });

  it('finds out how long a shortest solution is where no run tells', async () => {
    for (const problem of [SAMPLE, walkedFifteen()]) {
      const { optimum, runs } = await new Watched(problem, { algorithms: ['constructive'] }).run();
      assert.ok(optimum !== undefined);
      assert.ok(runs.every(({ verdict }) => verdict === 'longer' || verdict === 'shortest'));
    }
  });

  it('tells of a run that comes to its limit what is known', async () => {
    const saved = { algorithms: ['uniform-cost' as const] };
    const { runs } = await new Watched(KORF, saved, 50).run();
    const [run] = runs;
    assert.equal(run?.verdict, 'milliseconds');
    assert.equal(run.figures.length, undefined);
    assert.ok((run.atLeast ?? 0) > 0 && (run.figures.expanded ?? 0) > 0);
  });

  it('can be cancelled, and keeps what is done', async () => {
    const saved = {
      algorithms: ['a-star' as const, 'uniform-cost' as const],
      heuristics: ['linear-conflict' as const],
    };
    const watched = new Watched(walkedFifteen(100), saved);
    watched.comparison.receive({ kind: 'run' });
    await watched.until(({ running }) => running?.done === 1);
    watched.comparison.receive({ kind: 'cancel' });
    assert.equal(watched.state.running, undefined);
    assert.deepEqual(
      watched.state.runs.map(({ method }) => method.algorithm),
      ['a-star'],
    );
    const told = watched.states.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(watched.states.length, told, 'Nothing more is told.');
  });

  it('forgets runs when another problem is shown, and only then', async () => {
    const watched = new Watched(SAMPLE, { algorithms: ['breadth-first'] });
    await watched.run();
    watched.problem = eightProblem('23415x768');
    watched.comparison.reset();
    assert.equal(watched.state.runs.length, 1);
    watched.problem = eightProblem('1234567x8');
    watched.comparison.reset();
    assert.equal(watched.state.runs.length, 0);
    assert.equal(watched.state.optimum, undefined);
  });

  it('does not run where there is no solution', () => {
    const watched = new Watched(eightProblem('1234568x7', '12345678x'));
    watched.comparison.receive({ kind: 'run' });
    assert.equal(watched.state.running, undefined);
  });

  it('sorts by a column, and the other way round when asked again', async () => {
    const watched = new Watched(SAMPLE, { algorithms: ['breadth-first', 'ida-star', 'bidirectional'] });
    await watched.run();
    const generated = () => watched.state.runs.map(({ figures }) => figures.generated ?? 0);
    watched.comparison.receive({ kind: 'sort', column: 'generated' });
    assert.deepEqual(watched.state.sort, { column: 'generated', descending: false });
    assert.deepEqual(
      generated(),
      [...generated()].sort((a, b) => a - b),
    );
    watched.comparison.receive({ kind: 'sort', column: 'generated' });
    assert.deepEqual(
      generated(),
      [...generated()].sort((a, b) => b - a),
    );
    watched.comparison.receive({ kind: 'sort', column: 'algorithm' });
    assert.equal(watched.state.sort.descending, false);
  });

  it('copies the table in either form', async () => {
    const watched = new Watched(SAMPLE, { algorithms: ['breadth-first'] });
    watched.comparison.receive({ kind: 'copy', format: 'csv' });
    assert.equal(watched.copied, '');
    await watched.run();
    watched.comparison.receive({ kind: 'copy', format: 'markdown' });
    assert.match(watched.copied, /^\| Algorithm/);
    watched.comparison.receive({ kind: 'copy', format: 'csv' });
    assert.match(watched.copied, /^Algorithm,/);
  });
});

describe('what is kept of a comparison', () => {
  it('comes back, and nothing broken does', () => {
    const kept = { ...NEW_COMPARISON, runs: [aRun()], optimum: 19 };
    assert.deepEqual(readComparison(JSON.parse(JSON.stringify(kept))), kept);
    for (const broken of [undefined, {}, { ...kept, figure: 'beauty' }, { ...kept, runs: [{}] }]) {
      assert.deepEqual(readComparison(broken), NEW_COMPARISON);
    }
  });
});

/** A 4×4 board so many random moves from its goal. */
function walkedFifteen(moves = 20): Problem {
  return walked(blankLast(FIFTEEN), moves, seeded(7));
}
