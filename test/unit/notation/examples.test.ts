import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { findingsOf, severityOf } from '../../../src/notation/findings.js';
import { USUAL_GOAL } from '../../../src/notation/goalText.js';
import { type TextPuzzle, parse } from '../../../src/notation/parse.js';
import { ALGORITHMS } from '../../../src/search/algorithms.js';
import type { Method } from '../../../src/search/search.js';
import { localSolver } from '../solvers.js';

const BEST: Method = { algorithm: 'ida-star', heuristic: 'pattern-database' };

/** What a comment says of the puzzle below it, or before it on its line. */
interface Comment {
  readonly puzzle: TextPuzzle;
  /** The number of moves, or that there are none. */
  readonly claim: number | 'unsolvable' | undefined;
  /** What it says of the answers. */
  readonly verdict: 'right' | 'longer' | 'wrong' | undefined;
}

const VERDICTS = [
  ['Right', 'right'],
  ['Right, but longer', 'longer'],
  ['Wrong', 'wrong'],
] as const;

function comments(text: string): Comment[] {
  let from = 0;
  return parse(text, USUAL_GOAL).map((puzzle) => {
    const lineEnd = text.indexOf('\n', puzzle.end);
    const said = `${text.slice(from, puzzle.start)}\n${text.slice(puzzle.end, lineEnd)}`;
    from = lineEnd;
    const claims = [...said.matchAll(/(\d+) (?:moves?|步)|unsolvable|无解/gi)];
    const [last] = claims.slice(-1);
    const word = /^# (Right, but longer|Right|Wrong)/m.exec(said)?.[1];
    return {
      puzzle,
      claim: last && (last[1] === undefined ? 'unsolvable' : Number(last[1])),
      verdict: VERDICTS.find(([begin]) => begin === word)?.[1],
    };
  });
}

describe('The examples', () => {
  const solver = localSolver();

  for (const file of readdirSync('examples')) {
    const text = readFileSync(`examples/${file}`, 'utf8');

    it(`${file} says what to try`, () => {
      assert.match(text, /^# (Try: |试一试)/m);
    });

    it(`${file} says what is so`, async () => {
      const found = comments(text);
      assert.ok(found.length > 0, 'There is no puzzle.');
      for (const { puzzle, claim, verdict } of found) {
        const { problem } = puzzle;
        assert.ok(problem, 'A puzzle cannot be read.');
        const { result } = await solver.solve(problem, BEST, {});
        const outcome = result.kind === 'solved' ? result.moves.length : result.kind;
        assert.equal(outcome, claim, text.slice(puzzle.start, puzzle.end));
        const isOptimal = result.kind === 'unsolvable' || result.optimal;
        assert.equal(isOptimal, ALGORITHMS['ida-star'].accepts(problem.start));
        if (verdict === undefined) continue;
        const distance = typeof outcome === 'number' ? outcome : 'closed';
        const severities = findingsOf(text, puzzle, () => distance).map(severityOf);
        const expected = { right: [], longer: ['information'], wrong: ['error'] }[verdict];
        assert.deepEqual(severities, expected, text.slice(puzzle.start, puzzle.end));
      }
    });
  }

  it('show answers of all kinds', () => {
    const verdicts = comments(readFileSync('examples/answers.8puz', 'utf8')).map(({ verdict }) => verdict);
    assert.deepEqual(verdicts, ['right', 'wrong', 'longer', 'wrong', 'right']);
  });
});
