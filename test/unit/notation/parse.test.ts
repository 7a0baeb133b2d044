import assert from 'node:assert/strict';
import type { Flaw } from '../../../src/notation/flaws.js';
import { parse } from '../../../src/notation/parse.js';
import { type Shape } from '../../../src/puzzle/board.js';
import { blankLast, seeded } from '../boards.js';

/** @returns each puzzle as "start" or "start>goal" without spaces, the goal left out when it is the usual one; flaws by their codes */
function read(text: string): string[] {
  return parse(text, blankLast).map(({ problem, flaws }) => {
    if (!problem) return flaws.map(({ code }) => code).join(',');
    const [start, goal] = [problem.start, problem.goal].map(({ tiles }) =>
      tiles.join(tiles.length > 9 ? ' ' : ''),
    );
    return goal === blankLast(problem.start).tiles.join(problem.goal.tiles.length > 9 ? ' ' : '')
      ? `${start}`
      : `${start}>${goal}`;
  });
}

function onlyFlaw(text: string): Flaw {
  const [puzzle, ...others] = parse(text, blankLast);
  assert.equal(others.length, 0);
  const [flaw] = puzzle?.flaws ?? [];
  assert.ok(flaw, 'a flaw');
  return flaw;
}

const SAMPLE = '234150768';

describe('puzzles are read', () => {
  const layouts: Record<string, string> = {
    'on one line': '2 3 4 1 5 x 7 6 8',
    'over three lines': '2 3 4\n1 5 x\n7 6 8\n',
    'with CRLF': '2 3 4\r\n1 5 x\r\n7 6 8\r\n',
    'with any white space': '  2\t3   4\n\u00a01 5 x\u3000\n 7  6 8   ',
    'with a BOM': '\ufeff2 3 4\n1 5 x\n7 6 8',
    'with commas': '2,3,4,1,5,x,7,6,8',
    'in one word': '23415x768',
    'in one word with a zero': '234150768',
    'in full-width digits': '２ ３ ４\n１ ５ ０\n７ ６ ８',
    'in a word of full-width digits': '２３４１５０７６８',
    'under a full-width size': '３\n2 3 4\n1 5 x\n7 6 8',
    'in words of a row': '234\n15x\n768',
    'as a C array of rows': '{{2,3,4},{1,5,0},{7,6,8}}',
    'as a Python list of rows': '[[2,3,4],[1,5,0],[7,6,8]]',
    'as a tuple': '(2, 3, 4, 1, 5, 0, 7, 6, 8)',
    'as a string': '"23415x768"',
    'as a declaration': 'int a[9] = {2, 3, 4, 1, 5, 0, 7, 6, 8};',
    'as a declaration over lines':
      'const int x[3][3] = {\n  {2, 3, 4},\n  {1, 5, 0}, // blank\n  {7, 6, 8},\n};',
    'as a flat declaration over lines': 'int[] a = new int[] {\n  2, 3, 4,\n  1, 5, 0,\n  7, 6, 8 };',
    'as characters': "char b[3][3] = {{'2','3','4'},{'1','5','x'},{'7','6','8'}};",
    'as strings of rows': 'vector<string> b = {"234", "15x", "768"};',
    'as a string with line ends': 'solve("2 3 4\\n1 5 x\\n7 6 8\\n");',
    'inside a function': 'int main() {\n  int a[9] = {2,3,4,1,5,0,7,6,8};\n  solve(a, 9);\n  return p->x;\n}',
    'under a size': '3\n2 3 4\n1 5 x\n7 6 8',
    'under rows and columns': '3 3\n2 3 4\n1 5 x\n7 6 8',
    'on one line under a size': '3\n2 3 4 1 5 x 7 6 8',
    'in a flat list over lines': 'int a[9] = {\n  2, 3, 4,\n  1, 5, 0,\n  7, 6, 8\n};',
    'in a list of its own line': 'start = [\n  2, 3, 4, 1, 5, 0, 7, 6, 8,\n]',
    'in a string over lines': 's = """\n2 3 4\n1 5 x\n7 6 8\n"""',
    'behind a shorter list': 'int a[3] = {1, 2, 3};\nint s[9] = {2,3,4,1,5,0,7,6,8};',
    'behind a call': 'v.resize(3, 3, 1);\nint a[3][3] = {{2,3,4},{1,5,0},{7,6,8}};',
    'behind pairs': 'DIRS = [(0, 1), (1, 0), (0, -1), (-1, 0)]\nstart = [[2,3,4],[1,5,0],[7,6,8]]',
    'behind lists of many lengths': 'near = {0: [1, 3], 1: [0, 2, 4], 2: [1, 5]}\ns = "23415x768"',
    'in a Markdown fence': '```text\n2 3 4\n1 5 x\n7 6 8\n```',
    'in a Markdown table': '| 2 | 3 | 4 |\n|:-:|:-:|:-:|\n| 1 | 5 | x |\n| 7 | 6 | 8 |',
    'in a drawn frame':
      '+---+---+---+\n| 2 | 3 | 4 |\n+---+---+---+\n| 1 | 5 | x |\n| 7 | 6 | 8 |\n+---+---+---+',
    'in a frame of box characters': '┌─┬─┬─┐\n│2│3│4│\n├─┼─┼─┤\n│1│5│□│\n├─┼─┼─┤\n│7│6│8│\n└─┴─┴─┘',
    'beside comments': '# start\n2 3 4 // first row\n1 5 x # second\n/* third */ 7 6 8',
  };
  for (const [name, text] of Object.entries(layouts)) {
    it(name, () => {
      assert.deepEqual(read(text), [SAMPLE]);
    });
  }

  for (const blank of ['x', 'X', '0', '_', '.', '*', '□']) {
    it(`with ${blank} for the blank`, () => {
      assert.deepEqual(read(`2 3 4 1 5 ${blank} 7 6 8`), [SAMPLE]);
      assert.deepEqual(read(`23415${blank}768`), [SAMPLE]);
    });
  }
});

