import { goalIn } from '../notation/goalText.js';
import * as boards from '../puzzle/board.js';
import type { GoalName } from '../puzzle/goals.js';
import { HEURISTIC_IDS } from '../search/heuristics/heuristic.js';
import { ALGORITHM_IDS, type Method } from '../search/search.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { ApiError } from './error.js';
import type { Board, ParseOptions, Problem, SolveOptions } from './types.js';

// Other extensions may be written in JavaScript, so nothing that they give is taken on trust.

/** Reads what is given to the API. */
export class Options {
  constructor(private readonly phrases: Phrasebook) {}

  /** @throws ApiError when it is no board */
  board(given: Board): boards.Board {
    try {
      const { rows, columns, tiles } = given;
      return boards.makeBoard(rows, columns, [...tiles]);
    } catch {
      throw new ApiError('invalid-option', this.phrases.say('api.no-board'));
    }
  }

  /** @throws ApiError when start or goal is no board, or their shapes differ */
  problem(given: Problem): Problem {
    const [start, goal] = [this.board(given.start), this.board(given.goal)];
    if (boards.sameShape(start, goal)) return { start, goal };
    const shape = ({ rows, columns }: Board) => `${rows}×${columns}`;
    const differ = this.phrases.say('flaw.shapes-differ', { start: shape(start), goal: shape(goal) });
    const message = this.phrases.say('api.shapes-differ', { differ });
    throw new ApiError('invalid-option', message);
  }

  /** @throws ApiError when it is neither a name nor a board */
  goal({ goal = 'blank-last' }: ParseOptions): GoalName | boards.Board {
    if (typeof goal !== 'string') return this.board(goal);
    const told = goalIn(goal);
    if (told) return told;
    throw new ApiError('invalid-option', this.phrases.say('api.no-goal', { value: goal }));
  }

  /** @throws ApiError when there is no such algorithm or heuristic */
  method({ algorithm = 'ida-star', heuristic = 'pattern-database' }: SolveOptions): Method {
    return {
      algorithm: this.oneOf(ALGORITHM_IDS, algorithm),
      heuristic: this.oneOf(HEURISTIC_IDS, heuristic),
    };
  }

  /**
   * @returns a time limit in milliseconds
   * @throws ApiError when it is no number of seconds
   */
  milliseconds(seconds: number): number {
    if (Number.isFinite(seconds) && seconds > 0) return 1000 * seconds;
    throw new ApiError('invalid-option', this.phrases.say('api.no-time'));
  }

  private oneOf<Name extends string>(names: readonly Name[], value: Name): Name {
    if (names.includes(value)) return value;
    const values = { value, names: this.phrases.list(names) };
    throw new ApiError('invalid-option', this.phrases.say('api.no-choice', values));
  }
}
