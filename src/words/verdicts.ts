import type { Verdict } from '../notation/judging.js';
import { describeAnswerFault } from './answers.js';
import type { Phrasebook } from './phrasebook.js';

/** @returns what is wrong with a line of a program's output, as a clause; undefined when nothing is known to be */
export function describeVerdict(verdict: Verdict, phrases: Phrasebook): string | undefined {
  switch (verdict.kind) {
    case 'right':
    case 'unknown':
      return undefined;
    case 'unreadable':
      return phrases.say('check.line.unreadable');
    case 'longer':
    case 'wrong':
      return describeAnswerFault(verdict.fault, phrases);
  }
}