describe('a start and a goal are read', () => {
  const layouts: Record<string, string> = {
    'from six rows': '2 3 4\n1 5 x\n7 6 8\n1 2 3\n8 x 4\n7 6 5',
    'from six rows under a size': '3\n2 3 4\n1 5 x\n7 6 8\n1 2 3\n8 x 4\n7 6 5',
    'from two sides of an arrow': '2 3 4 1 5 x 7 6 8 -> 1 2 3 8 x 4 7 6 5',
    'from two words and an arrow without spaces': '23415x768->1238x4765',
    'from two sides of other arrows': '23415x768 => 1238x4765',
    'from an arrow on a line of its own': '2 3 4\n1 5 x\n7 6 8\n->\n1 2 3\n8 x 4\n7 6 5',
    'from an arrow among blank lines': '2 3 4\n1 5 x\n7 6 8\n\n→\n\n1 2 3\n8 x 4\n7 6 5',
    'from labels in Chinese': '初始状态：2 3 4 1 5 x 7 6 8\n\n目标状态：1 2 3 8 x 4 7 6 5',
    'from a goal that is named in Chinese': '2 3 4 1 5 x 7 6 8\n目標狀態: 螺旋 # so',
    'from eighteen squares on a line': '2 3 4 1 5 x 7 6 8 1 2 3 8 x 4 7 6 5',
    'from two declarations':
      'int start[3][3] = {{2,3,4},{1,5,0},{7,6,8}};\nint goal[3][3] = {{1,2,3},{8,0,4},{7,6,5}};',
    'from two declarations and one between':
      'int a[3][3]={{2,3,4},{1,5,0},{7,6,8}};\nint w[3]={1,2,3};\nint g[3][3]={{1,2,3},{8,0,4},{7,6,5}};',
  };
  for (const [name, text] of Object.entries(layouts)) {
    it(name, () => {
      assert.deepEqual(read(text), [`${SAMPLE}>123804765`]);
    });
  }
});

