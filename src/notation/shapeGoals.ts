import { type Board, MAX_SIDE, type Shape } from '../puzzle/board.js';
import { namedGoal } from '../puzzle/goals.js';
import type { GoalDraft } from './drafts.js';

/** @returns the goal for puzzles that name none, in a given shape */
export type DefaultGoal = (shape: Shape) => Board;

/** The goals of puzzles that have none beside them, one a shape. Each is asked for once and then kept. */
export class ShapeGoals {
  private goals: Board[] = [];

  constructor(private rest: DefaultGoal) {}

  of(shape: Shape): Board {
    return (this.goals[keyOf(shape)] ??= this.rest(shape));
  }

  /** Takes on what a label says: a name counts for all shapes, a board for its own. */
  set(goal: GoalDraft | undefined): void {
    const name = goal?.mark.named?.name;
    const board = goal?.board?.board;
    if (name) [this.goals, this.rest] = [[], (shape) => namedGoal(name, shape)];
    else if (board) this.goals[keyOf(board)] = board;
  }

  /** @returns the same goals but for what a label says */
  with(goal: GoalDraft): ShapeGoals {
    const goals = new ShapeGoals((shape) => this.of(shape));
    goals.set(goal);
    return goals;
  }
}

function keyOf({ rows, columns }: Shape): number {
  return rows * (MAX_SIDE + 1) + columns;
}
