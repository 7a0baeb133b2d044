import type { Phrasebook } from './phrasebook.js';

// How what is said is strung together, which no two languages do alike.

/** @returns statements that stand beside each other: "a; b; c" */
export function statements(all: readonly string[], phrases: Phrasebook): string {
  return all.reduce((before, next) => phrases.say('join.statements', { before, next }));
}

/** @returns what comes one after the other, or goes on without being told: "a, b, …" */
export function sequence(all: readonly (string | number)[], phrases: Phrasebook): string {
  return all.map(String).reduce((before, next) => phrases.say('join.sequence', { before, next }));
}
