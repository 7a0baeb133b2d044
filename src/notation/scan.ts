import { BLANK } from '../puzzle/board.js';
import type { TextRange } from './flaws.js';

/** The smallest piece of a text that means something. */
export type Token = TextRange &
  (
    | /** One square: a tile, or the blank as 0. */ { readonly kind: 'tile'; readonly tile: number }
      /** Several squares in one word, such as 23415x768. */
    | { readonly kind: 'word'; readonly tiles: readonly Tile[] }
    /** From start to goal. */
    | { readonly kind: 'arrow' }
    /** Nothing in itself, but it parts what stands inside from what stands outside. */
    | { readonly kind: 'bracket' }
    | { readonly kind: 'quote' }
    /** Anything else. */
    | { readonly kind: 'foreign'; readonly word: string }
  );

/** One square of a board in a text; the blank is tile 0. */
export type Tile = TextRange & { readonly tile: number };

/** What stands on one line, or in a string of code up to a line end written as an escape. */
export interface Line {
  readonly tokens: readonly Token[];
  /** Whether the line holds nothing, not even a comment: such lines part the blocks. */
  readonly blank: boolean;
}

const BLANK_SIGNS = 'xX0_.*□';
/** Signs that stand between squares and mean nothing: of lists, and of boards drawn in text. */
const SEPARATORS = ',;|，、；│║';
const BRACKETS = '()[]{}';
const QUOTES = '"\'`';
/** A line of a drawn board, such as +---+---+. */
const RULE = /^(?:[-+=]{2,}|[-+=─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬]*[─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬])$/u;
/** With a limit on its length, so that a long ruled line is not read again from each of its signs. */
const ARROW = /-{1,3}>|={1,3}>|→|⇒/uy;
const WHITE_SPACE = /\s/u;

/**
 * Cuts a text into lines of tokens. White space, separators, comments and
 * ruled lines are left out. Takes any text; the time grows with its length alone.
 */
export function scan(text: string): Line[] {
  const lines: Line[] = [];
  let tokens: Token[] = [];
  let blank = true;
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    const escape = escapeAt(text, at);
    if (sign === '\n' || escape === 'n' || escape === 'r') {
      lines.push({ tokens, blank });
      tokens = [];
      blank = true;
      at += escape ? 2 : 1;
      continue;
    }
    if (escape || WHITE_SPACE.test(sign)) {
      at += escape ? 2 : 1;
      continue;
    }
    blank = false;
    const end = commentEnd(text, at);
    if (end !== undefined) {
      at = end;
    } else if (SEPARATORS.includes(sign)) {
      at++;
    } else {
      const token = tokenAt(text, at, sign);
      if (token.kind !== 'foreign' || !RULE.test(token.word)) tokens.push(token);
      at = token.end;
    }
  }
  lines.push({ tokens, blank });
  return lines;
}

function tokenAt(text: string, start: number, sign: string): Token {
  if (BRACKETS.includes(sign)) return { kind: 'bracket', start, end: start + 1 };
  if (QUOTES.includes(sign)) return { kind: 'quote', start, end: start + 1 };
  const arrow = arrowEnd(text, start);
  if (arrow !== undefined) return { kind: 'arrow', start, end: arrow };
  let end = start + 1;
  while (end < text.length && !endsWord(text, end)) end++;
  return wordToken(text.slice(start, end), start, end);
}

function wordToken(word: string, start: number, end: number): Token {
  // Tiles have at most two digits, so a longer word of digits is a row of one-digit tiles.
  if (word.length === 1 && BLANK_SIGNS.includes(word)) return { kind: 'tile', tile: BLANK, start, end };
  if (/^\d\d?$/.test(word)) return { kind: 'tile', tile: Number(word), start, end };
  if (/^[\dxX_.*□]+$/u.test(word)) return { kind: 'word', tiles: squaresOf(word, start), start, end };
  return { kind: 'foreign', word, start, end };
}

function squaresOf(word: string, start: number): Tile[] {
  return Array.from(word, (sign, index) => ({
    tile: BLANK_SIGNS.includes(sign) ? BLANK : Number(sign),
    start: start + index,
    end: start + index + 1,
  }));
}

function endsWord(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return (
    WHITE_SPACE.test(sign) ||
    SEPARATORS.includes(sign) ||
    BRACKETS.includes(sign) ||
    QUOTES.includes(sign) ||
    commentEnd(text, at) !== undefined ||
    escapeAt(text, at) !== '' ||
    arrowEnd(text, at) !== undefined
  );
}

/** @returns n, r or t where code writes a line end or a tab into a string, else nothing */
function escapeAt(text: string, at: number): string {
  const letter = text.charAt(at) === '\\' ? text.charAt(at + 1) : '';
  return letter === 'n' || letter === 'r' || letter === 't' ? letter : '';
}

/** @returns where the comment ends that begins here, or undefined where none begins */
function commentEnd(text: string, at: number): number | undefined {
  const sign = text.charAt(at);
  const pair = sign === '/' ? text.charAt(at + 1) : '';
  if (sign !== '#' && pair !== '/' && pair !== '*') return undefined;
  const [closing, length]: [string, number] = pair === '*' ? ['*/', 2] : ['\n', 0];
  const found = text.indexOf(closing, at + length);
  return found < 0 ? text.length : found + length;
}

function arrowEnd(text: string, at: number): number | undefined {
  if (!'-=→⇒'.includes(text.charAt(at))) return undefined;
  ARROW.lastIndex = at;
  return ARROW.test(text) ? ARROW.lastIndex : undefined;
}
