import type { Board } from '../puzzle/board.js';
import { type Problem, sameProblem } from '../puzzle/problem.js';
import { algorithmFor } from '../search/algorithms.js';
import type { Method } from '../search/search.js';
import type { Place } from './context.js';
import { type Saved, TYPED_KEY } from './protocol.js';

/** What a panel shows. */
export type Content = Omit<Saved, 'version'>;

type Shown = Content['problems'][number];

/** At most so many problems outlast a reload of the window; of more, the one shown does. */
const MOST_SAVED = 1000;

/** @returns the problem that is shown */
export function problemOf({ problems, index }: Content): Shown {
  const problem = problems[index];
  if (!problem) throw new RangeError('A panel shows one of its problems.');
  return problem;
}

/** @returns where the problem that is shown stands */
export function placeOf(content: Content): Place {
  const { source, problems, index } = content;
  const problem = problemOf(content);
  const nth = problems.slice(0, index).filter((other) => sameProblem(other, problem)).length;
  return { source, problem, nth };
}

/** @returns whether the puzzles stand in a document */
export function isWritable({ source }: Content): boolean {
  return source.key !== TYPED_KEY;
}

/** @returns the method that is asked for, as far as boards of this shape allow it */
export function methodOf(content: Content): Method {
  const { algorithm, heuristic } = content.method;
  return { algorithm: algorithmFor(problemOf(content).start, algorithm).id, heuristic };
}

/** @returns what the panel comes back from after a reload of the window */
export function savedFrom(content: Content): Saved {
  const kept = content.problems.length <= MOST_SAVED ? {} : { problems: [problemOf(content)], index: 0 };
  return { version: 1, ...content, ...kept };
}

/** @returns the content with other problems, whose solution is to be shown */
export function withProblems(content: Content, problems: readonly Problem[], index: number): Content {
  return { ...content, problems: problems.map(copied), index, shown: 'solution' };
}

/** @returns the content with a board, to the same goal, behind the one shown and shown in its place */
export function withBoardBehind(content: Content, start: Board): Content {
  const { problems, index } = content;
  const { goal } = problemOf(content);
  const after = [...problems.slice(0, index + 1), { start, goal }, ...problems.slice(index + 1)];
  return withProblems(content, after, index + 1);
}

/** @returns the content with another board in the place of a problem's start */
export function withStart(content: Content, problem: Problem, start: Board): Content {
  const written = copied({ start, goal: problem.goal });
  return { ...content, problems: content.problems.map((other) => (other === problem ? written : other)) };
}

/** Messages are made of plain, mutable arrays. */
function copied({ start, goal }: Problem): Shown {
  return {
    start: { ...start, tiles: [...start.tiles] },
    goal: { ...goal, tiles: [...goal.tiles] },
  };
}
