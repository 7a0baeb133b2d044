import { REST } from './rests.js';
import type { TextRange } from './flaws.js';
import { markAt } from './marks.js';

/** What `Scanner` leaves out as a comment, wherever it stands: these signs mean nothing else. */
const COMMENT = /#[^\n]*|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** So many between two rests: each is still to be turned into lines. */
const BETWEEN_RESTS = 256;

/** Hands out the comments of a text, and rests in between. */
function* commentsIn(text: string): Generator<TextRange | typeof REST, void> {
  let count = 0;
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    if (++count % BETWEEN_RESTS === 0) yield REST;
    yield { start: index, end: index + comment.length };
  }
}

/**
 * @param from a place before the offset that is in no comment
 * @returns whether what is written at an offset becomes part of a comment
 */
export function isComment(text: string, from: number, offset: number): boolean {
  // A comment that is open at the offset reaches it when the text ends there.
  const [last] = [...text.slice(from, offset).matchAll(COMMENT)].slice(-1);
  if (!last || last.index + last[0].length < offset - from) return false;
  return !/^\/\*[^]*\*\/$/.test(last[0]);
}

/** Hands out comments that have their lines to themselves, those on lines that follow each other as one. */
export function* commentRuns(text: string): Generator<TextRange | typeof REST, void> {
  let run: TextRange | undefined;
  for (const comment of commentsIn(text)) {
    if (!comment) {
      yield REST;
      continue;
    }
    if (!hasItsLines(text, comment)) continue;
    if (run && isNextLine(text.slice(run.end, comment.start))) {
      run = { start: run.start, end: comment.end };
      continue;
    }
    if (run) yield run;
    run = comment;
  }
  if (run) yield run;
}

function hasItsLines(text: string, { start, end }: TextRange): boolean {
  const after = text.indexOf('\n', end);
  return (
    text.slice(lineStart(text, start), start).trim() === '' &&
    text.slice(end, after < 0 ? text.length : after).trim() === ''
  );
}

function isNextLine(between: string): boolean {
  return between.trim() === '' && between.indexOf('\n') === between.lastIndexOf('\n');
}

const COMMENT_LINE = /^\s*(?:#+|\/\/+|\/\*+)[ \t]*(.*?)\s*(?:\*+\/\s*)?$/;
/** A rule such as # ------ is no title. */
const LETTER = /[\p{L}\p{N}]/u;

/**
 * @param start where a puzzle begins
 * @returns the text of the comment on the line directly above, or above the puzzle's label
 */
export function titleAbove(text: string, start: number): string | undefined {
  let line = lineAbove(text, start);
  if (line && markAt(text, line.start)?.kind === 'start') line = lineAbove(text, line.start);
  const title = line && COMMENT_LINE.exec(text.slice(line.start, line.end))?.[1];
  return title && LETTER.test(title) ? title : undefined;
}

function lineAbove(text: string, offset: number): TextRange | undefined {
  const end = lineStart(text, offset) - 1;
  return end < 0 ? undefined : { start: lineStart(text, end), end };
}

/** @returns where the line begins that an offset is in */
export function lineStart(text: string, offset: number): number {
  // From -1, lastIndexOf would look at the first sign.
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
