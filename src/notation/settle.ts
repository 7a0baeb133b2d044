import { type Board, MIN_SIDE, type Shape, sameShape } from '../puzzle/board.js';
import { type Problem, makeProblem } from '../puzzle/problem.js';
import type { TextAnswer } from './answers.js';
import type { Draft, DraftBlock, GoalDraft } from './drafts.js';
import type { Flaw, TextRange } from './flaws.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import { type DefaultGoal, ShapeGoals } from './shapeGoals.js';
import type { TextBoard } from './textBoard.js';
import type { PuzzleText, TextGoal, TextPuzzle } from './textPuzzle.js';

const NO_FLAWS: readonly [] = [];
const NO_ANSWERS: readonly TextAnswer[] = [];

/** Makes puzzles of drafts, each with the goal that holds where it stands. */
export class Settler implements PuzzleText {
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
    // By number, as in `draftsOf`.
    for (let at = 0; at < drafts.length; at++) {
      if (at % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
      const puzzle = puzzleOf(drafts[at]!, goal);
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

/** A puzzle with nothing wrong. There can be very many of them, so it has few fields, and its problem is made whenever it is asked for. */
class SoundPuzzle {
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
    return makeProblem(this.board.board!, this.goalBoard);
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
