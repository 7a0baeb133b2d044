import assert from 'node:assert/strict';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import { CancelledError, LimitError, type Limits, type Pacing, drive } from '../../../src/search/drive.js';
import type { Progress } from '../../../src/search/search.js';
import { solve } from '../../../src/search/solve.js';
import { OPTIONS, eightProblem } from '../boards.js';

const HARDEST = eightProblem('8672543x1');

/** A clock that goes on by a millisecond whenever it is looked at, so that each slice is one rest long. */
function steadyPacing(onPause: () => void): Pacing {
  let time = 0;
  return {
    slice: 1,
    now: () => time++,
    pause: () => {
      onPause();
      return Promise.resolve();
    },
  };
}

describe('a driven search', () => {
  it('pauses after each slice, tells its progress, and comes to the same end', async () => {
    let pauses = 0;
    const told: Progress[] = [];
    const pacing = steadyPacing(() => pauses++);
    const { result } = await drive(solve(HARDEST, ALGORITHMS['breadth-first'], OPTIONS), pacing, {
      onProgress: (progress) => told.push(progress),
    });
    assert.ok(result.kind === 'solved');
    assert.equal(result.moves.length, 31);
    assert.equal(pauses, told.length);
    assert.ok(told.length > 10);
    const expanded = told.map((progress) => progress.expanded);
    assert.deepEqual(
      expanded,
      [...expanded].sort((a, b) => a - b),
    );
  });

  it('counts its own time, not that of its pauses', async () => {
    let time = 0;
    const pacing: Pacing = {
      slice: 1,
      now: () => time++,
      pause: () => {
        time += 1_000_000;
        return Promise.resolve();
      },
    };
    const { milliseconds } = await drive(solve(HARDEST, ALGORITHMS['breadth-first'], OPTIONS), pacing);
    assert.ok(time > 1_000_000);
    assert.ok(milliseconds < 1_000);
  });

  it('stops at once when it is cancelled', async () => {
    const cancel = new AbortController();
    let pauses = 0;
    const pacing = steadyPacing(() => {
      pauses++;
      if (pauses === 3) cancel.abort();
    });
    await assert.rejects(
      drive(solve(HARDEST, ALGORITHMS['breadth-first'], OPTIONS), pacing, { signal: cancel.signal }),
      CancelledError,
    );
    assert.equal(pauses, 3);
  });

  it('does not begin when it is cancelled already', async () => {
    const pacing = steadyPacing(() => undefined);
    await assert.rejects(
      drive(solve(HARDEST, ALGORITHMS['ida-star'], OPTIONS), pacing, { signal: AbortSignal.abort() }),
      CancelledError,
    );
  });

  it('gives up when its time is over or it holds too many nodes', async () => {
    const steps: Progress[] = [1, 2, 3].map((held) => ({
      expanded: held,
      generated: held,
      bound: held,
      held,
    }));
    const run = (limits: Limits) =>
      drive(
        (function* () {
          yield* steps;
        })(),
        steadyPacing(() => undefined),
        { limits },
      );
    await assert.rejects(run({ held: 1 }), (error) => {
      assert.ok(error instanceof LimitError);
      assert.deepEqual([error.limit, error.progress], ['held', steps[1]]);
      return true;
    });
    await assert.rejects(run({ milliseconds: 0 }), (error) => {
      assert.ok(error instanceof LimitError);
      assert.deepEqual([error.limit, error.progress], ['milliseconds', steps[0]]);
      return true;
    });
    await run({ held: 3 });
  });
});
