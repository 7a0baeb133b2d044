import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { LAYOUTS, canWrite, writeBoard, writeProblem } from '../../../src/notation/layouts.js';
import { parse } from '../../../src/notation/parse.js';
import { MAX_SIDE, MIN_SIDE, type Shape } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { blankLast, eightProblem, seeded } from '../boards.js';

const SIDES = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index);
const SHAPES: Shape[] = SIDES.flatMap((rows) => SIDES.map((columns) => ({ rows, columns })));
const SIGNS = ['x', 'X', '0', '_', '.', '*', '□', '⬜'];

describe('a board is written', () => {
  const { start } = eightProblem('23415x768');
  const forms = {
    rows: '2 3 4\n1 5 x\n7 6 8',
    line: '2 3 4 1 5 x 7 6 8',
    word: '23415x768',
    judge: '2 3 4 1 5 x 7 6 8',
    'c-array': '{{2, 3, 4}, {1, 5, 0}, {7, 6, 8}}',
    'python-list': '[[2, 3, 4], [1, 5, 0], [7, 6, 8]]',
  };
  for (const layout of LAYOUTS) {
    it(`as ${layout}`, () => {
      assert.equal(writeBoard(start, layout), forms[layout]);
    });
  }

  it('with slashes between the rows where one line does not tell them', () => {
    const board = namedGoal('blank-last', { rows: 3, columns: 2 });
    assert.deepEqual(
      [writeBoard(board, 'line'), writeBoard(board, 'word'), canWrite('judge', board)],
      ['1 2 / 3 4 / 5 x', '12/34/5x', false],
    );
  });

  it('with its columns one below the other', () => {
    const board = namedGoal('blank-last', { rows: 4, columns: 3 });
    assert.equal(writeBoard(board, 'rows'), ' 1  2  3\n 4  5  6\n 7  8  9\n10 11  x');
  });
});

describe('what is written is read as the same problem', () => {
  for (const shape of SHAPES) {
    it(`on ${shape.rows}×${shape.columns} boards`, () => {
      fc.assert(
        fc.property(
          fc.integer(),
          fc.constantFrom(...SIGNS),
          fc.constantFrom('\n', '\r\n'),
          (seed, blank, eol) => {
            const random = seeded(seed);
            const [start, other] = [randomBoard(shape, random), randomBoard(shape, random)];
            const style = { blank, eol };
            for (const layout of LAYOUTS.filter((form) => canWrite(form, start))) {
              for (const goal of [blankLast(shape), other]) {
                const text = writeProblem({ start, goal }, layout, blankLast, style);
                const problems = parse(text, blankLast).map(({ problem }) => problem);
                assert.deepEqual(problems, [{ start, goal }], `${layout}: ${JSON.stringify(text)}`);
              }
            }
          },
        ),
        { numRuns: 20 },
      );
    });
  }
});
