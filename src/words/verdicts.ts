import type { Verdict } from '../notation/judging.js';
import { describeAnswerFault } from './answers.js';
import type { Phrasebook } from './phrasebook.js';
import { sentence } from './sentence.js';

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

/** A line of a program's output that is wrong. */
export interface WrongLine {
  readonly verdict: Verdict;
  /** Which of the cases it is for, from 1. */
  readonly number: number;
  /** Which line of a document it is, from 1; undefined when it stands in none. */
  readonly line: number | undefined;
  /** What stands there. */
  readonly text: string;
}

/** Of a longer answer, which may have thousands of moves, the beginning is told. */
const LONGEST_ANSWER = 60;

/** @returns which case a line is for, what stands there, and what is wrong with it; undefined when nothing is known to be */
export function describeWrongLine(
  { verdict, number, line, text }: WrongLine,
  phrases: Phrasebook,
): string | undefined {
  const clause = describeVerdict(verdict, phrases);
  if (clause === undefined) return undefined;
  const short = text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)}…` : text;
  const answer =
    text === '' ? phrases.say('check.case.empty') : phrases.say('check.case.answer', { answer: short });
  const values = { number: phrases.number(number), answer, fault: sentence(clause, phrases) };
  return line === undefined
    ? phrases.say('check.case.wrong', values)
    : phrases.say('check.case.wrong.line', { ...values, line });
}