describe('several puzzles are read', () => {
  it('from blocks between blank lines', () => {
    assert.deepEqual(read('2 3 4\n1 5 x\n7 6 8\n\n\n1 2 3\n4 5 6\n7 8 x'), [SAMPLE, '123456780']);
  });

  it('from lines, one puzzle each', () => {
    assert.deepEqual(read('2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 8 x\n23415x768'), [SAMPLE, '123456780', SAMPLE]);
  });

  it('below the number of cases', () => {
    assert.deepEqual(read('2\n2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 8 x'), [SAMPLE, '123456780']);
    assert.deepEqual(read('2\n\n2 3 4\n1 5 x\n7 6 8\n\n1 2 3\n4 5 6\n7 8 x'), [SAMPLE, '123456780']);
  });

  it('below a number of cases that has many digits', () => {
    for (const count of ['100', '1000', '181440']) {
      assert.deepEqual(read(`${count}\n2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 8 x`), [SAMPLE, '123456780']);
      assert.deepEqual(read(`${count}\n2 3 4\n1 5 x\n7 6 8`), [SAMPLE]);
      assert.deepEqual(read(`${count}\n\n2 3 4\n1 5 x\n7 6 8`), [SAMPLE]);
    }
    assert.deepEqual(read('234150768\n\n12345678x'), [SAMPLE, '123456780'], 'A board is no number.');
  });

  it('from lines with arrows', () => {
    assert.deepEqual(read('23415x768 -> 1238x4765\n12345678x -> 1234567x8'), [
      `${SAMPLE}>123804765`,
      '123456780>123456708',
    ]);
  });

  it('from pairs of boards in rows', () => {
    const [a, b] = ['2 3 4\n1 5 x\n7 6 8', '1 2 3\n8 x 4\n7 6 5'];
    assert.deepEqual(read([a, b, b, a].join('\n')), [`${SAMPLE}>123804765`, `123804765>${SAMPLE}`]);
    assert.deepEqual(read([a, b, a].join('\n')), [`${SAMPLE}>123804765`, SAMPLE]);
  });

  it('with the place of each', () => {
    const text = 'int a[9] = {2,3,4,1,5,0,7,6,8};\n\n1 2 3\n4 5 6\n7 8 x';
    const places = parse(text, blankLast).map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(places, ['2,3,4,1,5,0,7,6,8', '1 2 3\n4 5 6\n7 8 x']);
  });

  it('when nine lines of nine could be one board', () => {
    assert.equal(read(Array.from({ length: 9 }, () => '2 3 4 1 5 x 7 6 8').join('\n')).length, 9);
  });
});

describe('other shapes are read', () => {
  const shapes: Record<string, [text: string, shapes: string[]]> = {
    'four rows of four with large tiles': ['1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 x', ['4×4']],
    'four lines of four small tiles': ['3 1 2 0\n1 2 3 0\n0 1 2 3\n3 2 1 0', ['2×2', '2×2', '2×2', '2×2']],
    'six squares on a line': ['4 1 2 5 x 3', ['2×3']],
    'eight squares on a line': ['7 6 5 4 3 2 1 0', ['2×4']],
    'two rows of three': ['1 2 3\n4 5 x', ['2×3']],
    'three rows of two': ['1 2\n3 4\n5 x', ['3×2']],
    'four rows of three': ['1 2 3\n4 5 6\n7 8 x\n9 10 11', ['4×3']],
    'rows under a size of their own': ['2 3\n4 1 2\n5 0 3', ['2×3']],
    'sixteen squares on a line': ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0', ['4×4']],
  };
  for (const [name, [text, expected]] of Object.entries(shapes)) {
    it(name, () => {
      const found = parse(text, blankLast).map(
        ({ problem }) => problem && `${problem.start.rows}×${problem.start.columns}`,
      );
      assert.deepEqual(found, expected);
    });
  }
});

