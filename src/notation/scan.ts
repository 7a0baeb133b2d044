import { BLANK } from '../puzzle/board.js';

/** The smallest piece of a text that means something. */
export type TokenKind =
  /** One square: a tile, or the blank. */
  | 'square'
  /** From start to goal. */
  | 'arrow'
  /** A slash by itself: the end of a row within a line. */
  | 'row-end'
  /** Brackets and quotes are nothing in themselves, but they part what stands inside from what stands outside. */
  | 'opening'
  | 'closing'
  | 'quote'
  /** Any other word. */
  | 'foreign'
  /** The end of a line, or in a string of code a line end written as an escape. */
  | 'line-end'
  /** The end of a line that holds nothing, not even a comment: such lines part the blocks. */
  | 'blank-line'
  | 'text-end';

/** White space, line feeds left out. */
const WHITE_SIGNS =
  ' \t\r\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a' +
  '\u200b\u2028\u2029\u202f\u205f\u3000\ufeff';

/** The same, as a class of signs in regular expressions. */
export const WHITE = `[${WHITE_SIGNS}]`;

/** The digits, as a class of signs in regular expressions: those that Chinese keyboards write as wide as a sign of Chinese, too. */
export const DIGIT_CLASS = '[0-9０-９]';

// What a sign is to the scanner: exactly one of these …
const SPACE = 1;
const NEWLINE = 2;
/** Stands between squares and means nothing, in lists and in boards drawn in text. */
const SEPARATOR = 4;
const OPENING = 8;
const CLOSING = 16;
const QUOTE = 32;
/** May begin a comment, an escape or an arrow; else it is part of a word. */
const SPECIAL = 64;
/** All that is nothing else. */
const WORD = 128;
// … and, of those that words are made of, any of these: what all signs of a word have in common tells what it is.
const DIGIT = 256;
const SQUARE = 512;
const RULE = 1024;

const ENDS_WORD = SPACE | NEWLINE | SEPARATOR | OPENING | CLOSING | QUOTE;

/** What each UTF-16 unit is, so that telling it costs a look-up. */
const SIGNS = new Uint16Array(0x10000).fill(WORD);
const set = (signs: string, sign: number) => {
  for (const letter of signs) SIGNS[letter.charCodeAt(0)] = sign;
};
const add = (signs: string, property: number) => {
  for (const letter of signs) SIGNS[letter.charCodeAt(0)]! |= property;
};
set(WHITE_SIGNS, SPACE);
set('\n', NEWLINE);
set(',;|，、；│║', SEPARATOR);
set('([{', OPENING);
set(')]}', CLOSING);
set('"\'`', QUOTE);
set('#/\\-=→⇒', SPECIAL);
add('0123456789０１２３４５６７８９', DIGIT | SQUARE);
add('xX_.*□⬜', SQUARE);
add('-+=:─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬', RULE);

/** A line of a drawn board, such as +---+---+, or of a table, such as :-:. */
const RULED_LINE = /^(?:[-+=:]{2,}|[-+=─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬]*[─┌┐└┘├┤┬┴┼═╔╗╚╝╠╣╦╩╬])$/u;

/** Longer words of digits are rows of one-digit tiles. */
const MOST_DIGITS = 2;
const MOST_SHAFT = 3;
/** The lowest bits of a digit's code are its value, those of a full-width one too. */
const DIGIT_VALUE = 0xf;

/**
 * Cuts any text into tokens, one at each call of `next`, and leaves out white
 * space, separators, comments and ruled lines. The time grows with the text's
 * length alone.
 *
 * Of what it has found last it tells in its own fields: a long text has so many
 * tokens that an object for each would cost more than all the rest of reading.
 */
export class Scanner {
  kind: TokenKind = 'line-end';
  /** Where the token stands. */
  start: number;
  end: number;
  /** What stands in a square; the blank is tile 0. */
  tile = BLANK;

  /** The end of the word that the token is part of: several squares can stand in one, such as 23415x768. */
  private wordEnd = 0;
  private isLineBlank = true;

  /** @param from where to begin: at the start of the text or of a word */
  constructor(
    private readonly text: string,
    from = 0,
  ) {
    this.start = from;
    this.end = from;
  }

  /** Goes on to the next token. @returns its kind */
  next(): TokenKind {
    return (this.kind = this.end < this.wordEnd ? this.squareOfWord() : this.search());
  }

  /** Goes on behind something that was read by other means. */
  skipTo(end: number): void {
    this.end = this.wordEnd = end;
  }

