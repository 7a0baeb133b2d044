import { MAX_SIDE } from '../puzzle/board.js';
import type { TextRange } from './flaws.js';
import { WHITE } from './scan.js';

/** What a text claims of the puzzle above it. */
export type TextAnswer = TextRange & Claim;

export type Claim =
  /** That these moves solve it: `u`, `l`, `d` and `r` only, the way that the blank goes. */
  | { readonly kind: 'moves'; readonly moves: string }
  /** That its shortest solutions have this length. */
  | { readonly kind: 'length'; readonly length: number }
  /** That it has no solution. */
  | { readonly kind: 'unsolvable' };

const WHITE_OR_COMMA = WHITE.replace('[', '[,');
const LABEL = String.raw`(?:answer|solution|答案|解法?)${WHITE}*[:：=]${WHITE}*`;
const MOVES_LABEL = String.raw`(?:moves|path)${WHITE}*[:：=]${WHITE}*`;

/** No solution that anybody writes down has more moves; and what V8 keeps while it matches has a limit. */
const MOST_STEPS = 50_000;

/**
 * An answer may have a label before it, ends with its line, and may have a
 * comment behind it. No two parts of a pattern that follow each other can take
 * the same sign, so that a line is read once, however long it is.
 */
const answerLine = (answer: string) => new RegExp(`(?:${LABEL})?${answer}${LINE_END}`, 'iy');
const LINE_END = String.raw`(?=$|\n|#|\/\/|\/\*)`;

const MOVES = answerLine(
  String.raw`((?:${MOVES_LABEL})?(?:[uldr]\d{0,4}${WHITE_OR_COMMA}*){1,${MOST_STEPS}})`,
);
const MOVE_WORDS = answerLine(
  String.raw`((?:${MOVES_LABEL})?(?:(?:up|left|down|right)(?![a-z])${WHITE_OR_COMMA}*){1,${MOST_STEPS}})`,
);
const LENGTH = answerLine(
  String.raw`(?:(\d{1,6})${WHITE}*(?:moves?|steps?|步)|(?:(?:minimum )?(?:number of )?(?:moves|steps)|distance|length|步数)${WHITE}*[:：=]${WHITE}*(\d{1,6}))\.?${WHITE}*`,
);
/** A number alone is no answer by itself: it may be a tile, or a size. */
const LABELLED_NUMBER = new RegExp(`${LABEL}${String.raw`(\d{1,6})\.?${WHITE}*`}${LINE_END}`, 'iy');
const UNSOLVABLE = answerLine(
  String.raw`(?:unsolvable(?: puzzle)?|not solvable|insoluble|impossible|no solution(?: possible)?|无解|無解|不可解|-1)[.!]?${WHITE}*`,
);

/** The signs that an answer can begin with, besides a digit. */
const FIRST_SIGNS = /[uldrasmpnic答解无無不步\d-]/iy;

/** No board is so large that a move could be made as often in a row: more of them are no more wrong. */
const LONGEST_RUN = MAX_SIDE;

/** @returns the answer that stands on the rest of a line, or undefined when something else does */
export function answerAt(text: string, start: number): TextAnswer | undefined {
  if (!matchAt(FIRST_SIGNS, text, start)) return undefined;
  const moves = matchAt(MOVES, text, start) ?? matchAt(MOVE_WORDS, text, start);
  if (moves) {
    return { kind: 'moves', moves: lettersOf(moves[1]!), ...span(moves, start) };
  }
  const length = matchAt(LENGTH, text, start) ?? matchAt(LABELLED_NUMBER, text, start);
  if (length) {
    return { kind: 'length', length: Number(length[1] ?? length[2]), ...span(length, start) };
  }
  const none = matchAt(UNSOLVABLE, text, start);
  return none && { kind: 'unsolvable', ...span(none, start) };
}

/** @returns whether a program's word says that a puzzle has no solution */
export function saysUnsolvable(line: string): boolean {
  return answerAt(line.trim(), 0)?.kind === 'unsolvable';
}

function span([found]: RegExpMatchArray, start: number): TextRange {
  return { start, end: start + found.trimEnd().length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** The label that any answer may begin with; matches always. */
export const ANSWER_LABEL = new RegExp(`^(?:${LABEL})?`, 'i');
/** All labels that moves may begin with; matches always. */
export const LABELS = new RegExp(`^(?:${LABEL})?(?:${MOVES_LABEL})?`, 'i');
/** A move with its number, or a move as a word. */
const STEP = /(?:(up|left|down|right)(?![a-z])|([uldr]))(\d*)/giy;

interface Step extends TextRange {
  readonly move: string;
  readonly times: number;
}

function* stepsOf(text: string): Generator<Step> {
  for (let at = LABELS.exec(text)![0].length; at < text.length; at++) {
    const step = matchAt(STEP, text, at);
    if (!step) continue;
    const [whole, word, letter, count] = step;
    const times = count ? Math.min(Number(count), LONGEST_RUN) : 1;
    yield { move: (word ?? letter!).charAt(0).toLowerCase(), times, start: at, end: at + whole.length };
    at += whole.length - 1;
  }
}

/** @returns the moves that are written in a text, a letter each */
function lettersOf(text: string): string {
  let letters = '';
  for (const { move, times } of stepsOf(text)) letters += move.repeat(times);
  return letters;
}

/** @returns where in a text one of the moves of an answer stands; beyond the last, the answer's end */
export function placeOfMove(text: string, { start, end }: TextRange, index: number): TextRange {
  let before = 0;
  for (const step of stepsOf(text.slice(start, end))) {
    before += step.times;
    if (before > index) return { start: start + step.start, end: start + step.end };
  }
  return { start: end, end };
}
