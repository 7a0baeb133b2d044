import { type Board, MAX_SIDE, MIN_SIDE, type Shape, sameShape } from '../puzzle/board.js';
import { type Problem, makeProblem } from '../puzzle/problem.js';
import { type Arrow, type Block, blocksOf } from './blocks.js';
import { type TextPair, readRows } from './boards.js';
import type { Flaw, TextRange } from './flaws.js';
import type { TextBoard } from './textBoard.js';

/** A puzzle as it stands in a text: a problem, or what keeps it from being one. */
export type TextPuzzle = TextRange &
  (
    | { readonly problem: Problem; readonly flaws: readonly [] }
    | { readonly problem?: never; readonly flaws: readonly [Flaw, ...Flaw[]] }
  );

/** @returns the goal for puzzles that name none, in a given shape */
export type DefaultGoal = (shape: Shape) => Board;

const NO_FLAWS: readonly [] = [];

/**
 * Reads the puzzles in a text: any text, in time linear in its length. What
 * cannot be read comes out as a puzzle with flaws; in code, only when there is
 * nothing else that can.
 */
export function parse(text: string, defaultGoal: DefaultGoal): TextPuzzle[] {
  const goal = kept(defaultGoal);
  const puzzles: TextPuzzle[] = [];
  for (const block of casesOf(text)) {
    for (const puzzle of readBlock(block, goal)) puzzles.push(puzzle);
  }
  return puzzles;
}

/** @returns the blocks of a text, but for a number on its own above all others: that is how many cases there are */
function* casesOf(text: string): Generator<Block> {
  const blocks = blocksOf(text);
  const first = blocks.next().value;
  if (!first) return;
  yield isLoneNumber(first) ? (blocks.next().value ?? first) : first;
  yield* blocks;
}

/** @returns the same goals, each asked for once and then kept for all puzzles of its shape */
function kept(defaultGoal: DefaultGoal): DefaultGoal {
  const goals: Board[] = [];
  return (shape) => (goals[shape.rows * (MAX_SIDE + 1) + shape.columns] ??= defaultGoal(shape));
}

function isLoneNumber({ segments: [rows], arrows }: Block): boolean {
  const [row, below] = rows ?? [];
  return row?.tiles.length === 1 && !row.foreign && !below && arrows.length === 0;
}

/** Reads what stands between the arrows of a block, and joins what stands at both sides of one. */
function readBlock({ segments, arrows, isCode }: Block, defaultGoal: DefaultGoal): TextPuzzle[] {
  const puzzles: TextPuzzle[] = [];
  let start: TextBoard | undefined;
  for (const [index, rows] of segments.entries()) {
    const pairs = readRows(rows, { pairs: arrows.length === 0, isCode });
    const [before, after] = [arrows[index - 1], arrows[index]];
    if (before) puzzles.push(joined(start, before, pairs.next().value?.start, defaultGoal));
    let last: TextPair | undefined;
    for (const pair of pairs) {
      if (last) puzzles.push(puzzleOf(last, defaultGoal));
      last = pair;
    }
    start = after && last?.start;
    if (last && !after) puzzles.push(puzzleOf(last, defaultGoal));
  }
  return isCode ? withoutShortLists(puzzles) : puzzles;
}

/** In code, a list that is too short for any board, such as the arguments of a call, was not meant to be one. */
function withoutShortLists(puzzles: readonly TextPuzzle[]): TextPuzzle[] {
  return puzzles.filter(
    ({ flaws: [flaw] }) => flaw?.code !== 'wrong-count' || flaw.found >= MIN_SIDE * MIN_SIDE,
  );
}

function joined(
  start: TextBoard | undefined,
  arrow: Arrow,
  goal: TextBoard | undefined,
  defaultGoal: DefaultGoal,
): TextPuzzle {
  if (start && goal) return puzzleOf({ start, goal }, defaultGoal);
  const range = { start: (start ?? arrow).start, end: (goal ?? arrow).end };
  const lonely: Flaw = {
    code: 'lonely-arrow',
    missing: start ? 'goal' : 'start',
    range: { start: arrow.start, end: arrow.end },
  };
  return { ...range, flaws: [lonely, ...flawsOf(start, goal)] };
}

function flawsOf(...boards: (TextBoard | undefined)[]): Flaw[] {
  return boards.flatMap((board) => board?.flaw ?? []);
}

function puzzleOf({ start: from, goal: to }: TextPair, defaultGoal: DefaultGoal): TextPuzzle {
  const { start, end } = { start: from.start, end: (to ?? from).end };
  if (!from.board || (to && !to.board)) {
    const [flaw, ...more] = flawsOf(from, to);
    return { start, end, flaws: [flaw!, ...more] };
  }
  if (to && !sameShape(from.shape, to.shape)) {
    const range = { start: to.start, end: to.end };
    const differ: Flaw = { code: 'shapes-differ', start: from.shape, goal: to.shape, range };
    return { start, end, flaws: [differ] };
  }
  const problem = makeProblem(from.board, to ? to.board : defaultGoal(from.shape));
  return { start, end, problem, flaws: NO_FLAWS };
}
