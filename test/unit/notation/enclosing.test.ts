import assert from 'node:assert/strict';
import { enclosing } from '../../../src/notation/enclosing.js';
import { atCursor } from './aids.js';

/** The texts of the ranges about the cursor, the smallest first. */
function about(marked: string): string[] {
  const { text, read, offset } = atCursor(marked);
  return enclosing(text, read, offset).map(({ start, end }) => text.slice(start, end));
}

const GOAL = '1 2 3\n8 x 4\n7 6 5';

describe('selections grow', () => {
  it('from a tile to its row, board, puzzle, block and the text', () => {
    const board = '2 3 4\n1 5 x\n7 6 8';
    assert.deepEqual(about(`9\n\n# a\n2 3 4\n1 ¦5 x\n7 6 8\n${GOAL}\n\n1 2 3 4 5 6 7 8 x`), [
      '5',
      '1 5 x',
      board,
      `${board}\n${GOAL}`,
      `# a\n${board}\n${GOAL}`,
      `9\n\n# a\n${board}\n${GOAL}\n\n1 2 3 4 5 6 7 8 x`,
    ]);
  });

  it('to the row of a board on one line', () => {
    assert.deepEqual(about('2 3 4 1 ¦5 x 7 6 8'), ['5', '1 5 x', '2 3 4 1 5 x 7 6 8']);
    assert.deepEqual(about('23415¦x768').slice(0, 2), ['x', '15x']);
  });

  it('from an answer to its puzzle', () => {
    assert.deepEqual(about('2 3 4 1 5 x 7 6 8\nul¦ld\n\n# b').slice(0, 2), [
      'ulld',
      '2 3 4 1 5 x 7 6 8\nulld',
    ]);
  });

  it('from the board of a goal to the goal with its label', () => {
    assert.deepEqual(about(`goal:\n${GOAL.replace('8', '¦8')}\n\n2 3 4 1 5 x 7 6 8`).slice(0, 4), [
      '8',
      '8 x 4',
      GOAL,
      `goal:\n${GOAL}`,
    ]);
  });

  it('and are never empty but in an empty text', () => {
    assert.deepEqual(about('1 2 3\n\n¦\n\n2 3 4'), ['1 2 3\n\n\n\n2 3 4']);
    assert.deepEqual(about('¦'), ['']);
  });

  it('hold what is within them, wherever the cursor is', () => {
    const text =
      'goal: spiral\n\n3\n2 3 4\n1 5 x\n7 6 8\n\n2 3 4 1 5 x 7 6 8 -> 1 2 3 4 5 6 7 8 x\n19 moves\n';
    for (let offset = 0; offset <= text.length; offset++) {
      const { read } = atCursor(text);
      const ranges = enclosing(text, read, offset);
      ranges.forEach(({ start, end }, at) => {
        const outer = ranges[at + 1] ?? { start: 0, end: text.length };
        assert.ok(start <= offset && offset <= end, `${offset}`);
        assert.ok(outer.start <= start && end <= outer.end, `${offset}`);
      });
    }
  });
});
