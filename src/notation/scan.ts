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
    | { readonly kind: 'bracket'; readonly opens: boolean }
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
const OPENING = '([{';
/** A line of a drawn board, such as +---+---+, or of a table, such as :-:. */
const RULE = /^(?:[-+=:]{2,}|[-+=─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬]*[─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬])$/u;
/** With a limit on its length, so that a long ruled line is not read again from each of its signs. */
const ARROW = /-{1,3}>|={1,3}>|→|⇒/uy;

/** What a sign is to the scanner; `word` for all that is nothing else. */
type Sign = 'word' | 'space' | 'newline' | 'separator' | 'bracket' | 'quote' | 'special';

/** The signs of ASCII that are no part of words, and some others; by their code, so that telling one costs a look-up. */
const SIGNS = new Map<number, Sign>([
  ...signs('\n', 'newline'),
  // Signs that stand between squares and mean nothing: of lists, and of boards drawn in text.
  ...signs(',;|，、；│║', 'separator'),
  ...signs('()[]{}', 'bracket'),
  ...signs('"\'`', 'quote'),
  // What may begin a comment, an escape or an arrow.
  ...signs('#/\\-=→⇒', 'special'),
  ...signs(
    ' \t\r\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
    'space',
  ),
  ...signs('\u200b\u2028\u2029\u202f\u205f\u3000\ufeff', 'space'),
]);
const ASCII: readonly Sign[] = Array.from({ length: 128 }, (_, code) => SIGNS.get(code) ?? 'word');

function signs(text: string, sign: Sign): [number, Sign][] {
  return Array.from(text, (letter) => [letter.charCodeAt(0), sign]);
}

function signAt(text: string, at: number): Sign {
  const code = text.charCodeAt(at);
  return code < 128 ? ASCII[code]! : (SIGNS.get(code) ?? 'word');
}

/**
 * Cuts a text into lines of tokens. White space, separators, comments and
 * ruled lines are left out. Takes any text; the time grows with its length alone.
 */
export function scan(text: string): Line[] {
  const lines: Line[] = [];
  let tokens: Token[] = [];
  let blank = true;
  const endLine = () => {
    lines.push({ tokens, blank });
    tokens = [];
    blank = true;
  };
  for (let at = 0; at < text.length;) {
    const sign = signAt(text, at);
    const escape = sign === 'special' ? escapeAt(text, at) : '';
    if (sign === 'newline' || escape === 'n' || escape === 'r') endLine();
    else if (sign !== 'space' && escape === '') blank = false;

    const comment = sign === 'special' ? commentEnd(text, at) : undefined;
    if (comment !== undefined) at = comment;
    else if (escape !== '') at += 2;
    else if (sign === 'newline' || sign === 'space' || sign === 'separator') at++;
    else {
      const token = tokenAt(text, at, sign);
      if (token.kind !== 'foreign' || !RULE.test(token.word)) tokens.push(token);
      at = token.end;
    }
  }
  endLine();
  return lines;
}

function tokenAt(text: string, start: number, sign: Sign): Token {
  if (sign === 'bracket') {
    return { kind: 'bracket', opens: OPENING.includes(text.charAt(start)), start, end: start + 1 };
  }
  if (sign === 'quote') return { kind: 'quote', start, end: start + 1 };
  const arrow = sign === 'special' ? arrowEnd(text, start) : undefined;
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
  const sign = signAt(text, at);
  if (sign !== 'special') return sign !== 'word';
  return commentEnd(text, at) !== undefined || escapeAt(text, at) !== '' || arrowEnd(text, at) !== undefined;
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