  private search(): TokenKind {
    while (this.end < this.text.length) {
      this.start = this.end;
      const kind = this.take(SIGNS[this.text.charCodeAt(this.start)]!);
      if (kind) return kind;
    }
    return 'text-end';
  }

  /** @returns the token that begins with this sign, or undefined where the sign and what belongs to it are left out */
  private take(sign: number): TokenKind | undefined {
    this.end = this.start + 1;
    if (sign === SPACE) return undefined;
    if (sign === NEWLINE) return this.endLine();
    const special = sign & SPECIAL ? specialAt(this.text, this.start) : undefined;
    if (special === 'line-end' || special === 'tab') {
      this.end = this.start + 2;
      return special === 'tab' ? undefined : this.endLine();
    }
    this.isLineBlank = false;
    if (special === 'comment') {
      this.end = commentEnd(this.text, this.start);
      return undefined;
    }
    if (special === 'arrow') {
      this.end = arrowEnd(this.text, this.start);
      return 'arrow';
    }
    if (special === 'row-end') return 'row-end';
    if (sign === SEPARATOR) return undefined;
    if (sign === OPENING) return 'opening';
    if (sign === CLOSING) return 'closing';
    return sign === QUOTE ? 'quote' : this.takeWord();
  }

  private endLine(): TokenKind {
    const kind = this.isLineBlank ? 'blank-line' : 'line-end';
    this.isLineBlank = true;
    return kind;
  }

  private takeWord(): TokenKind | undefined {
    const { text, start } = this;
    let common = DIGIT | SQUARE | RULE;
    let end = start;
    for (; end < text.length; end++) {
      const sign = SIGNS[text.charCodeAt(end)]!;
      if (sign & ENDS_WORD || (sign & SPECIAL && specialAt(text, end))) break;
      common &= sign;
    }
    this.wordEnd = this.end = end;
    if (common & DIGIT && end - start <= MOST_DIGITS) {
      this.tile = digitAt(text, start);
      if (end - start === MOST_DIGITS) this.tile = 10 * this.tile + digitAt(text, start + 1);
      return 'square';
    }
    if (common & SQUARE) {
      this.end = start;
      return this.squareOfWord();
    }
    return common & RULE && RULED_LINE.test(text.slice(start, end)) ? undefined : 'foreign';
  }

  private squareOfWord(): TokenKind {
    this.start = this.end++;
    const isDigit = SIGNS[this.text.charCodeAt(this.start)]! & DIGIT;
    this.tile = isDigit ? digitAt(this.text, this.start) : BLANK;
    return 'square';
  }
}

/** @returns whether a digit stands at a place, full-width ones included */
export function isDigit(text: string, at: number): boolean {
  return (SIGNS[text.charCodeAt(at)]! & DIGIT) !== 0;
}

/** @returns whether white space stands at a place, a line feed left out */
export function isWhite(text: string, at: number): boolean {
  return SIGNS[text.charCodeAt(at)] === SPACE;
}

function digitAt(text: string, at: number): number {
  return text.charCodeAt(at) & DIGIT_VALUE;
}

/** @returns what begins at a special sign, or undefined when the sign is part of a word */
function specialAt(
  text: string,
  at: number,
): 'comment' | 'line-end' | 'row-end' | 'tab' | 'arrow' | undefined {
  const next = text.charAt(at + 1);
  switch (text.charAt(at)) {
    case '#':
      return 'comment';
    case '/':
      return next === '/' || next === '*' ? 'comment' : 'row-end';
    case '\\':
      if (next === 'n' || next === 'r') return 'line-end';
      return next === 't' ? 'tab' : undefined;
    default:
      return arrowEnd(text, at) > at ? 'arrow' : undefined;
  }
}

/** @returns where the comment ends that begins here */
function commentEnd(text: string, at: number): number {
  const isBlock = text.startsWith('/*', at);
  const found = text.indexOf(isBlock ? '*/' : '\n', at + 2 * Number(isBlock));
  if (found < 0) return text.length;
  return isBlock ? found + 2 : found;
}

/** @returns where the arrow ends that begins at a sign - = → or ⇒, or `at` when none begins */
function arrowEnd(text: string, at: number): number {
  const shaft = text.charAt(at);
  if (shaft === '→' || shaft === '⇒') return at + 1;
  let end = at + 1;
  // With a limit, so that a long ruled line is not read again from each of its signs.
  while (end < at + MOST_SHAFT && text.charAt(end) === shaft) end++;
  return text.charAt(end) === '>' ? end + 1 : at;
}