describe('what is wrong is told', () => {
  it('a tile that stands twice, and where', () => {
    const text = '2 3 4\n1 5 x\n7 6 5';
    const flaw = onlyFlaw(text);
    assert.ok(flaw.code === 'wrong-tiles');
    assert.deepEqual(flaw.faults, { twice: [5], missing: [8], outside: [] });
    assert.deepEqual(flaw.range, { start: 16, end: 17 });
    assert.deepEqual(flaw.related, { start: 8, end: 9 });
  });

  it('a tile that does not belong', () => {
    const flaw = onlyFlaw('1 2 3\n4 5 6\n7 8 9');
    assert.ok(flaw.code === 'wrong-tiles');
    assert.deepEqual(flaw.faults, { twice: [], missing: [0], outside: [9] });
  });

  it('a square too few, with the tile that is missing', () => {
    const flaw = onlyFlaw('1 0 6 8 7 5 4 2');
    assert.ok(flaw.code === 'wrong-count');
    assert.deepEqual([flaw.found, flaw.faults.missing, flaw.shape], [8, [3], { rows: 3, columns: 3 }]);
  });

  it('a row that is too short', () => {
    const flaw = onlyFlaw('2 3 4\n1 5\n7 6 8');
    assert.ok(flaw.code === 'ragged-row');
    assert.deepEqual([flaw.row, flaw.found, flaw.columns, flaw.range], [2, 2, 3, { start: 6, end: 9 }]);
  });

  it('a first row that is too short', () => {
    const flaw = onlyFlaw('2 5\n1 3 x\n7 6 8');
    assert.ok(flaw.code === 'ragged-row');
    assert.deepEqual([flaw.row, flaw.found, flaw.columns], [1, 2, 3]);
  });

  it('a tile that stands twice on a large board', () => {
    const rows = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (__, column) => 35 - row * 6 - column),
    );
    const flaw = onlyFlaw(rows.map((row) => row.join(' ').replace('35', '34')).join('\n'));
    assert.ok(flaw.code === 'wrong-tiles');
    assert.deepEqual(flaw.faults, { twice: [34], missing: [35], outside: [] });
  });

  it('a word that is no tile', () => {
    const text = '2 3 4\n1 5 y\n7 6 8';
    const flaw = onlyFlaw(text);
    assert.ok(flaw.code === 'foreign-word');
    assert.deepEqual([flaw.word, text.slice(flaw.range.start, flaw.range.end)], ['y', 'y']);
  });

  it('a word in a list of code that is no tile, rather than the words about the list', () => {
    for (const [text, word] of [
      ['int a[3][3] = {{2,3,4},{1,5,y},{7,6,8}};', 'y'],
      ['int a[9] = {2,3,4,1,5,y,7,6,8};', 'y'],
      ['const b = [[2,3,4],[1,5,null],[7,6,8]];', 'null'],
    ] as const) {
      const flaw = onlyFlaw(text);
      assert.ok(flaw.code === 'foreign-word');
      assert.equal(flaw.word, word);
    }
  });

  it('a last row that is only begun, though the rows above would be a board', () => {
    for (const [row, found] of [
      ['7', 1],
      ['7 6', 2],
    ] as const) {
      const flaw = onlyFlaw(`2 3 4\n1 5 x\n${row}`);
      assert.ok(flaw.code === 'ragged-row');
      assert.deepEqual([flaw.row, flaw.found, flaw.columns], [3, found, 3]);
    }
  });

  it('an arrow without a start or a goal', () => {
    assert.deepEqual(read('23415x768 ->'), ['lonely-arrow']);
    assert.deepEqual(read('-> 23415x768'), ['lonely-arrow']);
    assert.deepEqual(read('->'), ['lonely-arrow']);
  });

  it('a start and a goal of two shapes', () => {
    assert.deepEqual(read('23415x768 -> 12345x'), ['shapes-differ']);
  });

  it('far too many squares', () => {
    assert.deepEqual(read(Array.from({ length: 150 }, (_, tile) => tile % 100).join(' ')), ['too-large']);
  });

  it('in one line of many, without harm to the others', () => {
    assert.deepEqual(read('2 3 4 1 5 x 7 6 8\n2 3 4 1 5 x 7 6\n1 2 3 4 5 6 7 8 x'), [
      SAMPLE,
      'wrong-count',
      '123456780',
    ]);
    assert.deepEqual(read('2 3 4 1 5 x 7 6 8\nhello\n1 2 3 4 5 6 7 8 x'), [
      SAMPLE,
      'foreign-word',
      '123456780',
    ]);
  });

  it('in the goal of a pair', () => {
    assert.deepEqual(read('2 3 4\n1 5 x\n7 6 8\n1 2 3\n8 x 4\n7 6 6'), ['wrong-tiles']);
  });

  it('in the goal of a pair, at its place in a word', () => {
    const flaw = onlyFlaw('234150768123804766');
    assert.ok(flaw.code === 'wrong-tiles');
    assert.deepEqual(
      [flaw.range, flaw.related],
      [
        { start: 17, end: 18 },
        { start: 16, end: 17 },
      ],
    );
  });

  it('at its place behind comments, quotes and words of squares', () => {
    const text = "{{'2','3','4'}, /* 1 2 */ {'1','5','x'}, // 7\n {'7','6','6'}}";
    const flaw = onlyFlaw(text);
    assert.ok(flaw.code === 'wrong-tiles');
    assert.deepEqual(
      [flaw.range, flaw.related].map((range) => range && text.slice(range.start - 1, range.end + 1)),
      ["'6'", "'6'"],
    );
    assert.equal(flaw.range.start - (flaw.related?.start ?? 0), 4);
  });

  it('at every stage of typing', () => {
    const text = '3\n2 3 4\n1 5 x\n7 6 8\n';
    for (let length = 1; length <= text.length; length++) {
      assert.equal(parse(text.slice(0, length), blankLast).length, 1, JSON.stringify(text.slice(0, length)));
    }
  });
});

