import assert from 'node:assert/strict';
import { goalEdits, isLabelledStart, unsolvableBelow } from '../../../src/notation/additions.js';
import { type TextEdit, applyEdit, blockAbout, changesOnly } from '../../../src/notation/edits.js';
import { type PuzzleText, type TextPuzzle, read } from '../../../src/notation/parse.js';
import { answerEdit, rewriteAnswer } from '../../../src/notation/rewrite.js';
import { blankSignFor, exchange, tileRepairs } from '../../../src/notation/tileRepairs.js';
import { sameBoard } from '../../../src/puzzle/board.js';
import { type GoalName, namedGoal } from '../../../src/puzzle/goals.js';
import { isSolvable } from '../../../src/puzzle/parity.js';
import { blankLast } from '../boards.js';

const readText = (text: string): PuzzleText => read(text, blankLast);

/** @returns the text after each repair of the first board with a flaw */
function repaired(text: string): string[] {
  const { puzzles } = readText(text);
  const board = puzzles.flatMap((puzzle) => [puzzle.board, puzzle.goal]).find((found) => found?.flaw);
  assert.ok(board);
  const sign = blankSignFor(
    text,
    board,
    puzzles.map((puzzle) => puzzle.board),
  );
  return tileRepairs(text, board, sign).map(({ edit }) => applyEdit(text, edit));
}

