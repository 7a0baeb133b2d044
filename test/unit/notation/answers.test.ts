import assert from 'node:assert/strict';
import { placeOfMove, saysUnsolvable } from '../../../src/notation/answers.js';
import { parse } from '../../../src/notation/parse.js';
import { claims, readings } from './reading.js';
import { blankLast } from '../boards.js';

const LINE = '2 3 4 1 5 x 7 6 8';
const ROWS = '2 3 4\n1 5 x\n7 6 8';
const SAMPLE = '234150768';

describe('answers are read', () => {
  const forms: Record<string, string[]> = {
    uld: [
      'uld',
      'ULD',
      'u l d',
      'u,l,d',
      'u, l ,d',
      'u\tl\td',
      'up left down',
      'Up, Left, Down',
      'UP LEFT DOWN',
    ],
    uulll: ['u2l3', 'U2 L3', 'u2,l3', 'uul3', 'u1u1l2l1'],
    l: ['l', 'L', 'left', 'l1', 'l1d0'],
    ull: [
      'moves: ull',
      'Moves = u l l',
      'path: ul2',
      'answer: ull',
      'Solution: ull',
      'solution: moves: ull',
      '答案：ull',
      'ull # of three moves',
      'ull // of three moves',
      'ull/* of three moves */',
      '  ull  ',
    ],
    '19': [
      '19',
      '19 moves',
      '19 MOVES',
      '19 steps.',
      '19步',
      'moves: 19',
      'Steps = 19',
      'distance: 19',
      'length: 19',
      'Minimum number of moves = 19',
      'number of moves: 19',
      '步数：19',
      'answer: 19',
      '解法：19 步',
      'solution: 19 moves',
      '19 # moves',
    ],
    '0': ['0', '0 moves', 'moves: 0', 'answer: 0'],
    '1': ['1', '1 move', '1 step'],
    '114': ['114 moves', 'moves: 114', 'answer: 114'],
    unsolvable: [
      'unsolvable',
      'Unsolvable puzzle',
      'UNSOLVABLE.',
      'not solvable',
      'insoluble',
      'impossible!',
      'no solution',
      'No solution possible',
      '无解',
      '無解',
      '-1',
      'answer: unsolvable',
      'solution: -1',
      '解：无解',
      '不可解',
      '解法：不可解',
    ],
  };
  for (const [claim, lines] of Object.entries(forms)) {
    for (const line of lines) {
      it(`${claim} from ${JSON.stringify(line)}`, () => {
        for (const board of [LINE, ROWS]) {
          for (const eol of ['\n', '\r\n', '\n\n']) {
            const text = `${board.replaceAll('\n', eol.slice(0, 2).replace('\n\n', '\n'))}${eol}${line}${eol}`;
            assert.deepEqual(readings(text), [`${SAMPLE} = ${claim}`], JSON.stringify(text));
          }
        }
      });
    }
  }

  it('behind several puzzles, each to the one above', () => {
    assert.deepEqual(readings(`${LINE}\n19\n${LINE}\n${LINE}\nunsolvable\n${LINE}\nul`), [
      `${SAMPLE} = 19`,
      SAMPLE,
      `${SAMPLE} = unsolvable`,
      `${SAMPLE} = ul`,
    ]);
    assert.deepEqual(readings(`${ROWS}\n19\n${ROWS}\n3\n${ROWS}`), [`${SAMPLE} = 19`, SAMPLE, SAMPLE]);
  });

  it('as several of one puzzle', () => {
    assert.deepEqual(readings(`${LINE}\nul\n2\nunsolvable`), [`${SAMPLE} = ul = 2 = unsolvable`]);
  });

  it('behind a goal', () => {
    assert.deepEqual(readings(`${LINE} -> 1 2 3 8 x 4 7 6 5\n12`), [`${SAMPLE} -> 123804765 = 12`]);
    assert.deepEqual(readings(`${LINE}\ngoal: spiral\n12`), [`${SAMPLE} -> 123804765 = 12`]);
  });

  it('behind a blank line, when the puzzle above has none yet', () => {
    assert.deepEqual(readings(`${LINE}\n\nul\n`), [`${SAMPLE} = ul`]);
    assert.deepEqual(readings(`${LINE}\n2\n\nul\n`), [`${SAMPLE} = 2`, 'lonely-answer']);
  });

  it('as long as they can be', () => {
    assert.deepEqual(claims(`${LINE}\n${'u'.repeat(40_000)}`), ['u'.repeat(40_000)]);
  });

  it('with runs no longer than a board can be wrong by', () => {
    assert.deepEqual(claims(`${LINE}\nu9999l`), [`${'u'.repeat(10)}l`]);
  });

  it('at their place', () => {
    const text = `${LINE}\n  answer: u2 l  # three\n`;
    const [answer] = parse(text, blankLast)[0]?.answers ?? [];
    assert.equal(text.slice(answer?.start, answer?.end), 'answer: u2 l');
  });
});

