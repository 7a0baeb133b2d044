import { type Verdict, judge } from '../notation/judging.js';
import type { OutputCase } from '../notation/output.js';
import type { TextPuzzle } from '../notation/parse.js';
import { isSolvable } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import type { BatchWatch, Solver } from '../solver/solver.js';

/** What is said of an answer, and whether all is known that could show it wrong. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly proven: boolean;
}

/**
 * Judges answers one by one, in slices.
 * @param output the text that the cases stand in
 * @param searched finds distances that no table tells; without it, boards beyond tables are judged by what can be told at once
 * @returns a judgement for each case that there is a puzzle for
 * @throws CancelledError when the signal is aborted
 */
export async function judgeAll(
  solver: Solver,
  puzzles: readonly TextPuzzle[],
  output: string,
  cases: readonly OutputCase[],
  watch: BatchWatch,
  searched?: (problem: Problem) => Promise<number | undefined>,
): Promise<Judgement[]> {
  const pairs = cases.slice(0, puzzles.length);
  const judgements = pairs.map((pair): Judgement => {
    return { verdict: judge(output, pair, undefined, { solvable: false }), proven: true };
  });
  const sound = pairs.flatMap((line, index) => {
    const problem = puzzles[index]?.problem;
    return problem ? [{ index, line, problem }] : [];
  });
  await solver.forEach(
    sound.map(({ problem }) => problem),
    (table, at) => {
      const pair = sound[at];
      if (!pair) return undefined;
      const { index, line, problem } = pair;
      const solvable = isSolvable(problem);
      const told = (distance: number | undefined) => {
        const verdict = judge(output, line, problem, { solvable, distance });
        const claimsNone = line.answer?.kind === 'unsolvable';
        judgements[index] = { verdict, proven: !solvable || claimsNone || distance !== undefined };
      };
      told(table?.distance(problem));
      if (table || !searched || judgements[index]?.verdict.kind !== 'right' || judgements[index].proven) {
        return undefined;
      }
      return searched(problem).then(told);
    },
    watch,
  );
  return judgements;
}
