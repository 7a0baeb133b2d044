import * as vscode from 'vscode';
import type { Claim, TextAnswer } from '../notation/answers.js';
import type { AnswerFault } from '../notation/check.js';
import { answerEdit } from '../notation/rewrite.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { PROVING, isWithinReach } from './distances.js';
import { Fix, type Place } from './fix.js';
import { panelSettings } from './settings.js';

/** Puts right what an answer claims. */
export class AnswerFixes {
  constructor(
    private readonly solver: Solver,
    private readonly phrases: Phrasebook,
  ) {}

  /** @returns the fix for a faulty answer, or undefined where the right answer is out of reach */
  fixFor(place: Place, problem: Problem, answer: TextAnswer, fault: AnswerFault): Fix | undefined {
    switch (fault.code) {
      case 'is-unsolvable':
        return this.fix(place, answer, { kind: 'unsolvable' });
      case 'wrong-length':
        return this.fix(place, answer, { kind: 'length', length: fault.distance });
      case 'wrong-parity':
        return this.searched('length', place, problem, answer);
      case 'illegal-move':
      case 'misses-goal':
      case 'not-shortest':
      case 'is-solvable':
        return this.searched('moves', place, problem, answer);
    }
  }

  private fix(place: Place, answer: TextAnswer, claim: Claim): Fix {
    const edit = answerEdit(place.read.text, answer, claim);
    return new Fix(this.phrases.say('fix.answer', { answer: edit.text }), place, [edit]);
  }

  /** @returns a fix for which the puzzle is solved once it is chosen */
  private searched(
    kind: 'moves' | 'length',
    place: Place,
    problem: Problem,
    answer: TextAnswer,
  ): Fix | undefined {
    if (!isWithinReach(problem)) return undefined;
    return new Fix(this.phrases.say(`fix.answer.${kind}`), place, async (signal) => {
      const moves = await this.shortestSolution(problem, signal);
      if (!moves) return undefined;
      const claim: Claim =
        kind === 'moves' ? { kind, moves: moves.join('') } : { kind, length: moves.length };
      return [answerEdit(place.read.text, answer, claim)];
    });
  }

  /** @returns the canonical solution; undefined when it was not found in time, which is told */
  private async shortestSolution(
    problem: Problem,
    signal: AbortSignal,
  ): Promise<readonly Move[] | undefined> {
    const { limits } = panelSettings();
    const { result } = await this.solver.solve(problem, PROVING, { signal, limits });
    if (result.kind === 'solved' && result.optimal) return result.moves;
    void vscode.window.showInformationMessage(this.phrases.say('fix.gave-up'));
    return undefined;
  }
}