describe('no answers are read', () => {
  it('in code', () => {
    const code = 'int l = 3;\nint s[9] = {2,3,4,1,5,0,7,6,8};\nu\nmove(l);\n19 moves';
    assert.deepEqual(readings(code), [SAMPLE]);
  });

  it('from the middle of a row', () => {
    assert.deepEqual(readings('2 3 4 u 5 x 7 6 8'), ['foreign-word']);
    assert.deepEqual(readings('2 3 l\n1 5 x\n7 6 8'), ['foreign-word']);
    assert.deepEqual(readings(`${LINE} 19 moves`), ['foreign-word']);
    assert.deepEqual(readings(`${LINE} ul`), ['foreign-word']);
  });

  for (const line of [
    'uls',
    'ull x',
    'u 2 l',
    'lurd!',
    'unsolvable 3',
    '19 times',
    'answer:',
    'moves:',
    '(ull)',
  ]) {
    it(`from ${line}`, () => {
      assert.deepEqual(claims(`${LINE}\n${line}\n`), []);
    });
  }

  it('without a puzzle above', () => {
    assert.deepEqual(readings(`ull\n\n${LINE}`), ['lonely-answer', SAMPLE]);
    assert.deepEqual(readings('unsolvable'), ['lonely-answer']);
  });

  it('in a comment', () => {
    assert.deepEqual(readings(`${LINE}\n# ull\n// 19\n/* 19\nunsolvable */`), [SAMPLE]);
  });
});

describe('a number under a board', () => {
  it('is an answer where the board is whole', () => {
    for (const number of ['1', '3', '8', '9', '19', '31']) {
      assert.deepEqual(readings(`${ROWS}\n${number}`), [`${SAMPLE} = ${number}`]);
      assert.deepEqual(readings(`${LINE}\n${number}`), [`${SAMPLE} = ${number}`]);
    }
  });

  it('is the begun row of a larger board where it can be its tile', () => {
    for (const tile of ['6', '7', '8']) assert.deepEqual(readings(`2 3 4\n1 5 x\n${tile}`), ['ragged-row']);
    assert.deepEqual(readings('1 2 3 4\n5 6 7 8\n9 10 11 x\n12'), ['ragged-row']);
  });

  it('is an answer where it can not be a tile', () => {
    for (const number of ['2', '5', '9', '21']) {
      assert.deepEqual(readings(`2 3 4\n1 5 x\n${number}`), [`2x3: 2 3 4 1 5 0 = ${number}`]);
    }
  });

  it('is the size of what stands below where it fits', () => {
    assert.deepEqual(readings(`${ROWS}\n3\n${ROWS}`), [SAMPLE, SAMPLE]);
    assert.deepEqual(readings('1 2\n3 x\n3\n2 3 4\n1 5 x\n7 6 8'), ['2x2: 1 2 3 0', SAMPLE]);
    assert.deepEqual(readings(`${ROWS}\n2\n1 2\n3 x`), [SAMPLE, '2x2: 1 2 3 0']);
  });

  it('keeps its meaning while the text below is typed', () => {
    const text = `${ROWS}\n19\n`;
    const below = '2 3 4 1 5 x 7 6 8';
    for (let length = 0; length <= below.length; length++) {
      assert.equal(readings(text + below.slice(0, length))[0], `${SAMPLE} = 19`, below.slice(0, length));
      assert.equal(
        readings(`${LINE}\n19\n${below.slice(0, length)}`)[0],
        `${SAMPLE} = 19`,
        below.slice(0, length),
      );
    }
  });

  it('is there from its first digit on', () => {
    assert.deepEqual(
      ['1', '19', '19 moves'].map((line) => claims(`${LINE}\n${line}`)),
      [['1'], ['19'], ['19']],
    );
  });
});

describe('the place of a move', () => {
  const place = (text: string, index: number) => {
    const { start, end } = placeOfMove(text, { start: 2, end: text.length }, index);
    return text.slice(start, end);
  };

  it('is its letter, its word, or its letter and number', () => {
    const text = '..Solution: moves: u2, lEFT';
    // Words and letters do not go together in an answer, but places are told of both.
    assert.deepEqual(
      [0, 1, 2].map((index) => place(text, index)),
      ['u2', 'u2', 'lEFT'],
    );
  });

  it('is the end beyond the last one', () => {
    assert.deepEqual(placeOfMove('..ul', { start: 2, end: 4 }, 2), { start: 4, end: 4 });
  });
});

describe('the word of a program', () => {
  it('says that there is no solution, or does not', () => {
    assert.ok(saysUnsolvable(' unsolvable\n'));
    assert.ok(!saysUnsolvable('ullddr'));
  });
});
