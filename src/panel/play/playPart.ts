import { type Board, sameBoard, sameShape } from '../../puzzle/board.js';
import { isSolvable } from '../../puzzle/parity.js';
import type { Problem } from '../../puzzle/problem.js';
import type { Move } from '../../puzzle/moves.js';
import type { DistanceTable } from '../../search/distanceTable.js';
import { linearConflict } from '../../search/heuristics/linearConflict.js';
import type { PartTools, ViewPart } from '../viewPart.js';
import { type Game, boardOf, gameFrom, play } from './game.js';
import { type PlayAction, type Played, readGame } from './protocol.js';

/** How a hint is looked for, and for how long at most, in milliseconds. */
const HINTING = { algorithm: 'ida-star', heuristic: 'pattern-database' } as const;
const LONGEST_HINT = 10_000;

/** The game that is played with the puzzle shown. */
export class PlayPart implements ViewPart {
  private game: Game;
  private hint: Move | undefined;
  private hinting = new AbortController();
  private table: DistanceTable | undefined;

  constructor(private readonly tools: PartTools) {
    const kept = readGame(tools.kept);
    const { start } = tools.problem;
    this.game = kept && sameShape(kept.start, start) ? kept : gameFrom(start);
  }

  show(): void {
    this.tell();
    void this.readTable();
  }

  reset(): void {
    this.table = undefined;
    this.setGame(gameFrom(this.tools.problem.start));
  }

  dispose(): void {
    this.hinting.abort();
  }

  /** Does what the page or a key asks for. */
  act(action: PlayAction): void {
    switch (action.kind) {
      case 'hint':
        void this.giveHint();
        return;
      case 'solve':
        this.tools.solve(this.board);
        return;
      case 'draw':
        this.draw(action.distance);
        return;
      case 'write':
        void this.tools.write(this.board);
        return;
      case 'move':
      case 'swap':
      case 'put':
      case 'undo':
      case 'redo':
      case 'reset':
      case 'edit':
      case 'done':
      case 'cancel':
        this.go(play(this.game, action));
        return;
    }
  }

  private go(after: Game): void {
    if (after === this.game) return;
    this.setGame(after);
    this.tell();
  }

  private get board(): Board {
    return boardOf(this.game);
  }

  /** The board as it stands, to the goal of the puzzle. */
  private get problem(): Problem {
    return { start: this.board, goal: this.tools.problem.goal };
  }

  private setGame(game: Game): void {
    this.game = game;
    this.hint = undefined;
    this.hinting.abort();
    this.tools.keep(game);
  }

  private draw(distance: number): void {
    const start = this.table?.draw(this.tools.problem.goal, distance, Math.random);
    if (!start) return;
    this.setGame(gameFrom(start));
    this.tell();
  }

  private async readTable(): Promise<void> {
    const { context, problem } = this.tools;
    if (this.table || !context.solver.tellsDistance(problem)) return;
    const table = await context.solver.table(problem.goal);
    if (this.tools.problem !== problem) return;
    this.table = table;
    this.tell();
  }

  private async giveHint(): Promise<void> {
    const { problem } = this;
    if (this.game.draft || !isSolvable(problem) || sameBoard(problem.start, problem.goal)) return;
    this.hinting.abort();
    const hinting = new AbortController();
    this.hinting = hinting;
    const hint = await this.nextMove(problem, hinting.signal);
    if (hinting.signal.aborted) return;
    this.hint = hint;
    this.tell();
  }

  /** @returns the first move of the best solution that is found in time */
  private async nextMove(problem: Problem, signal: AbortSignal): Promise<Move | undefined> {
    if (this.table) return this.table.solution(problem)?.[0];
    const limits = { milliseconds: LONGEST_HINT };
    try {
      const { result } = await this.tools.context.solver.solve(problem, HINTING, { signal, limits });
      return result.kind === 'solved' ? result.moves[0] : undefined;
    } catch {
      // It was cancelled by the next move, or has failed: either way there is no hint to give.
      return undefined;
    }
  }

  private left(solvable: boolean): Played['left'] {
    if (!solvable) return undefined;
    const { problem, tools } = this;
    const moves = this.table?.distance(problem);
    if (moves !== undefined) return { moves, exact: true };
    if (tools.context.solver.tellsDistance(problem)) return undefined;
    const bound = linearConflict(problem.goal).evaluate(problem.start.tiles);
    return { moves: bound, exact: bound === 0 };
  }

  private tell(): void {
    const { game, board, problem, hint } = this;
    const { moves, made } = game;
    const solvable = isSolvable(problem);
    const played = {
      ...{ board: { ...board, tiles: [...board.tiles] }, made, redoable: made < moves.length },
      ...{ last: moves[made - 1], editing: game.draft !== undefined, solvable, left: this.left(solvable) },
      ...{ hint, longest: this.table?.longest(), writable: this.tools.writable },
    };
    this.tools.post({ type: 'play', played });
  }
}
