import { type Board, sameShape } from '../puzzle/board.js';
import { type GoalName, namedGoal } from '../puzzle/goals.js';
import { goalNamed } from './marks.js';
import { type DefaultGoal, parse } from './parse.js';

/** The goal of puzzles that name none and for which nothing else is said. */
export const USUAL_GOAL: DefaultGoal = (shape) => namedGoal('blank-last', shape);

/** @returns the goal that a text is: a name or a board; undefined when it is neither */
export function goalIn(text: string): GoalName | Board | undefined {
  const name = goalNamed(text.trim());
  if (name) return name;
  const puzzles = parse(text, USUAL_GOAL);
  return puzzles.length === 1 ? puzzles[0]?.problem?.start : undefined;
}

/** @returns a goal for puzzles that name none; a board is that of its own shape, and others have the usual one */
export function defaultGoal(goal: GoalName | Board): DefaultGoal {
  if (typeof goal === 'string') return (shape) => namedGoal(goal, shape);
  return (shape) => (sameShape(goal, shape) ? goal : USUAL_GOAL(shape));
}
