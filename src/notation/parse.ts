import { type Board, MIN_SIDE, type Shape, sameShape } from '../puzzle/board.js';
import { type Problem, makeProblem } from '../puzzle/problem.js';
import type { TextAnswer } from './answers.js';
import { BETWEEN_RESTS, type Block, REST, blocksOf } from './blocks.js';
import { isCaseCount, isLoneNumber } from './numbers.js';
import { type Draft, type DraftBlock, type GoalDraft, draftsOf } from './drafts.js';
import type { Flaw, TextRange } from './flaws.js';
import { Row } from './row.js';
import { type DefaultGoal, ShapeGoals } from './shapeGoals.js';
import { isLineBoard } from './shapes.js';
import type { TextBoard } from './textBoard.js';

/** A puzzle as it stands in a text: a problem, or what keeps it from being one. */
export type TextPuzzle = TextRange & {
  /** Missing where an arrow or an answer stands alone. */
  readonly board?: TextBoard | undefined;
  /** The goal that stands beside it. */
  readonly goal?: TextBoard | undefined;
  /** What the text claims of it, in the order in which it stands there. */
  readonly answers: readonly TextAnswer[];
} & (
    | { readonly problem: Problem; readonly flaws: readonly [] }
    | { readonly problem?: never; readonly flaws: readonly [Flaw, ...Flaw[]] }
  );

/** A goal that a text names for several puzzles. */
export interface TextGoal extends TextRange {
  /** Missing where it is named by a word. */
  readonly board?: TextBoard | undefined;
}

/** All that a text says. */
export interface PuzzleText {
  readonly puzzles: readonly TextPuzzle[];
  readonly goals: readonly TextGoal[];
}

export type { DefaultGoal };

const NO_FLAWS: readonly [] = [];
const NO_ANSWERS: readonly TextAnswer[] = [];

/** @returns the puzzles in a text: see `reading` */
export function parse(text: string, defaultGoal: DefaultGoal): readonly TextPuzzle[] {
  return read(text, defaultGoal).puzzles;
}

/** Reads a text in one go: see `reading`. */
export function read(text: string, defaultGoal: DefaultGoal): PuzzleText {
  const reader = reading(text, defaultGoal);
  for (;;) {
    const step = reader.next();
    if (step.done) return step.value;
  }
}

/**
 * Reads the puzzles in a text: any text, in time linear in its length. What
 * cannot be read comes out as a puzzle with flaws; in code, only when there is
 * nothing else that can. Rests every some tenths of a millisecond.
 * @param from where in the text to begin
 */
export function* reading(
  text: string,
  defaultGoal: DefaultGoal,
  from = 0,
): Generator<typeof REST, PuzzleText, void> {
  const settler = new Settler(defaultGoal);
  /** The block read last, which the next one may still have to do with. */
  let last: DraftBlock | undefined;
  /** A number above all others: how many cases there are. */
  let cases: Block | undefined;
  let isFirst = true;
  for (const block of blocksOf(text, from)) {
    if (!block) {
      yield REST;
      continue;
    }
    const row = loneRow(block);
    const answer: TextAnswer | undefined =
      row && isLoneNumber(row)
        ? { kind: 'length', length: row.tiles[0]!, start: row.start, end: row.end }
        : undefined;
    // A board is no number of cases, though it may be a word of digits.
    if (isFirst && row && isCaseCount(row) && !isLineBoard(row)) cases = block;
    isFirst = false;
    if (block === cases || (answer && last && takesAnswers(last, [answer]))) continue;
    const next = yield* draftsOf(block);
    if (last && takesBlock(last, next)) continue;
    if (last) yield* settler.settle(last);
    last = next;
  }
  // With nothing behind it, a number is the first square of a board.
  if (cases && !last) last = yield* draftsOf(cases);
  if (last) yield* settler.settle(last);
  return settler;
}

/** @returns the one row that a block consists of, or undefined when it is anything else */
function loneRow({ items: [item, other] }: Block): Row | undefined {
  return item instanceof Row && !other ? item : undefined;
}

/** @returns whether a block has nothing to say but what belongs to the one before, which has then got it */
function takesBlock(last: DraftBlock, { drafts, looseAnswers, goals }: DraftBlock): boolean {
  if (drafts.length > 0) return false;
  if (goals.length === 0) return takesAnswers(last, looseAnswers);
  const isPair = last.beginsWithStart && last.drafts.length === 1 && last.goals.length === 0;
  if (!isPair || goals.length > 1 || last.drafts[0]!.goal) return false;
  last.goals.push(...goals);
  takesAnswers(last, looseAnswers);
  return true;
}

/** @returns whether the last puzzle of a block had no answer yet, and has now got these */
function takesAnswers({ drafts }: DraftBlock, answers: readonly TextAnswer[]): boolean {
  const last = drafts.at(-1);
  if (!last || last.answers.length > 0) return false;
  last.answers = answers;
  return true;
}

/** Makes puzzles of drafts, each with the goal that holds where it stands. */
class Settler implements PuzzleText {
  readonly puzzles: TextPuzzle[] = [];
  readonly goals: TextGoal[] = [];
  /** The goals that hold for the rest of the text. */
  private readonly goalOfShape: ShapeGoals;

  constructor(defaultGoal: DefaultGoal) {
    this.goalOfShape = new ShapeGoals(defaultGoal);
  }

