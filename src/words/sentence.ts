import type { Phrasebook } from './phrasebook.js';

/** @returns a clause as a sentence: with a capital and a full stop */
export function sentence(clause: string, phrases: Phrasebook): string {
  const capital = clause.charAt(0).toLocaleUpperCase(phrases.language);
  return phrases.say('join.sentence', { clause: `${capital}${clause.slice(1)}` });
}
