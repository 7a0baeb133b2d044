import type { Finding } from '../notation/findings.js';
import { type ParityClass, testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { describeAnswerFault } from './answers.js';
import { describeFlaw } from './flaws.js';
import type { Phrasebook } from './phrasebook.js';
import { sentence } from './sentence.js';

/** @returns what was found, as a sentence */
export function describeFinding(finding: Finding, phrases: Phrasebook): string {
  switch (finding.kind) {
    case 'flaw':
      return sentence(describeFlaw(finding.flaw, phrases));
    case 'unsolvable':
      return sentence(describeUnsolvable(finding.problem, phrases));
    case 'answer':
      return sentence(describeAnswerFault(finding.fault, phrases));
  }
}

/** @returns why a problem has no solution, as a clause */
function describeUnsolvable(problem: Problem, phrases: Phrasebook): string {
  const { start, goal, blankRowCounts } = testParity(problem);
  const inversions = (board: ParityClass) => phrases.count('inversions', board.inversions, {});
  const values = { start: inversions(start), goal: inversions(goal) };
  return blankRowCounts
    ? phrases.say('unsolvable.because.row', {
        ...values,
        startRow: start.blankRow,
        goalRow: goal.blankRow,
      })
    : phrases.say('unsolvable.because', values);
}