describe('A board that lacks one tile', () => {
  const REPAIRS: Record<string, string[]> = {
    '2 3 4\n1 5 x\n7 6 5': ['2 3 4\n1 5 x\n7 6 8', '2 3 4\n1 8 x\n7 6 5'],
    '2 3 4, 1 5 9, 7 6 8': ['2 3 4, 1 5 x, 7 6 8'],
    '2 3 4\n1 5 y\n7 6 8': ['2 3 4\n1 5 x\n7 6 8'],
    '2 3 4\n1 5 x\n7 6': ['2 3 4\n1 5 x\n7 6 8'],
    '2 3 4\r\n1 5\r\n7 6 8\r\n': ['2 3 4\r\n1 5 x\r\n7 6 8\r\n'],
    '[[2, 3, 4], [1, 5, 0], [7, 6]]': ['[[2, 3, 4], [1, 5, 0], [7, 6, 8]]'],
    '[[2,3,4],[1,5,7],[7,6,8]]': ['[[2,3,4],[1,5,7],[0,6,8]]', '[[2,3,4],[1,5,0],[7,6,8]]'],
    '1234567_8\n\n2 3 4 1 5 7 6 8': ['1234567_8\n\n2 3 4 1 5 7 6 8 _'],
    '23415x768 -> 12345678': ['23415x768 -> 12345678x'],
    '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 14 0': [
      '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0',
      '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0',
    ],
    // Two tiles are missing, or much more.
    '2 3 4\n1 5 5\n7 6 6': [],
    '2 3 4\n1 5 y\n7 z 8': [],
    '2 3 4': [],
  };
  for (const [text, expected] of Object.entries(REPAIRS)) {
    it(`is repaired: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(repaired(text), expected);
    });
  }

  it('can be read after each repair', () => {
    for (const text of Object.keys(REPAIRS)) {
      for (const after of repaired(text)) {
        assert.ok(
          readText(after).puzzles.every(({ problem }) => problem),
          after,
        );
      }
    }
  });
});

it('Exchanging two tiles touches nothing else', () => {
  for (const text of ['# a\n1 2 3\n4 5 6\n8 7 x # b\n', '{{1, 2, 3}, {4, 5, 6}, {8, 7, 0}}', '12345687x']) {
    const [puzzle] = readText(text).puzzles;
    assert.ok(puzzle?.board && puzzle.problem && !isSolvable(puzzle.problem));
    const after = exchange(text, puzzle.board, [8, 7]).reduce(applyEdit, text);
    assert.equal(after, text.replace('8', '@').replace('7', '8').replace('@', '7'));
  }
});

/** @returns the text after the first edit that makes a puzzle what it should be and leaves the others as they are */
function edited(
  text: string,
  index: number,
  edits: (puzzle: TextPuzzle, before: PuzzleText) => TextEdit[],
  isAsMeant: (puzzle: TextPuzzle) => boolean,
): string | undefined {
  const before = readText(text);
  const puzzle = before.puzzles[index];
  assert.ok(puzzle);
  return edits(puzzle, before)
    .map((edit) => applyEdit(text, edit))
    .find((after) => changesOnly(before, readText(after), puzzle.start, isAsMeant));
}

function withGoal(text: string, name: GoalName, index = 0, eol = '\n'): string | undefined {
  return edited(
    text,
    index,
    ({ board }, { goals }) => (board ? goalEdits(text, board, name, goals, eol) : []),
    ({ problem }) => problem !== undefined && sameBoard(problem.goal, namedGoal(name, problem.start)),
  );
}

describe('Another goal', () => {
  it('is named below a puzzle that has its block for itself', () => {
    assert.equal(withGoal('1 2 3\n8 x 4\n7 6 5', 'spiral'), '1 2 3\n8 x 4\n7 6 5\ngoal: spiral');
    assert.equal(
      withGoal('  12345678x # so\r\nunsolvable\r\n', 'spiral', 0, '\r\n'),
      '  12345678x # so\r\n  goal: spiral\r\nunsolvable\r\n',
    );
    assert.equal(
      withGoal('[\n  [1, 2, 3],\n  [8, 0, 4],\n  [7, 6, 5],\n]\n', 'spiral'),
      '[\n  [1, 2, 3],\n  [8, 0, 4],\n  [7, 6, 5],\n]\n  goal: spiral\n',
    );
  });

  it('takes the place of one that is named', () => {
    assert.equal(withGoal('123804765\ngoal: blank-last', 'spiral'), '123804765\ngoal: spiral');
    assert.equal(withGoal('goal: 12345678x\n123804765', 'blank-first'), 'goal: blank-first\n123804765');
  });

  it('stands behind a puzzle among others', () => {
    assert.equal(
      withGoal('12345678x\n12380476_ # so\n12345678x', 'spiral', 1),
      undefined,
      'A wrong puzzle gets no goal.',
    );
    assert.equal(
      withGoal('12345678x\n123_84765 # so\n1 2 3 4 5 6 7 8 x', 'spiral', 1),
      '12345678x\n123_84765 -> 1238_4765 # so\n1 2 3 4 5 6 7 8 x',
    );
    assert.equal(
      withGoal('"12345678x"\n"1 2 3 x 8 4 7 6 5"', 'spiral', 1),
      '"12345678x"\n"1 2 3 x 8 4 7 6 5" -> 1 2 3 8 x 4 7 6 5',
    );
  });

  it('is not named where that would change others', () => {
    assert.equal(
      withGoal('1 2 3\n8 x 4\n7 6 5\n\n2 3 4\n1 5 x\n7 6 8\n', 'spiral', 1)?.includes('8\ngoal'),
      true,
    );
    const three = '1 2 3\n8 x 4\n7 6 5\n'.repeat(3);
    assert.equal(withGoal(three, 'blank-first', 0), undefined);
  });

  it('may stand in the block below where the start has a label', () => {
    for (const [text, expected] of [
      ['start:\r\n123804765', true],
      ['# it\n  initial state: 123804765', true],
      ['123804765', false],
    ] as const) {
      const board = readText(text).puzzles[0]?.board;
      assert.ok(board);
      assert.equal(isLabelledStart(text, { start: 0, end: text.length }, board), expected, text);
    }
  });
});

describe('The answer unsolvable', () => {
  const below = (text: string, index = 0): string | undefined =>
    edited(
      text,
      index,
      ({ board, goal }) => (board ? [unsolvableBelow(text, goal ?? board, '\n')] : []),
      ({ answers }) => answers.some(({ kind }) => kind === 'unsolvable'),
    );

  it('stands below the puzzle', () => {
    assert.equal(below('12345687x'), '12345687x\nunsolvable');
    assert.equal(below('12345687x # so\n12345678x'), '12345687x # so\nunsolvable\n12345678x');
    assert.equal(below('12345687x\n->\n12345678x\n'), '12345687x\n->\n12345678x\nunsolvable\n');
    assert.equal(
      below('+---+\n|1 2|\n|x 3|\n+---+\n\n12345678x', 0),
      '+---+\n|1 2|\n|x 3|\n+---+\nunsolvable\n\n12345678x',
    );
  });

  it('is not added where it would part what belongs together', () => {
    assert.equal(below('"12345687x", "12345678x"'), undefined);
  });
});

describe('A block', () => {
  const block = (text: string, piece: string, region = { start: 0, end: text.length }) => {
    const start = text.indexOf(piece);
    const found = blockAbout(text, { start, end: start + piece.length }, region);
    return found && text.slice(found.start, found.end);
  };

  it('ends at blank lines and with its region', () => {
    assert.equal(block('a\n\nb\nc c\nd\n \ne', 'c c'), 'b\nc c\nd');
    assert.equal(block('a\r\n\r\nb\r\nc\r\n\r\ne', 'c'), 'b\r\nc');
    assert.equal(block('a\nb\nc', 'b'), 'a\nb\nc');
    assert.equal(block('a\nb\nc', 'b', { start: 2, end: 3 }), 'b');
  });

  it('is none when it is very long', () => {
    assert.equal(block(`b\n${'a\n'.repeat(100_000)}`, 'b'), undefined);
  });
});

describe('An answer that is put right', () => {
  it('keeps its label, its form and its case', () => {
    const moves = { kind: 'moves', moves: 'uld' } as const;
    assert.equal(rewriteAnswer('answer: LL', moves), 'answer: ULD');
    assert.equal(rewriteAnswer('Solution: moves: l2', moves), 'Solution: moves: uld');
    assert.equal(rewriteAnswer('left, Up', moves), 'uld');
    assert.equal(rewriteAnswer('UNSOLVABLE', moves), 'ULD');
    assert.equal(rewriteAnswer('-1', moves), 'uld');
    assert.equal(rewriteAnswer('lr', { kind: 'moves', moves: '' }), '0 moves');
    const length = { kind: 'length', length: 19 } as const;
    assert.equal(rewriteAnswer('20', length), '19');
    assert.equal(rewriteAnswer('steps: 20', length), 'steps: 19');
    assert.equal(rewriteAnswer('answer: 20 moves.', length), 'answer: 19 moves.');
    assert.equal(rewriteAnswer('moves: ULD', { kind: 'unsolvable' }), 'unsolvable');
    assert.equal(rewriteAnswer('answer: ULD', { kind: 'unsolvable' }), 'answer: UNSOLVABLE');
  });

  it('is not taken for the size of the rows below', () => {
    const text = '1 2 3 4 5 x 7 8 6\n2\n1 2 3\n4 5 6\n7 8 x\n';
    const answer = readText(text).puzzles[0]?.answers[0];
    assert.ok(answer);
    const after = applyEdit(text, answerEdit(text, answer, { kind: 'length', length: 3 }));
    assert.equal(after, text.replace('\n2\n', '\n3 moves\n'));
    assert.equal(readText(after).puzzles.length, 2);
    const last = '1 2 3 4 5 x 7 8 6\n2\n\n';
    assert.equal(
      applyEdit(last, answerEdit(last, answer, { kind: 'length', length: 3 })),
      '1 2 3 4 5 x 7 8 6\n3\n\n',
    );
  });
});
