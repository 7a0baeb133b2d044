import { type Problem, sameProblem } from '../puzzle/problem.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import { type TextEdit, lineEnd, lineStart } from './edits.js';
import type { TextRange } from './flaws.js';
import { type Layout, type Style, writeProblem } from './layouts.js';
import type { PuzzleText, TextPuzzle } from './parse.js';

/** A puzzle that could be read. */
export type SoundPuzzle = TextPuzzle & { readonly problem: Problem };

/** Ways to put a puzzle in its place, from the plainest to the one that is least misread. */
export const MANNERS = [
  { spaced: false, withGoal: false },
  { spaced: true, withGoal: false },
  { spaced: true, withGoal: true },
] as const;

/** Whether blank lines are put about it, and its goal beside it also where another place names it. */
export type Manner = (typeof MANNERS)[number];

/** A comment, which ends with its line or at its mark. */
const COMMENT = /(?:#|\/\/)[^\r\n]*|\/\*[^]*?(?:\*\/|$)/g;
/** What may stand about the squares of a board on their line and is part of it: brackets, quotes, frames. */
const BEFORE = /(?:[([{"'`|│║][ \t]*)+$/;
const AFTER = /^(?:[ \t]*[)\]}"'`|│║])+/;

/**
 * Writes puzzles in another layout, in the place of their boards and of the goals beside them. Comments within that
 * place go on lines of their own above. Whether the text then still says the same, `sayingTheSame` tells. Rests now
 * and then.
 * @param puzzles in the order of the text, each in a shape that the layout `canWrite`
 */
export function* converting(
  text: string,
  puzzles: readonly SoundPuzzle[],
  layout: Layout,
  style: Style,
  manner: Manner,
): Generator<typeof REST, TextEdit[], void> {
  const edits: TextEdit[] = [];
  for (const [index, puzzle] of puzzles.entries()) {
    if (index % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    edits.push(editOf(text, puzzle, puzzles[index + 1], layout, style, manner));
  }
  return edits;
}

function editOf(
  text: string,
  puzzle: SoundPuzzle,
  next: SoundPuzzle | undefined,
  layout: Layout,
  style: Style,
  { spaced, withGoal }: Manner,
): TextEdit {
  const place = placeOf(text, puzzle);
  const { eol } = style;
  const [indent] = /^[ \t]*/.exec(text.slice(lineStart(text, place.start), place.start))!;
  // A goal that another place names is left to that place.
  const known = puzzle.goal || withGoal ? undefined : puzzle.problem.goal;
  const board = written(puzzle.problem, layout, known, style)
    .split(eol)
    .join(eol + indent);
  const comments = text.slice(place.start, place.end).match(COMMENT) ?? [];
  const above = comments.map((comment) => `${indent}${comment.trimEnd()}${eol}`).join('');
  const lead = (spaced && hasLineAbove(text, place.start) ? eol : '') + above;
  const end = lineEnd(text, Math.max(puzzle.end, place.end));
  // Before the next one that is written anew, a blank line is put with that one.
  const isLast = !next || text.slice(end, next.start).trim() !== '';
  const trail = spaced && isLast && hasLineBelow(text, end) ? eol : '';
  const from = lead ? lineStart(text, place.start) : place.start;
  const to = trail ? end : place.end;
  const [before, behind] = [text.slice(from, place.start), text.slice(place.end, to)];
  return { start: from, end: to, text: lead + before + board + behind + trail };
}

function written(problem: Problem, layout: Layout, known: Problem['goal'] | undefined, style: Style): string {
  // A board that no goal equals: then the goal is always written.
  const none = { rows: 0, columns: 0, tiles: [] };
  return writeProblem(problem, layout, () => known ?? none, style);
}

/** @returns where a puzzle's board and goal stand, with the brackets, quotes or frames about them on their lines */
function placeOf(text: string, { board, goal }: TextPuzzle): TextRange {
  const start = board?.start ?? 0;
  const end = (goal ?? board)?.end ?? 0;
  const before = BEFORE.exec(text.slice(lineStart(text, start), start))?.[0].length ?? 0;
  const newline = text.indexOf('\n', end);
  const after = AFTER.exec(text.slice(end, newline < 0 ? text.length : newline))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

function hasLineAbove(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1);
  return start > 0 && text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() !== '';
}

function hasLineBelow(text: string, end: number): boolean {
  const next = text.indexOf('\n', end) + 1;
  if (next === 0) return false;
  const newline = text.indexOf('\n', next);
  return text.slice(next, newline < 0 ? text.length : newline).trim() !== '';
}

/**
 * Compares two texts. Rests now and then.
 * @param added the puzzles that have got an answer in addition
 * @returns whether both say the same: the same problems, each with as many answers
 */
export function* sayingTheSame(
  before: PuzzleText,
  after: PuzzleText,
  added: ReadonlySet<TextPuzzle> = new Set(),
): Generator<typeof REST, boolean, void> {
  if (before.puzzles.length !== after.puzzles.length) return false;
  for (const [index, puzzle] of before.puzzles.entries()) {
    if (index % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    const other = after.puzzles[index]!;
    if (other.answers.length !== puzzle.answers.length + Number(added.has(puzzle))) return false;
    const [a, b] = [puzzle.problem, other.problem];
    if (a && b ? !sameProblem(a, b) : a !== b) return false;
  }
  return true;
}
