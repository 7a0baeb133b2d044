import assert from 'node:assert/strict';
import { english } from '../../../src/words/english.js';
import { phrasebookOf } from '../../../src/words/localised.js';
import { BUNDLES, CHINESE } from '../bundles.js';

/** What is the same in every language: names, units, signs, and what a file holds. */
const SAME = new Set([
  ...['2 3 4 1 5 x 7 6 8', '5x5', 'IDA*', 'A*', 'b*', '八数码问题'],
  ...['{count} B', '{count} kB', '{count} MB', '{count} GB'],
  ...['–', '· {nodes}', '{times}×', '{g} + {h} = {f}', 'g {g}'],
]);

/** @returns the keys and English sentences that a language needs: all but the forms for numbers that it does not have */
function neededIn(language: string): [string, string][] {
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.entries(english).filter(([key]) => {
    const isForm = key.endsWith('.one') && Object.hasOwn(english, key.replace(/one$/, 'other'));
    return !isForm || forms.includes('one');
  });
}

function valuesOf(sentence: string): string[] {
  return [...new Set(sentence.match(/\{[\w-]+\}/g))].sort();
}

for (const [language, bundle] of BUNDLES) {
  describe(`The words in ${language}`, () => {
    const needed = neededIn(language).map(([key, sentence]) => {
      const own = `${sentence}/${key}`;
      return { key, sentence, name: Object.hasOwn(bundle, own) ? own : sentence };
    });

    it('are complete', () => {
      const missing = needed.filter(({ name }) => !Object.hasOwn(bundle, name));
      assert.deepEqual(
        missing.map(({ key, sentence }) => `${key}: ${sentence}`),
        [],
        'These sentences are not translated.',
      );
    });

    it('are all of use', () => {
      const used = new Set(needed.map(({ name }) => name));
      const stale = Object.keys(bundle).filter((name) => !used.has(name));
      assert.deepEqual(stale, [], 'English has no such sentences.');
    });

    it('take the same values as the English ones', () => {
      const differing = needed.filter(
        ({ sentence, name }) => valuesOf(sentence).join() !== valuesOf(bundle[name] ?? sentence).join(),
      );
      assert.deepEqual(
        differing.map(({ key, name }) => `${key}: ${bundle[name]}`),
        [],
      );
    });

    it('are no English, names and signs apart', () => {
      const english = needed.filter(({ sentence, name }) => bundle[name] === sentence && !SAME.has(sentence));
      assert.deepEqual(
        english.map(({ key, sentence }) => `${key}: ${sentence}`),
        [],
      );
    });
  });
}

/** Values that are Chinese themselves, or begin so. */
const CHINESE_VALUES = /\{(direction|move|start|goal|differ|algorithm|heuristic)\}/g;

describe('The words in Chinese', () => {
  const sentences = Object.values(BUNDLES.get('zh-cn') ?? {});

  it('have Chinese punctuation', () => {
    const western = sentences.filter((sentence) =>
      /\p{Script=Han}[,;:.?!"']|[,;:?!"']\p{Script=Han}/u.test(sentence),
    );
    assert.deepEqual(western, []);
  });

  it('have a space between Chinese and Latin writing', () => {
    const tight = sentences.filter((sentence) =>
      /\p{Script=Han}[\w{(]|[\w)]\p{Script=Han}/u.test(sentence.replaceAll(CHINESE_VALUES, '字')),
    );
    assert.deepEqual(tight, []);
  });
});

describe('A language without a bundle', () => {
  it('gets English words, and numbers and plurals as English has them', () => {
    const phrases = phrasebookOf(undefined, 'de');
    assert.equal(phrases.language, 'en');
    assert.equal(phrases.words, english);
    assert.equal(phrases.count('moves', 1234, {}), '1,234 moves');
  });
});

describe('A bundle', () => {
  it('tells by the key what is one sentence in English alone', () => {
    assert.equal(english['moves.label'], english['compare.column.length']);
    const phrases = phrasebookOf({ Moves: '移动序列', 'Moves/compare.column.length': '步数' }, 'zh-cn');
    assert.equal(phrases.say('moves.label'), '移动序列');
    assert.equal(phrases.say('compare.column.length'), '步数');
    assert.equal(phrases.say('board.goal'), 'Goal');
    assert.equal(phrases.language, 'zh-cn');
  });

  it('is said as its language has it', () => {
    assert.equal(CHINESE.count('moves', 1, {}), '1 步');
  });
});
