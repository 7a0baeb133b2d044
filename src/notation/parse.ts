import { type Board, MIN_SIDE, type Shape, makeBoard, sameShape } from '../puzzle/board.js';
import { type Problem, makeProblem } from '../puzzle/problem.js';
import { type Arrow, type Block, type Row, blocksOf } from './blocks.js';
import { type TextPair, readRows } from './boards.js';
import type { Flaw, TextRange } from './flaws.js';
import { scan } from './scan.js';
import type { TextBoard } from './textBoard.js';

/** A puzzle as it stands in a text: a problem, or what keeps it from being one. */
export type TextPuzzle = TextRange &
  (
    | { readonly problem: Problem; readonly flaws: readonly [] }
    | { readonly problem?: never; readonly flaws: readonly [Flaw, ...Flaw[]] }
  );

/** @returns the goal for puzzles that name none, in a given shape */
export type DefaultGoal = (shape: Shape) => Board;

/**
 * Reads the puzzles in a text: any text, in time linear in its length. What
 * cannot be read comes out as a puzzle with flaws; in code, only when there is
 * nothing else that can.
 */
export function parse(text: string, defaultGoal: DefaultGoal): TextPuzzle[] {
  const blocks = blocksOf(scan(text));
  const caseCount = blocks.length > 1 && isLoneNumber(blocks[0]) ? 1 : 0;
  const puzzles: TextPuzzle[] = [];
  for (let at = caseCount; at < blocks.length; at++) {
    for (const puzzle of readBlock(blocks[at]!, defaultGoal)) puzzles.push(puzzle);
  }
  return puzzles;
}

/** A number on its own above all blocks is how many cases there are. */
function isLoneNumber(block: Block | undefined): boolean {
  const [item] = block?.items ?? [];
  return block?.items.length === 1 && item?.kind === 'row' && item.tiles.length === 1 && !item.foreign;
}

/** Reads what stands between the arrows of a block, and joins what stands at both sides of one. */
function readBlock({ items, isCode }: Block, defaultGoal: DefaultGoal): TextPuzzle[] {
  const arrows = items.filter((item): item is Arrow => item.kind === 'arrow');
  const puzzles: TextPuzzle[] = [];
  let start: TextBoard | undefined;
  for (const [index, rows] of segments(items).entries()) {
    const pairs = readRows(rows, { pairs: arrows.length === 0, isCode });
    const [before, after] = [arrows[index - 1], arrows[index]];
    if (before) puzzles.push(joined(start, before, pairs.shift()?.start, defaultGoal));
    start = after && pairs.pop()?.start;
    for (const pair of pairs) puzzles.push(puzzleOf(pair, defaultGoal));
  }
  return isCode ? withoutShortLists(puzzles) : puzzles;
}

/** In code, a list that is too short for any board, such as the arguments of a call, was not meant to be one. */
function withoutShortLists(puzzles: readonly TextPuzzle[]): TextPuzzle[] {
  return puzzles.filter(
    ({ flaws: [flaw] }) => flaw?.code !== 'wrong-count' || flaw.found >= MIN_SIDE * MIN_SIDE,
  );
}

function segments(items: readonly (Row | Arrow)[]): Row[][] {
  let segment: Row[] = [];
  const all = [segment];
  for (const item of items) {
    if (item.kind === 'row') segment.push(item);
    else all.push((segment = []));
  }
  return all;
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
  return { ...range, flaws: [lonely, ...(start?.flaws ?? []), ...(goal?.flaws ?? [])] };
}

function puzzleOf({ start, goal }: TextPair, defaultGoal: DefaultGoal): TextPuzzle {
  const range = { start: start.start, end: (goal ?? start).end };
  const [flaw, ...more] = [...start.flaws, ...(goal?.flaws ?? [])];
  if (flaw) return { ...range, flaws: [flaw, ...more] };
  if (goal && !sameShape(start.shape, goal.shape)) {
    const { start: from, end } = goal;
    const differ: Flaw = {
      code: 'shapes-differ',
      start: start.shape,
      goal: goal.shape,
      range: { start: from, end },
    };
    return { ...range, flaws: [differ] };
  }
  const problem = makeProblem(boardFrom(start), goal ? boardFrom(goal) : defaultGoal(start.shape));
  return { ...range, problem, flaws: [] };
}

function boardFrom({ shape, squares }: TextBoard): Board {
  return makeBoard(
    shape.rows,
    shape.columns,
    squares.map(({ tile }) => tile),
  );
}
