import type { Phrasebook } from './phrasebook.js';

// How what is said is strung together, which no two languages do alike.

/** @returns clauses as parts of one sentence: "a, b, and c" */
export function clauses(all: readonly string[], phrases: Phrasebook): string {
  const [first = '', ...rest] = all;
  const last = rest.pop();
  if (last === undefined) return first;
  if (rest.length === 0) return phrases.say('join.two', { first, last });
  const before = rest.reduce((joined, next) => phrases.say('join.next', { before: joined, next }), first);
  return phrases.say('join.last', { before, last });
}

/** @returns statements that stand beside each other: "a; b; c" */
export function statements(all: readonly string[], phrases: Phrasebook): string {
  return all.reduce((before, next) => phrases.say('join.statements', { before, next }));
}

/** @returns what comes one after the other, or goes on without being told: "a, b, …" */
export function sequence(all: readonly (string | number)[], phrases: Phrasebook): string {
  return all.map(String).reduce((before, next) => phrases.say('join.sequence', { before, next }));
}
