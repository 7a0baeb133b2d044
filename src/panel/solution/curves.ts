import type { Board } from '../../puzzle/board.js';
import { boardsAlong } from '../../puzzle/moves.js';
import type { Problem } from '../../puzzle/problem.js';
import { ALGORITHMS } from '../../search/algorithms.js';
import { inSlices } from '../../search/drive.js';
import type { HeuristicId } from '../../search/heuristics/heuristic.js';
import { HEURISTICS } from '../../search/heuristics/heuristics.js';
import { quickHeuristics } from '../../search/heuristics/values.js';
import type { Method } from '../../search/search.js';
import { hostPacing } from '../../solver/pacing.js';
import type { Solver } from '../../solver/solver.js';
import type { Curves, Solved } from './protocol.js';

/** @returns what is told of each step of a solution */
export async function curvesOf(
  { start, goal }: Problem,
  { moves, method, optimal }: Solved,
  solver: Solver,
): Promise<Curves> {
  const boards = boardsAlong(start, moves);
  const heuristic = toldHeuristic(method, start);
  const { result: estimates } = await inSlices(evaluating(boards, goal, heuristic), hostPacing);
  const table = !optimal && solver.tellsDistance({ start, goal }) ? await solver.table(goal) : undefined;
  const distances = table && boards.map((board) => table.distance({ start: board, goal }) ?? 0);
  // Of a shortest solution, as many moves are left as the goal is away.
  const isLonger = distances && distances[0] !== moves.length;
  return { heuristic, estimates, ...(isLonger && { distances }) };
}

/** @returns the heuristic that the method goes by, or another that tells something and is made in an instant */
export function toldHeuristic({ algorithm, heuristic }: Method, start: Board): HeuristicId {
  if (!ALGORITHMS[algorithm].informed || heuristic === 'zero') return 'manhattan';
  const quick = quickHeuristics(start);
  return quick.includes(heuristic) ? heuristic : (quick.at(-1) ?? 'manhattan');
}

function* evaluating(
  boards: readonly Board[],
  goal: Board,
  id: HeuristicId,
): Generator<undefined, number[], void> {
  const heuristic = HEURISTICS[id](goal);
  const values: number[] = [];
  for (const { tiles } of boards) {
    values.push(heuristic.evaluate(tiles));
    yield;
  }
  return values;
}
