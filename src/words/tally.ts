import type { Tally } from '../notation/judging.js';
import { statements } from './joining.js';
import type { Phrasebook } from './phrasebook.js';
import { sentence } from './sentence.js';

/** @returns what a check of answers has found, in a sentence: "12 of 15 right; 2 wrong; 1 line missing." */
export function describeTally(tally: Tally, phrases: Phrasebook): string {
  const { puzzles, right, wrong, longer } = tally;
  const clauses = [phrases.count('check.right', puzzles, { right: phrases.number(right) })];
  if (wrong > 0) clauses.push(phrases.say('check.wrong', { count: phrases.number(wrong) }));
  if (longer > 0) clauses.push(phrases.say('check.longer', { count: phrases.number(longer) }));
  for (const kind of ['unproven', 'unreadable', 'unknown', 'missing', 'extra'] as const) {
    if (tally[kind] > 0) clauses.push(phrases.count(`check.${kind}`, tally[kind], {}));
  }
  return sentence(statements(clauses, phrases), phrases);
}