  *settle({ drafts, goals, looseAnswers, isCode }: DraftBlock): Generator<typeof REST, void> {
    const flawed: TextPuzzle[] = looseAnswers.map(lonelyAnswer);
    for (const [index, goal] of goals.entries()) {
      if (index % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
      const flaws = goalFlaws(goal);
      const [flaw, ...more] = flaws;
      if (flaw) flawed.push({ ...rangeOf(goal), answers: NO_ANSWERS, flaws: [flaw, ...more] });
      this.goals.push({ ...rangeOf(goal), board: goal.board });
    }
    const named = goals.at(-1);
    if (drafts.length === 0) this.goalOfShape.set(named);
    const own = drafts.length > 0 && named ? this.goalOfShape.with(named) : this.goalOfShape;
    const goal = {
      of: (shape: Shape) => own.of(shape),
      board: named?.board?.flaw ? undefined : named?.board,
    };
    const found = flawed.length === 0 ? this.puzzles : flawed;
    for (const [index, draft] of drafts.entries()) {
      if (index % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
      const puzzle = puzzleOf(draft, goal);
      if (!isCode || !isShortList(puzzle)) found.push(puzzle);
    }
    if (found !== this.puzzles) for (const puzzle of apart(found)) this.puzzles.push(puzzle);
  }
}

/** @returns puzzles in their order; one that has its answer behind a wrong goal ends before that */
function apart(puzzles: TextPuzzle[]): TextPuzzle[] {
  puzzles.sort((a, b) => a.start - b.start);
  return puzzles.map((puzzle, at) => {
    const limit = puzzles[at + 1]?.start ?? puzzle.end;
    if (limit >= puzzle.end) return puzzle;
    const { start, board, goal, answers, problem, flaws } = puzzle;
    return { start, end: limit, board, goal, answers, problem, flaws } as TextPuzzle;
  });
}

function lonelyAnswer({ start, end }: TextAnswer): TextPuzzle {
  return { start, end, answers: NO_ANSWERS, flaws: [{ code: 'lonely-answer', range: { start, end } }] };
}

function rangeOf({ mark, board }: GoalDraft): TextRange {
  return { start: mark.start, end: (board ?? mark).end };
}

function goalFlaws({ mark: { named, start, end }, board }: GoalDraft): Flaw[] {
  if (named && !named.name) {
    return [{ code: 'unknown-goal', word: named.word, range: { start: named.start, end: named.end } }];
  }
  if (!named && !board) return [{ code: 'empty-goal', range: { start, end } }];
  return flawsOf(board);
}

/** In code, a list that is too short for any board, such as the arguments of a call, was not meant to be one. */
function isShortList({ flaws: [flaw] }: TextPuzzle): boolean {
  return flaw?.code === 'wrong-count' && flaw.found < MIN_SIDE * MIN_SIDE;
}

function flawsOf(...boards: (TextBoard | undefined)[]): Flaw[] {
  return boards.flatMap((board) => board?.flaw ?? []);
}

/** The goal of puzzles that have none beside them. */
interface SharedGoal {
  readonly of: (shape: Shape) => Board;
  /** The board in the puzzle's block that it was taken from, if it was. */
  readonly board: TextBoard | undefined;
}

function puzzleOf(draft: Draft, shared: SharedGoal): TextPuzzle {
  const { start: board, goal, arrow, answers } = draft;
  const [flaw, ...more] = draftFlaws(draft, shared.board);
  if (!flaw) return new SoundPuzzle(board!, goal, answers, goal?.board ?? shared.of(board!.shape));
  const start = (board ?? arrow!).start;
  const end = (answers.at(-1) ?? goal ?? arrow ?? board!).end;
  return { start, end, board, goal, answers, flaws: [flaw, ...more] };
}

/** A puzzle with nothing wrong. There can be very many of them, so it has few fields, and its problem is made when it is asked for. */
class SoundPuzzle {
  private made: Problem | undefined;

  constructor(
    readonly board: TextBoard,
    readonly goal: TextBoard | undefined,
    readonly answers: readonly TextAnswer[],
    private readonly goalBoard: Board,
  ) {}

  get start(): number {
    return this.board.start;
  }

  get end(): number {
    return (this.answers.at(-1) ?? this.goal ?? this.board).end;
  }

  get problem(): Problem {
    return (this.made ??= makeProblem(this.board.board!, this.goalBoard));
  }

  get flaws(): readonly [] {
    return NO_FLAWS;
  }
}

/** @param blockGoal the goal that the puzzle's block names, if it does with a board */
function draftFlaws({ start, goal, arrow }: Draft, blockGoal: TextBoard | undefined): readonly Flaw[] {
  if (arrow && !(start && goal)) {
    const range = { start: arrow.start, end: arrow.end };
    return [{ code: 'lonely-arrow', missing: start ? 'goal' : 'start', range }, ...flawsOf(start, goal)];
  }
  if (!start || start.flaw || goal?.flaw) return flawsOf(start, goal);
  const meant = goal ?? blockGoal;
  if (!meant || sameShape(start.shape, meant.shape)) return NO_FLAWS;
  const range = { start: meant.start, end: meant.end };
  return [{ code: 'shapes-differ', start: start.shape, goal: meant.shape, range }];
}
