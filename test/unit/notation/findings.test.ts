import assert from 'node:assert/strict';
import { examining, findingsOf, gravest } from '../../../src/notation/findings.js';
import { parse } from '../../../src/notation/parse.js';
import { english } from '../../../src/words/english.js';
import { FindingWords } from '../../../src/words/findings.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { blankLast } from '../boards.js';

const words = new FindingWords(new Phrasebook(english, 'en'));
/** @returns what is said of a text, each with the piece that it is said of */
function said(text: string, distance: number | 'open' | 'closed' = 'closed'): string[] {
  return parse(text, blankLast).flatMap((puzzle) =>
    findingsOf(text, puzzle, () => distance).map((finding) => {
      const piece = text.slice(finding.range.start, finding.range.end);
      return `${piece.replaceAll('\n', ' / ')}: ${words.describe(finding)}`;
    }),
  );
}

function examined(text: string, distance: number | 'open' | 'closed') {
  const search = examining(text, parse(text, blankLast), () => distance);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

const SAMPLE = '2 3 4 1 5 x 7 6 8';

describe('Findings', () => {
  it('are none in right puzzles and answers', () => {
    assert.deepEqual(
      said(`${SAMPLE}\n19 moves\n\n${SAMPLE}\nullddrurdllurdruldr\n\n12345687x\nunsolvable\n`, 19),
      [],
    );
  });

  it('tell every flaw', () => {
    assert.deepEqual(said('2 3 4\n1 5 x\n7 6 5\n\n1 2 y 4 5 6 7 8 x -> 1 2 3 4 5 x 7 8'), [
      '5: Tile 5 stands twice and 8 is missing.',
      'y: "y" is neither a tile nor a blank (x, 0, _, . or *).',
      '8: 8 is no tile of a 2×4 board and 6 is missing.',
    ]);
  });

  it('tell why a puzzle is unsolvable, at its board alone', () => {
    assert.deepEqual(said('3\n1 2 3\n4 5 6\n8 7 x\n19'), [
      '1 2 3 / 4 5 6 / 8 7 x: Unsolvable: 1 inversion in the start and 0 inversions in the goal, one number even and the other odd, which no move changes.',
      '19: The puzzle has no solution: start and goal differ in parity.',
    ]);
    assert.deepEqual(said('2 1\n3 x'), [
      '2 1 / 3 x: Unsolvable: 1 inversion plus row 2 of the blank in the start and 0 inversions plus row 2 in the goal, one sum even and the other odd, which no move changes.',
    ]);
  });

  const ANSWERS: [answer: string, distance: number | 'closed', complaint: string][] = [
    ['ul RRR', 19, 'R: Move 4, right, leaves the board.'],
    ['u', 19, 'u: The moves lead to 2 3 x / 1 5 4 / 7 6 8, which is not the goal.'],
    ['21 moves', 19, '21 moves: A shortest solution has 19 moves, not 21 moves.'],
    ['20 moves', 'closed', '20 moves: No solution has 20 moves: each has an odd number of them.'],
    ['impossible', 'closed', 'impossible: The puzzle has a solution: start and goal are of the same parity.'],
    ['-1', 19, '-1: The puzzle has a solution, and a shortest one has 19 moves.'],
    [
      'lrullddrurdllurdruldr',
      19,
      'lrullddrurdllurdruldr: The moves are right, but not the fewest: there are 21 moves, and a shortest solution has 19 moves.',
    ],
  ];
  for (const [answer, distance, complaint] of ANSWERS) {
    it(`tell what is wrong with ${answer}`, () => {
      assert.deepEqual(said(`${SAMPLE}\n${answer}`, distance), [complaint]);
    });
  }

  it('are open where a distance would tell more', () => {
    for (const answer of ['19 moves', '20 moves', 'ullddrurdllurdruldr', 'unsolvable']) {
      assert.ok(examined(`${SAMPLE}\n${answer}`, 'open').open, answer);
      assert.equal(examined(`${SAMPLE}\n${answer}`, 'closed').open, undefined);
    }
    for (const text of [SAMPLE, `${SAMPLE}\nu`, `${SAMPLE}\nr`, '12345687x\n19', '12345687x\nunsolvable']) {
      assert.equal(examined(text, 'open').open, undefined, text);
    }
  });

  it('of very many puzzles come to some, the gravest first', () => {
    const { findings } = examined(`12345687x\n${`${SAMPLE}\n20 moves\n`.repeat(700)}`, 'closed');
    assert.equal(findings.length, 701);
    const few = gravest(findings, 700);
    assert.equal(few.length, 700);
    assert.ok(few.every(({ kind }) => kind === 'answer'));
    assert.equal(gravest(findings, 701), findings);
  });
});
