import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { placeOfMove } from '../../../src/notation/answers.js';
import { formatEdits } from '../../../src/notation/format.js';
import { puzzleFences } from '../../../src/notation/fences.js';
import type { TextRange } from '../../../src/notation/flaws.js';
import { type TextPuzzle, read } from '../../../src/notation/parse.js';
import type { TextBoard } from '../../../src/notation/textBoard.js';
import { formatted, meaning } from './formatted.js';
import { NASTY } from './nasty.js';
import { ANY_TEXT, REAL_TEXTS } from './texts.js';
import { blankLast } from '../boards.js';

/** How many texts are tried in all. */
const RUNS = { read: 60_000, format: 40_000 };

/** Fails when a place is not inside another, or ends before it starts. */
function assertInside(place: TextRange, { start, end }: TextRange, what: string): void {
  const isInside = place.start >= start && place.start <= place.end && place.end <= end;
  assert.ok(isInside, `${what} at ${place.start}–${place.end} is not within ${start}–${end}.`);
}

function assertBoard(board: TextBoard | undefined, whole: TextRange): void {
  if (!board) return;
  assertInside(board, whole, 'A board');
  for (const row of board.rows) {
    assertInside(row, whole, 'A row');
    const places = row.places();
    assert.equal(places.length, row.count, 'Each square has a place.');
    let end = row.start;
    for (const place of places) {
      assertInside(place, { start: end, end: row.end }, 'A square');
      end = place.end;
    }
  }
}

function assertPuzzle(text: string, puzzle: TextPuzzle): void {
  const whole = { start: 0, end: text.length };
  assertBoard(puzzle.board, puzzle);
  assertBoard(puzzle.goal, whole);
  for (const { range, related } of puzzle.flaws) {
    assertInside(range, whole, 'A flaw');
    if (related) assertInside(related, whole, 'What a flaw is about');
  }
  for (const answer of puzzle.answers) {
    assertInside(answer, { start: puzzle.start, end: text.length }, 'An answer');
    if (answer.kind !== 'moves') continue;
    for (const index of [0, Math.floor(answer.moves.length / 2), answer.moves.length]) {
      assertInside(placeOfMove(text, answer, index), answer, 'A move');
    }
  }
}

function assertPlaces(text: string): void {
  const { puzzles, goals } = read(text, blankLast);
  const whole = { start: 0, end: text.length };
  let end = 0;
  for (const puzzle of puzzles) {
    assertInside(puzzle, { start: end, end: text.length }, 'A puzzle');
    assertPuzzle(text, puzzle);
    end = puzzle.end;
  }
  for (const goal of goals) {
    assertInside(goal, whole, 'A goal');
    assertBoard(goal.board, goal);
  }
  end = 0;
  for (const fence of puzzleFences(text)) {
    assertInside(fence, { start: end, end: text.length }, 'A fence');
    end = fence.end;
  }
}

const signs = (text: string) => text.replace(/[\s\u200b]/g, '');

function assertFormat(text: string): void {
  const done = formatted(text);
  assert.equal(signs(done), signs(text), 'White space alone changes.');
  assert.deepEqual(meaning(done), meaning(text), 'The meaning stays.');
  assert.deepEqual(formatEdits(done), [], 'What is formatted stays.');
}

describe('any text at all', () => {
  it('is read without an error, with every place inside the text and the puzzles one behind the other', () => {
    for (const text of REAL_TEXTS) assertPlaces(text);
    fc.assert(fc.property(ANY_TEXT, assertPlaces), { numRuns: RUNS.read });
  });

  it('keeps its meaning when it is formatted, and is formatted at once', () => {
    for (const text of REAL_TEXTS) assertFormat(text);
    fc.assert(fc.property(ANY_TEXT, assertFormat), { numRuns: RUNS.format });
  });

  describe('is read and formatted when it is long, and of', () => {
    for (const [name, generate] of Object.entries(NASTY)) {
      // In time that goes by the square of the length, this would take hours; how long it does take, the bench prints.
      it(name, () => {
        const text = generate(100_000);
        assertPlaces(text.slice(0, 2000));
        assert.ok(read(text, blankLast).puzzles.length <= text.length);
        assert.ok(formatEdits(text).length <= text.length);
        assert.ok(puzzleFences(text).length <= text.length);
      });
    }
  });
});
