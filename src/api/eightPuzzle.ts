import { defaultGoal } from '../notation/goalText.js';
import { type PuzzleText, type TextGoal, type TextPuzzle, reading } from '../notation/parse.js';
import { CancelledError, type Limits, type Pacing, inSlices } from '../search/drive.js';
import type { Solution as Found } from '../search/solve.js';
import type { Solver } from '../solver/solver.js';
import { FindingWords } from '../words/findings.js';
import { describeFlaw } from '../words/flaws.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { cancellable } from './cancel.js';
import { checkAll } from './checking.js';
import { ApiError } from './error.js';
import { Options } from './options.js';
import { Places } from './places.js';
import type * as api from './types.js';

/** How long a search may take where nothing is said, in seconds. */
const USUAL_LIMIT = 60;
/** The same for all searches of a check. */
const USUAL_CHECK_LIMIT = 10;

const GAVE_UP = { milliseconds: 'time', held: 'memory' } as const satisfies Record<keyof Limits, string>;

/** What other extensions are given, and the tools of chats are built upon. */
export class EightPuzzleApi implements api.EightPuzzle {
  readonly apiVersion = 1;
  private readonly options: Options;
  private readonly words: FindingWords;

  /** @param phrases the language of all messages */
  constructor(
    private readonly solver: Solver,
    private readonly pacing: Pacing,
    private readonly phrases: Phrasebook,
  ) {
    this.options = new Options(phrases);
    this.words = new FindingWords(phrases);
  }

  readonly parse = (text: string, options: api.ParseOptions = {}): Promise<readonly api.Puzzle[]> =>
    this.guarded(options, async (signal) => {
      const { puzzles } = await this.read(text, options, signal);
      return (await inSlices(this.describing(text, puzzles), this.pacing, signal)).result;
    });

  readonly solve = (puzzle: string | api.Problem, options: api.SolveOptions = {}): Promise<api.Solution> =>
    this.guarded(options, async (signal) => {
      const method = this.options.method(options);
      const limits = { milliseconds: this.options.milliseconds(options.timeLimit ?? USUAL_LIMIT) };
      const problem =
        typeof puzzle === 'string'
          ? await this.onlyProblem(puzzle, options, signal)
          : this.options.problem(puzzle);
      const { result, milliseconds } = await this.solver.solve(problem, method, { signal, limits });
      return result.kind === 'solved'
        ? solved(problem, result, milliseconds)
        : this.unsolvable(problem, signal);
    });

  readonly check = (puzzles: string, answers: string, options: api.CheckOptions = {}): Promise<api.Check> =>
    this.guarded(options, async (signal) => {
      const limit = this.options.milliseconds(options.timeLimit ?? USUAL_CHECK_LIMIT);
      const { puzzles: read, goals } = await this.read(puzzles, options, signal);
      if (read.length === 0) throw this.noPuzzle(goals);
      const { solver, pacing, phrases } = this;
      return checkAll({ solver, pacing, phrases }, { text: puzzles, puzzles: read, answers }, limit, signal);
    });

  private async read(
    text: string,
    options: api.ParseOptions,
    signal: AbortSignal | undefined,
  ): Promise<PuzzleText> {
    const steps = reading(text, defaultGoal(this.options.goal(options)));
    return (await inSlices(steps, this.pacing, signal)).result;
  }

  private *describing(
    text: string,
    puzzles: readonly TextPuzzle[],
  ): Generator<undefined, api.Puzzle[], void> {
    const places = new Places(text);
    const described: api.Puzzle[] = [];
    for (const puzzle of puzzles) {
      const { problem } = puzzle;
      const flaws = puzzle.flaws.map((flaw) => ({
        message: sentence(describeFlaw(flaw, this.phrases), this.phrases),
        place: places.of(flaw.range),
      }));
      described.push({ place: places.of(puzzle), ...(problem && { problem }), flaws });
      yield;
    }
    return described;
  }

  /** @throws ApiError when there is not exactly one puzzle in a text, or none that can be read */
  private async onlyProblem(
    text: string,
    options: api.SolveOptions,
    signal: AbortSignal | undefined,
  ): Promise<api.Problem> {
    const { puzzles, goals } = await this.read(text, options, signal);
    const [puzzle, second] = puzzles;
    if (!puzzle) throw this.noPuzzle(goals);
    const places = new Places(text);
    if (second) {
      const place = places.of(second);
      const values = { count: this.phrases.number(puzzles.length), line: place.line };
      throw new ApiError('several-puzzles', this.phrases.say('api.several-puzzles', values), place);
    }
    if (!puzzle.problem) {
      const [flaw] = puzzle.flaws;
      const place = places.of(flaw.range);
      const { line, column } = place;
      const values = { line, column, flaw: describeFlaw(flaw, this.phrases) };
      throw new ApiError('unreadable', this.phrases.say('api.unreadable', values), place);
    }
    // A board that is given as the goal holds for its own shape alone; of a single puzzle, another shape is a mistake.
    const goal = this.options.goal(options);
    const counts = typeof goal === 'object' && !puzzle.goal && goals.length === 0;
    return counts ? this.options.problem({ start: puzzle.problem.start, goal }) : puzzle.problem;
  }

  private noPuzzle(goals: readonly TextGoal[]): ApiError {
    return new ApiError('no-puzzle', this.phrases.say(goals.length > 0 ? 'api.only-goal' : 'api.no-puzzle'));
  }

  private async unsolvable(problem: api.Problem, signal: AbortSignal | undefined): Promise<api.Unsolvable> {
    const { start, tiles } = await this.solver.nearestSolvable(problem, signal);
    const reason = sentence(this.words.describeUnsolvable(problem), this.phrases);
    return { kind: 'unsolvable', problem, reason, nearest: { start, exchanged: tiles } };
  }

  /** Does work that can be cancelled; all that it throws comes out as an error of the API. */
  private async guarded<Result>(
    { cancel }: api.ParseOptions,
    work: (signal: AbortSignal | undefined) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await cancellable(cancel, work);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (error instanceof CancelledError) throw new ApiError('cancelled', this.phrases.say('api.cancelled'));
      const reason = error instanceof Error ? error.message : String(error);
      throw new ApiError('failed', this.phrases.say('api.failed', { reason }));
    }
  }
}

function solved(
  problem: api.Problem,
  { moves, optimal, algorithm, counts, atLeast, gaveUp }: Extract<Found, { kind: 'solved' }>,
  milliseconds: number,
): api.Solved {
  return {
    ...{ kind: 'solved', problem, moves: moves.join(''), optimal, algorithm },
    ...(atLeast !== undefined && { atLeast }),
    ...(gaveUp && { gaveUp: GAVE_UP[gaveUp] }),
    ...counts,
    milliseconds,
  };
}
