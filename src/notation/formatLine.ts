import type { TextRange } from './flaws.js';
import type { Group } from './formatGroups.js';
import { markAt } from './marks.js';
import { Scanner, isWhite } from './scan.js';

// How one line of a puzzle file is written.

/** A line that is made of squares, arrows and labels alone, so that its white space may be set. */
export interface PlainLine {
  /** How far it is indented. */
  readonly indent: number;
  /** The label that it begins with, such as `goal:`, or nothing. */
  readonly label: string;
  /** Squares, words of several squares, arrows, slashes; or a goal's name. */
  readonly words: readonly string[];
  /** What is written behind each of the words: the separators that stand there, and space. */
  readonly between: readonly string[];
  /** Whether the words are squares, one each, so that they can stand in columns. */
  readonly isRow: boolean;
  /** The comment, with the white space before it; or nothing. */
  readonly comment: string;
}

/** Any other line, which keeps all but the white space at its end. */
export interface OtherLine {
  /** Whether it is part of code, of a frame or of a table; then the lines about it are, too. */
  readonly isDrawn: boolean;
  /** Whether a comment is all that it has. */
  readonly isComment: boolean;
}

const SEPARATORS = ',;，、；';
const COMMENT = /#|\/[/*]/g;
const DRAWING = /[()[\]{}"'`|│║+\u2500-\u257f]|--|==|:-|-:/;

/** Longer lines, which no board and its goal can have, are left as they are. */
const LONGEST_LINE = 4000;

/** No square is longer. */
const SQUARE_LENGTH = 2;

/** @param line without its end, not in a comment */
export function readLine(line: string): PlainLine | OtherLine {
  if (line.length > LONGEST_LINE) return { isDrawn: false, isComment: false };
  const first = firstSign(line);
  const scanner = new Scanner(line, first);
  if (scanner.next() !== 'foreign') return rowLine(line, first, '', first);
  const mark = markAt(line, first);
  if (mark?.kind === 'start' || (mark?.kind === 'goal' && !mark.named)) {
    return rowLine(line, first, line.slice(first, mark.end), mark.end);
  }
  if (mark?.kind !== 'goal' || !mark.named) return other(line);
  const tail = tailAt(line, mark.end);
  if (!tail || tail.separator) return other(line);
  const label = trimmedEnd(line.slice(first, mark.named.start));
  return {
    indent: first,
    label,
    words: [mark.named.word],
    between: [''],
    isRow: false,
    comment: tail.comment,
  };
}

/** @returns where, from a place on, the first sign stands that is no white space */
function firstSign(line: string, from = 0): number {
  let at = from;
  while (isWhite(line, at)) at++;
  return at;
}

function other(line: string): OtherLine {
  const comment = line.search(/#|\/[/*]/);
  // What looks like code in a comment is none.
  const said = comment < 0 ? line : line.slice(0, comment);
  return { isDrawn: DRAWING.test(said), isComment: trimmedEnd(said) === '' };
}

/** @returns the line as a row that begins at `from`, or as another when anything else stands there */
function rowLine(line: string, indent: number, label: string, from: number): PlainLine | OtherLine {
  const words = wordsOf(line, from);
  const tail = tailAt(line, words?.at(-1)?.end ?? from);
  const between = words && betweenWords(line, words);
  if (!between || !tail || (words.length === 0 && (label === '' || tail.separator !== '')))
    return other(line);
  if (trimmedEnd(line.slice(from, words[0]?.start ?? from)) !== '') return other(line);
  if (words.length > 0) between.push(tail.separator);
  return {
    indent,
    label,
    words: words.map(({ start, end }) => line.slice(start, end)),
    between,
    isRow: words.every(({ kind, start, end }) => kind === 'square' && end - start <= SQUARE_LENGTH),
    comment: tail.comment,
  };
}

interface Word extends TextRange {
  readonly kind: 'square' | 'arrow' | 'row-end';
}

/** @returns squares, with those of one word together, arrows and slashes; undefined when anything else is there */
function wordsOf(line: string, from: number): Word[] | undefined {
  const words: Word[] = [];
  const scanner = new Scanner(line, from);
  for (let kind = scanner.next(); kind !== 'text-end'; kind = scanner.next()) {
    if (kind !== 'square' && kind !== 'arrow' && kind !== 'row-end') return undefined;
    const { start, end } = scanner;
    const last = words.at(-1);
    const isOfWord = kind === 'square' && last?.kind === 'square' && last.end === start;
    if (isOfWord) words[words.length - 1] = { kind, start: last.start, end };
    else words.push({ kind, start, end });
  }
  return words;
}

/** @returns what is to be written between words, or undefined where more than a separator stands there */
function betweenWords(line: string, words: readonly Word[]): string[] | undefined {
  // As in 234/15x/768, where each row is a word.
  const isTight = words.every((word, at) => {
    const before = words[at - 1];
    if (!before || word.kind === 'arrow' || before.kind === 'arrow') return true;
    return before.end === word.start;
  });
  const between: string[] = [];
  for (const [at, before] of words.entries()) {
    const behind = words[at + 1];
    if (!behind) break;
    const separator = separatorIn(line.slice(before.end, behind.start));
    if (separator === undefined) return undefined;
    const isSlash = before.kind === 'row-end' || behind.kind === 'row-end';
    const areSquares = before.kind === 'square' && behind.kind === 'square';
    // The separators of Chinese have their space within.
    const isSpaced = isSlash ? !isTight : !areSquares || separator === '' || /[,;]/.test(separator);
    between.push(separator + (isSpaced ? ' ' : ''));
  }
  return between;
}

/** @returns the separator that stands between two words, or nothing; undefined when anything else is there */
function separatorIn(gap: string): string | undefined {
  const found = trimmedEnd(gap.slice(firstSign(gap)));
  return found === '' || isSeparator(found) ? found : undefined;
}

function isSeparator(sign: string): boolean {
  return sign.length === 1 && SEPARATORS.includes(sign);
}

/** @returns what stands behind the last word, or undefined when it is more than a separator and a comment */
function tailAt(line: string, from: number): { separator: string; comment: string } | undefined {
  const first = firstSign(line, from);
  const separator = isSeparator(line.charAt(first)) ? line.charAt(first) : '';
  const begin = separator === '' ? from : first + 1;
  const commentStart = firstSign(line, begin);
  const comment = trimmedEnd(line.slice(commentStart));
  if (comment === '') return { separator, comment };
  const isComment =
    /^(?:#|\/\/)/.test(comment) ||
    (comment.startsWith('/*') && comment.indexOf('*/', 2) === comment.length - 2);
  const space = line.slice(begin, commentStart);
  return isComment ? { separator, comment: (space === '' ? ' ' : space) + comment } : undefined;
}

/** @returns a line without the white space at its end */
export function trimmedEnd(line: string): string {
  let end = line.length;
  while (end > 0 && isWhite(line, end - 1)) end--;
  return line.slice(0, end);
}

/** @param group the rows that it belongs to, if it is one */
export function writeLine({ label, words, between, comment }: PlainLine, group?: Group): string {
  const isInColumns = group !== undefined && group.count > 1;
  let line = label;
  if (label !== '' && words.length > 0) line += ' ';
  if (label === '' && isInColumns) line += ' '.repeat(group.indent);
  for (const [at, word] of words.entries()) {
    line += (isInColumns ? word.padStart(group.width) : word) + between[at]!;
  }
  return line + comment;
}

/** @returns whether a comment that is open at the end of a line has more lines */
export function leavesCommentOpen(line: string, beginsInComment: boolean): boolean {
  let at = 0;
  for (let isOpen = beginsInComment; ; isOpen = true) {
    if (isOpen) {
      const end = line.indexOf('*/', at);
      if (end < 0) return true;
      at = end + 2;
    }
    COMMENT.lastIndex = at;
    const begin = COMMENT.exec(line);
    if (begin?.[0] !== '/*') return false;
    at = begin.index + 2;
  }
}
