import { REST } from './rests.js';
import type { TextRange } from './flaws.js';
import { groupsOf } from './formatGroups.js';
import {
  type OtherLine,
  type PlainLine,
  leavesCommentOpen,
  readLine,
  trimmedEnd,
  writeLine,
} from './formatLine.js';

/** A piece of a text, and what is to stand there instead. */
export interface FormatEdit extends TextRange {
  readonly text: string;
}

/** A line of a text, its end left out of the range. */
interface Line extends TextRange {
  readonly text: string;
  /** Where the next line begins. */
  readonly next: number;
  /** Whether it begins, or ends, in a comment that has more lines: then it stays as it is. */
  readonly beginsInComment: boolean;
  readonly endsInComment: boolean;
}

const BYTE_ORDER_MARK = '\ufeff';

const IN_COMMENT: OtherLine = { isDrawn: false, isComment: false };

/** How many lines are looked at between two rests: some tenths of a millisecond's worth. */
const LINES_BETWEEN_RESTS = 128;

/** Formats a text in one go: see `formatting`. */
export function formatEdits(text: string): FormatEdit[] {
  const steps = formatting(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Puts the squares of boards into columns, and sets the space about arrows,
 * labels and separators, and the blank lines. White space is all that changes,
 * so a text keeps its meaning. Code, drawings and comments are left as they are.
 * @returns the changes, in their order
 */
export function* formatting(text: string): Generator<typeof REST, FormatEdit[], void> {
  const edits: FormatEdit[] = [];
  const add = (edit: FormatEdit | undefined) => {
    if (edit && edit.text !== text.slice(edit.start, edit.end)) edits.push(edit);
  };
  let block: Line[] = [];
  /** Where the blank lines behind it begin, if there are any. */
  let blank: (TextRange & { readonly lineEnd: string }) | undefined;
  let count = 0;
  for (const line of linesOf(text)) {
    if (++count % LINES_BETWEEN_RESTS === 0) yield REST;
    if (isBlank(line)) {
      const { start, lineEnd } = blank ?? { start: line.start, lineEnd: text.slice(line.end, line.next) };
      blank = { start, lineEnd, end: line.next };
      continue;
    }
    if (blank) {
      const isAtTop = block.length === 0;
      yield* blockEdits(block, add);
      add({ start: blank.start, end: blank.end, text: isAtTop ? '' : blank.lineEnd });
      [block, blank] = [[], undefined];
    }
    block.push(line);
  }
  yield* blockEdits(block, add);
  if (blank) add({ start: blank.start, end: blank.end, text: '' });
  const last = block.at(-1);
  const lacksEnd = last?.next === text.length && !text.endsWith('\n') && !last.endsInComment;
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  if (lacksEnd) add({ start: text.length, end: text.length, text: lineEnd });
  return edits;
}

function isBlank({ text, beginsInComment }: Line): boolean {
  return !beginsInComment && trimmedEnd(text) === '';
}

function* linesOf(text: string): Generator<Line> {
  let beginsInComment = false;
  for (let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const next = feed < 0 ? text.length : feed + 1;
    const hasReturn = feed > start && text.charAt(feed - 1) === '\r';
    const end = feed < 0 ? text.length : feed - Number(hasReturn);
    const line = text.slice(start, end);
    const endsInComment = leavesCommentOpen(line, beginsInComment);
    yield { start, end, next, text: line, beginsInComment, endsInComment };
    beginsInComment = endsInComment;
    start = next;
  }
}

/** Sets the lines of a block, which no blank line parts. */
function* blockEdits(block: readonly Line[], add: (edit: FormatEdit) => void): Generator<typeof REST, void> {
  const read: (PlainLine | OtherLine)[] = [];
  for (const { text, beginsInComment, endsInComment } of block) {
    read.push(beginsInComment || endsInComment ? IN_COMMENT : readLine(text));
    if (read.length % LINES_BETWEEN_RESTS === 0) yield REST;
  }
  const isDrawn = read.some((line) => 'isDrawn' in line && line.isDrawn);
  const groups = groupsOf(read);
  for (const [at, { start, end, text }] of block.entries()) {
    if (at % LINES_BETWEEN_RESTS === 0) yield REST;
    const line = read[at]!;
    if (line === IN_COMMENT) continue;
    const isPlain = 'words' in line && !isDrawn;
    add({ start, end, text: isPlain ? writeLine(line, groups[at]) : trimmedEnd(text) });
  }
}
