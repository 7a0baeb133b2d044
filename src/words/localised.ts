import { english } from './english.js';
import type { Words } from './phrasebook.js';

/** @returns the table in another language, from what tells each English sentence in it */
export function localised(translate: (sentence: string) => string): Words {
  const entries = Object.entries(english).map(([key, sentence]) => [key, translate(sentence)]);
  return Object.fromEntries(entries) as Words;
}
