import type { Finding } from '../notation/findings.js';
import { type ParityClass, testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { describeAnswerFault } from './answers.js';
import { describeFlaw } from './flaws.js';
import type { Phrasebook } from './phrasebook.js';
import { sentence } from './sentence.js';

/** Puts findings into words. Thousands can be alike, so what counts inversions is kept. */
export class FindingWords {
  private readonly inversions: string[] = [];

  constructor(private readonly phrases: Phrasebook) {}

  /** @returns what was found, as a sentence */
  describe(finding: Finding): string {
    switch (finding.kind) {
      case 'flaw':
        return sentence(describeFlaw(finding.flaw, this.phrases), this.phrases);
      case 'unsolvable':
        return sentence(this.describeUnsolvable(finding.problem), this.phrases);
      case 'answer':
        return sentence(describeAnswerFault(finding.fault, this.phrases), this.phrases);
    }
  }

  /** @returns why a problem has no solution, as a clause */
  describeUnsolvable(problem: Problem): string {
    const { start, goal, blankRowCounts } = testParity(problem);
    const values = { start: this.countInversions(start), goal: this.countInversions(goal) };
    if (!blankRowCounts) return this.phrases.say('unsolvable.because', values);
    const [startRow, goalRow] = [start.blankRow, goal.blankRow];
    return this.phrases.say('unsolvable.because.row', { ...values, startRow, goalRow });
  }

  private countInversions({ inversions }: ParityClass): string {
    return (this.inversions[inversions] ??= this.phrases.count('inversions', inversions, {}));
  }
}
