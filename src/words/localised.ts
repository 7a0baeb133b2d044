import { english } from './english.js';
import { Phrasebook, type Words } from './phrasebook.js';

/**
 * What a bundle in `l10n/` holds: English sentences with what they are in another
 * language. Where one English sentence is several in the other, a slash and the
 * sentence's key follow on it.
 */
export type Bundle = Readonly<Record<string, string>>;

/**
 * @param bundle the sentences in another language, undefined where there are none
 * @param language the language of the bundle
 * @returns what says things in that language, or else in English; numbers and plurals go with the words
 */
export function phrasebookOf(bundle: Bundle | undefined, language: string): Phrasebook {
  return bundle ? new Phrasebook(localised(bundle), language) : new Phrasebook(english, 'en');
}

/** @returns the table in another language, in English what a bundle does not have */
function localised(bundle: Bundle): Words {
  const entries = Object.entries(english).map(([key, sentence]) => [
    key,
    bundle[`${sentence}/${key}`] ?? bundle[sentence] ?? sentence,
  ]);
  return Object.fromEntries(entries) as Words;
}
