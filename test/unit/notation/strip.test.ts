import assert from 'node:assert/strict';
import { parse } from '../../../src/notation/parse.js';
import { markdownStrip, stripOf } from '../../../src/notation/strip.js';
import { makeBoard } from '../../../src/puzzle/board.js';
import type { Move } from '../../../src/puzzle/moves.js';
import { blankLast, eight, eightProblem } from '../boards.js';

const SAMPLE = eightProblem('23415x768');
const MOVES = Array.from('ullddrurdllurdruldr') as Move[];

/** @returns what is read in the first block of a Markdown text */
function readBack(markdown: string) {
  const [, block = ''] = /```8puz\n([^]*?)```/.exec(markdown) ?? [];
  return parse(block, blankLast).map(({ problem, answers }) => ({
    problem,
    answers: answers.map((answer) => (answer.kind === 'moves' ? answer.moves : answer.kind)),
  }));
}

describe('strips of boards', () => {
  it('stand side by side, the moves between them', () => {
    assert.equal(
      stripOf(SAMPLE.start, MOVES.slice(0, 3)),
      [
        '2 3 4  u  2 3 x  l  2 x 3  l  x 2 3',
        '1 5 x  →  1 5 4  →  1 5 4  →  1 5 4',
        '7 6 8     7 6 8     7 6 8     7 6 8',
      ].join('\n'),
    );
  });

  it('go on below, the move at the end of the row', () => {
    assert.equal(
      stripOf(SAMPLE.start, MOVES.slice(0, 2), 20),
      ['2 3 4  u  2 3 x  l', '1 5 x  →  1 5 4  →', '7 6 8     7 6 8', '', '2 x 3', '1 5 4', '7 6 8'].join(
        '\n',
      ),
    );
  });

  it('are never wider than they may be, and have every board', () => {
    const lines = stripOf(SAMPLE.start, MOVES).split('\n');
    assert.ok(lines.every(({ length }) => length <= 72));
    assert.equal(lines.join(' ').match(/x/g)?.length, MOVES.length + 1);
  });

  it('have room for tiles of two digits, and for boards of two rows', () => {
    const wide = makeBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]);
    assert.equal(stripOf(wide, ['r']).split('\n')[3], '13 14  x 15     13 14 15  x');
    const flat = makeBoard(2, 3, [1, 2, 3, 4, 0, 5]);
    assert.equal(stripOf(flat, ['r']), '1 2 3  r  1 2 3\n4 x 5  →  4 5 x');
  });
});

describe('solutions in Markdown', () => {
  it('read as the same puzzle with the same answer', () => {
    const markdown = markdownStrip(SAMPLE, MOVES, 'Solved');
    assert.ok(markdown.startsWith('Solved\n\n```8puz\n2 3 4\n'));
    assert.deepEqual(readBack(markdown), [{ problem: SAMPLE, answers: [MOVES.join('')] }]);
  });

  it('name a goal that is not the usual one', () => {
    const problem = { start: eight('1234567x8'), goal: eight('1234x6758') };
    assert.deepEqual(readBack(markdownStrip(problem, ['u'], '')), [{ problem, answers: ['u'] }]);
  });

  it('are the board alone when it is at the goal', () => {
    const { goal } = SAMPLE;
    assert.equal(
      markdownStrip({ start: goal, goal }, [], 'Here'),
      'Here\n\n```8puz\n1 2 3\n4 5 6\n7 8 x\n```\n',
    );
  });
});
