import assert from 'node:assert/strict';
import { type Verdict, judge, tallyOf } from '../../../src/notation/judging.js';
import { readOutput } from '../../../src/notation/output.js';
import { english } from '../../../src/words/english.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { describeTally } from '../../../src/words/tally.js';
import { eightProblem } from '../boards.js';

/** @returns what an output claims, a word for each case */
function claims(text: string, puzzles: number): string[] {
  return readOutput(text, puzzles).map(({ answer }) => {
    if (!answer) return '?';
    if (answer.kind === 'moves') return `"${answer.moves}"`;
    return answer.kind === 'length' ? String(answer.length) : 'none';
  });
}

describe('An output', () => {
  const outputs: [what: string, text: string, puzzles: number, expected: string[]][] = [
    [
      'has a case a line',
      'ulld\nunsolvable\n19\nImpossible\n-1\n',
      5,
      ['"ulld"', 'none', '19', 'none', 'none'],
    ],
    ['may have CRLF, and spaces about', '  uLd \r\n 4\t\r\n', 2, ['"uld"', '4']],
    ['may name its cases', 'Case 1: 4\nCase #2: Impossible\ntest 3) u', 3, ['4', 'none', '"u"']],
    ['may name its cases on lines above', 'Case 1:\nul\nCase 2:\n\nCase 3:\nd\n', 3, ['"ul"', '""', '"d"']],
    ['has no moves on an empty line where that fits', 'u\n\nd\n', 3, ['"u"', '""', '"d"']],
    ['has no moves on an empty last line', 'u\n\n\n', 2, ['"u"', '""']],
    ['is nothing for a puzzle that needs nothing', '\n', 1, ['""']],
    ['may have an empty line behind each case', 'u\n\n\n\nd\n\n', 3, ['"u"', '""', '"d"']],
    ['leaves empty lines out that do not fit', '\nu\n\n\nd\n', 2, ['"u"', '"d"']],
    ['can be too short', 'u\n\nd\n', 5, ['"u"', '"d"']],
    ['can be too long', 'u\nd\nl\n', 2, ['"u"', '"d"', '"l"']],
    ['can be unreadable', 'hello\nu\nupd\n12345678\n', 4, ['?', '"u"', '?', '?']],
    ['can be empty', '', 2, []],
  ];
  for (const [what, text, puzzles, expected] of outputs) {
    it(what, () => {
      assert.deepEqual(claims(text, puzzles), expected);
    });
  }

  it('keeps the places of its cases', () => {
    const text = 'Case 1: ul \r\n\r\n  19\r\n';
    const places = readOutput(text, 2).map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(places, ['ul', '19']);
  });

  it('is judged case by case', () => {
    const problem = eightProblem('12345x786');
    const truth = { solvable: true, distance: 1 };
    const text = 'd\nud\nudd\n1\n2\nunsolvable\nwhat\n';
    const verdicts = readOutput(text, 7).map((line) => judge(text, line, problem, truth));
    const kinds = verdicts.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['right', 'wrong', 'longer', 'right', 'wrong', 'wrong', 'unreadable']);
    const unknown = readOutput(text, 7).map((line) => judge(text, line, undefined, truth).kind);
    assert.deepEqual([unknown[0], unknown[6]], ['unknown', 'unreadable']);
  });

  it('is summed up in a sentence', () => {
    const say = (kinds: Verdict['kind'][], puzzles: number, cases: number) => {
      const verdicts = kinds.map((kind) => ({ kind }) as Verdict);
      return describeTally(tallyOf(verdicts, puzzles, cases), new Phrasebook(english, 'en'));
    };
    assert.equal(say(['right'], 1, 1), '1 of 1 right.');
    assert.equal(
      say(['right', 'wrong', 'wrong', 'longer', 'unreadable', 'unknown'], 9, 6),
      '1 of 9 right; 2 wrong; 1 longer than need be; 1 line is no answer; 1 puzzle cannot be read; 3 lines missing.',
    );
    assert.equal(say(['right'], 1, 2), '1 of 1 right; 1 line too many.');
  });
});
