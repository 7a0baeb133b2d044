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
 * Reads the puzzles in a text: any text, of any length, in time linear in it.
 * Every piece of text that is not a comment belongs to a puzzle or, in code, is
 * known to be none; what cannot be read comes out as a puzzle with flaws.
 */
export function parse(text: string, defaultGoal: DefaultGoal): TextPuzzle[] {
  const blocks = blocksOf(scan(text));
  const caseCount = blocks.length > 1 && isLoneNumber(blocks[0]) ? 1 : 0;
  return blocks.slice(caseCount).flatMap((block) => {
    const puzzles = readBlock(block.items, defaultGoal);
    return block.isCode ? puzzles.filter((puzzle) => !isShortList(puzzle)) : puzzles;
  });
}

/** A number on its own above all blocks is how many cases there are. */
function isLoneNumber(block: Block | undefined): boolean {
  const [item] = block?.items ?? [];
  return block?.items.length === 1 && item?.kind === 'row' && item.tiles.length === 1 && !item.foreign;
}

/** In code, a list that is too short for any board, such as the arguments of a call, was not meant to be one. */
function isShortList({ flaws: [flaw] }: TextPuzzle): boolean {
  return flaw?.code === 'wrong-count' && flaw.found < MIN_SIDE * MIN_SIDE;
}

/** Reads what stands between the arrows of a block, and joins what stands at both sides of one. */
function readBlock(items: readonly (Row | Arrow)[], defaultGoal: DefaultGoal): TextPuzzle[] {
  const arrows = items.filter((item): item is Arrow => item.kind === 'arrow');
  const puzzles: TextPuzzle[] = [];
  let start: TextBoard | undefined;
  for (const [index, rows] of segments(items).entries()) {
    const pairs = readRows(rows, arrows.length === 0);
    const [before, after] = [arrows[index - 1], arrows[index]];
    if (before) {
      const goal = pairs.shift()?.start;
      puzzles.push(joined(start, before, goal, defaultGoal));
    }
    start = after && pairs.pop()?.start;
    puzzles.push(...pairs.map((pair) => puzzleOf(pair, defaultGoal)));
  }
  return puzzles;
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
