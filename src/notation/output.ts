import { type TextAnswer, answerAt } from './answers.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import type { TextRange } from './flaws.js';

/** What a program has printed for one puzzle, and where in its output it stands. */
export interface OutputCase extends TextRange {
  /** Undefined when it is no answer. */
  readonly answer: TextAnswer | undefined;
}

/** `Case 1:`, `Case #1:` or `Test 1:` before an answer. */
const CASE_LABEL = /(?:case|test)[ \t]*#?[ \t]*\d{1,9}[ \t]*[:.)][ \t]*/iy;
const NUMBER = /\d{1,6}(?=[ \t]*(?:$|\r?\n))/y;
const SPACE = /[ \t\r]/;

/** A line without the white space at its ends, and whether a case's label stood before it. */
interface Line extends TextRange {
  readonly isLabelled: boolean;
}

/** Reads an output in one go: see `readingOutput`. */
export function readOutput(text: string, puzzles: number): OutputCase[] {
  const reader = readingOutput(text, puzzles);
  for (;;) {
    const step = reader.next();
    if (step.done) return step.value;
  }
}

/**
 * Reads what a program has printed for some puzzles: a line for each. Before it may stand `Case 1:`, also on a line of
 * its own. An empty line is a solution without moves where that makes as many lines as puzzles; where every second
 * line is empty, or the number does not fit, empty lines are left out. Rests now and then.
 * @param puzzles how many there are
 * @returns what is printed for the first of them, the second, and so on: more or fewer than there are puzzles
 */
export function* readingOutput(text: string, puzzles: number): Generator<typeof REST, OutputCase[], void> {
  const lines: Line[] = [];
  for (const line of linesOf(text)) {
    if (lines.length % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    const label = lines.at(-1);
    // A label with nothing behind it is that of the line below.
    if (label?.isLabelled && isEmpty(label) && !line.isLabelled) {
      lines[lines.length - 1] = { ...line, isLabelled: true };
    } else {
      lines.push(line);
    }
  }
  const cases: OutputCase[] = [];
  for (const { start, end } of casesAmong(lines, puzzles)) {
    if (cases.length % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    cases.push({ start, end, answer: claimAt(text, start, end) });
  }
  return cases;
}

function* linesOf(text: string): Generator<Line> {
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf('\n', from);
    const lineEnd = newline < 0 ? text.length : newline;
    const start = skipSpace(text, from, lineEnd);
    CASE_LABEL.lastIndex = start;
    const isLabelled = CASE_LABEL.test(text);
    const begin = isLabelled ? Math.min(CASE_LABEL.lastIndex, lineEnd) : start;
    let end = lineEnd;
    while (end > begin && SPACE.test(text.charAt(end - 1))) end--;
    yield { start: Math.min(begin, end), end, isLabelled };
    from = lineEnd + 1;
  }
}

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && SPACE.test(text.charAt(at))) at++;
  return at;
}

/** @returns the lines that are a case each */
function casesAmong(lines: readonly Line[], puzzles: number): readonly Line[] {
  const isLeftOut = (line: Line) => isEmpty(line) && !line.isLabelled;
  let count = lines.length;
  // Empty lines at the end are cases only as long as there are puzzles for them.
  while (count > puzzles && isLeftOut(lines[count - 1]!)) count--;
  if (count === puzzles) return lines.slice(0, count);
  const isSecond = (index: number) => index % 2 === 1;
  const isSpaced = count > 1 && lines.every((line, index) => !isSecond(index) || isLeftOut(line));
  const everySecond = isSpaced ? lines.filter((_, index) => !isSecond(index)) : [];
  return everySecond.length === puzzles ? everySecond : lines.filter((line) => !isLeftOut(line));
}

function isEmpty({ start, end }: TextRange): boolean {
  return start === end;
}

function claimAt(text: string, start: number, end: number): TextAnswer | undefined {
  if (start === end) return { kind: 'moves', moves: '', start, end };
  NUMBER.lastIndex = start;
  if (NUMBER.test(text)) return { kind: 'length', length: Number(text.slice(start, end)), start, end };
  return answerAt(text, start);
}