describe('the goal of puzzles that name none', () => {
  it('is asked for once a shape', () => {
    const asked: Shape[] = [];
    const text = '2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 x\n\n1 2 3 4 5 6 7 8 x\n\n4 1 2 5 x 3';
    const puzzles = parse(text, (shape) => {
      asked.push(shape);
      return blankLast(shape);
    });
    assert.equal(puzzles.length, 4);
    assert.deepEqual(asked, [
      { rows: 3, columns: 3 },
      { rows: 2, columns: 3 },
    ]);
  });
});

describe('nothing is found', () => {
  for (const text of ['', ' \n\t\n', '# a comment\n// another\n', ';;;', '{}', '/* open']) {
    it(`in ${JSON.stringify(text)}`, () => {
      assert.deepEqual(parse(text, blankLast), []);
    });
  }
});

describe('any text at all', () => {
  const PIECES = [
    '1',
    '2',
    '34',
    '56',
    '7',
    '8',
    'x',
    '0',
    ' ',
    ' ',
    '\n',
    '\n\n',
    ',',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
  ];
  const STRANGE = [
    '->',
    '=>',
    '-',
    '/',
    '/*',
    '*/',
    '//',
    '#',
    '\\n',
    '\\',
    'int',
    '=',
    '3\n',
    '\r\n',
    '🙂',
    '\u0000',
    '|',
  ];

  it('is read when it is long', () => {
    assert.equal(parse('23415x768\n'.repeat(50_000), blankLast).length, 50_000);
    assert.equal(parse('1'.repeat(300_000), blankLast).length, 1);
    assert.equal(parse('-'.repeat(300_000), blankLast).length, 0);
    assert.equal(parse('a'.repeat(300_000), blankLast).length, 1);
    assert.equal(parse('('.repeat(300_000), blankLast).length, 0);
  });

  it('is read without an error, with every place inside the text and the puzzles in order', () => {
    const random = seeded(42);
    const alphabet = [...PIECES, ...PIECES, ...STRANGE];
    for (let draw = 0; draw < 20_000; draw++) {
      const length = Math.floor(random() * 40);
      const text = Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
      let end = 0;
      for (const puzzle of parse(text, blankLast)) {
        assert.ok(
          puzzle.start >= end && puzzle.end >= puzzle.start && puzzle.end <= text.length,
          JSON.stringify(text),
        );
        for (const { range } of puzzle.flaws) assert.ok(range.start >= 0 && range.end <= text.length);
        end = puzzle.start;
      }
    }
  });
});

describe('goals in great number', () => {
  it('are kept one a shape, however many come before a puzzle', () => {
    const text = 'goal: x 1 2 3\n\n'.repeat(50_000);
    assert.deepEqual(read(`${text}2 3 4 1 5 x 7 6 8\n\n1 2 3 x`), [SAMPLE, '1230>0123']);
  });

  it('do no harm to as many puzzles in the block of a wrong one', () => {
    assert.equal(read(`${'1 2 3 x\n'.repeat(200_000)}goal: none`).length, 200_001);
  });
});

describe('an arrow behind a goal', () => {
  it('is not that of the puzzle above the goal', () => {
    assert.deepEqual(read('2 3 4 1 5 x 7 6 8\ngoal: 1 2 3 8 x 4 7 6 5 -> 1 2 3 4 5 6 7 8 x'), [
      `${SAMPLE}>123804765`,
      'lonely-arrow',
    ]);
  });

  it('leaves the puzzles one behind the other, when an answer follows a wrong goal', () => {
    const text = '2 3 4 1 5 x 7 6 8\ngoal: none\n19';
    assert.deepEqual(
      parse(text, blankLast).map(({ start, end }) => text.slice(start, end)),
      ['2 3 4 1 5 x 7 6 8\n', 'goal: none'],
    );
  });
});
