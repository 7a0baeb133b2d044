import { MOVES } from '../puzzle/moves.js';

/** Moves in a row, as their numbers in MOVES. */
export type Word = readonly number[];

/** A word that need not be made, and the smaller one that does the same. */
export interface Duplicate {
  readonly word: Word;
  readonly twin: Word;
}

/** The words looked at have at most so many moves: with two more there would be several times as many states. */
export const LONGEST_WORD = 14;

/** How far the blank comes on a 4×4 board in one direction: what needs more room never happens there. */
const MOST_STEPS = 3;
/** A window of squares with the blank in the middle at first, wide enough for all that. */
const SIDE = 2 * MOST_STEPS + 1;
const MIDDLE = MOST_STEPS * SIDE + MOST_STEPS;
const STEPS: readonly number[] = MOVES.map((move) => ({ u: -SIDE, l: -1, d: SIDE, r: 1 })[move]);

/**
 * Learns which sequences of moves need not be made, because another one does the
 * same (Taylor & Korf, *Pruning duplicate nodes in depth-first search*, AAAI
 * 1993): by length, and in the order of MOVES among those of one length. A word
 * is a duplicate when an earlier one leaves the tiles and the blank alike and
 * keeps the blank inside the rectangle that the word itself takes it through:
 * wherever the word can be made, so can its twin.
 *
 * No search loses the first of all shortest solutions by leaving duplicates out:
 * with the twin in a duplicate's place there would be a shorter one, or one that
 * comes before it.
 * @param length of the longest words
 * @returns the duplicates that have no other one inside
 */
export function findDuplicates(length: number): Duplicate[] {
  const duplicates: Duplicate[] = [];
  /** The words that are none, by what they do. */
  const known = new Map<string, Known[]>([[effectOf([]).effect, [{ word: [], box: effectOf([]).box }]]]);
  let words: Word[] = [[]];
  let allowed = new Set(['']);
  for (let size = 1; size <= length; size++) {
    const [longer, allowedLonger]: [Word[], Set<string>] = [[], new Set()];
    for (const word of words) {
      for (let move = 0; move < MOVES.length; move++) {
        const next = [...word, move];
        // What is a duplicate without its first move is one no search gets to.
        if (!allowed.has(next.slice(1).join(''))) continue;
        const { effect, box } = effectOf(next);
        if (!fits(box)) continue;
        const alike = known.get(effect) ?? [];
        const twin = alike.find((other) => isInside(other.box, box));
        if (twin) {
          duplicates.push({ word: next, twin: twin.word });
          continue;
        }
        known.set(effect, [...alike, { word: next, box }]);
        longer.push(next);
        allowedLonger.add(next.join(''));
      }
    }
    [words, allowed] = [longer, allowedLonger];
  }
  return duplicates;
}

/** How far the blank comes from its first square: up, down, to the left, to the right. */
type Box = readonly [number, number, number, number];

interface Known {
  readonly word: Word;
  readonly box: Box;
}

/** @returns what a word does, as a text that is the same for words that do the same, and the room it takes */
function effectOf(word: Word): { readonly effect: string; readonly box: Box } {
  const squares = Array.from({ length: SIDE * SIDE }, (_, square) => square);
  let [row, column, top, bottom, left, right] = [0, 0, 0, 0, 0, 0];
  let blank = MIDDLE;
  for (const move of word) {
    const to = blank + STEPS[move]!;
    squares[blank] = squares[to] ?? -1;
    squares[to] = MIDDLE;
    blank = to;
    [row, column] = [row + ROW_STEPS[move]!, column + COLUMN_STEPS[move]!];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
  }
  return { effect: String.fromCharCode(...squares), box: [top, bottom, left, right] };
}

const ROW_STEPS = [-1, 0, 1, 0];
const COLUMN_STEPS = [0, -1, 0, 1];

function fits([top, bottom, left, right]: Box): boolean {
  return bottom - top <= MOST_STEPS && right - left <= MOST_STEPS;
}

function isInside(some: Box, other: Box): boolean {
  return some[0] >= other[0] && some[1] <= other[1] && some[2] >= other[2] && some[3] <= other[3];
}
