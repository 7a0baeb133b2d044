import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { manifest, readJson } from './manifest.js';

type Table = Readonly<Record<string, string>>;

const english = readJson('package.nls.json') as Table;
const languages = readdirSync('.')
  .map((file) => /^package\.nls\.(.+)\.json$/.exec(file)?.[1])
  .filter((language) => language !== undefined);
const tableOf = (language: string): Table => readJson(`package.nls.${language}.json`) as Table;

/** The key under which a language says in which file its snippets are. */
const SNIPPETS = 'language.snippets';

type Snippets = Readonly<
  Record<string, { readonly prefix: unknown; readonly body: unknown; readonly description: string }>
>;

const snippetsOf = (table: Table) => readJson(table[SNIPPETS] ?? '') as Snippets;

/** What VS Code shows of the manifest stands under these names, however short it is. */
const SHOWN =
  /^(displayName|title|shortTitle|category|label|altText|description|markdownDescription|(markdown)?(enumDescriptions|enumItemLabels|deprecationMessage)|(markdown)?EnumDescriptions|userDescription|contents)$/i;
/** What holds words with spaces between them that are code, or are said to a model and not to a person. */
const CODE = /^(when|enablement|modelDescription|inputSchema|default|completionEvents|injectTo|pattern)$/;

/** @returns all texts below a value, each with the names that lead to it */
function textsIn(value: unknown, path: readonly string[]): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    // A place in a list has no name of its own.
    textsIn(inner, Array.isArray(value) ? path : [...path, name]),
  );
}

/** @returns the text's values in braces, its code and where its links lead, which every language has alike */
function fixedPartsOf(text: string): string[] {
  return (text.match(/\{\w+\}|`[^`]+`|\]\([^)]+\)/g) ?? []).sort();
}

describe('the words of the manifest', () => {
  const { displayName, description, badges, contributes } = readJson('package.json') as Record<
    string,
    unknown
  >;
  const texts = textsIn({ displayName, description, badges, contributes }, []).filter(
    ([path]) => !path.some((name) => CODE.test(name)),
  );
  const keys = texts.map(([, text]) => /^%(.+)%$/.exec(text)?.[1]).filter((key) => key !== undefined);

  it('stand in the tables of the languages, and never in the manifest itself', () => {
    const sentences = texts
      .filter(([path, text]) => SHOWN.test(path.at(-1) ?? '') || /\s/.test(text))
      .filter(([, text]) => !/^%.+%$/.test(text))
      // A language is called the same everywhere.
      .filter(([path]) => !path.includes('aliases'))
      .map(([path, text]) => `${path.join('.')}: ${text}`);
    assert.deepEqual(sentences, []);
  });

  it('are all said in English, and nothing is that is not used', () => {
    assert.deepEqual(Object.keys(english).sort(), [...new Set(keys)].sort());
  });

  it('are said in Chinese', () => {
    assert.ok(languages.includes('zh-cn'));
  });

  for (const language of languages) {
    it(`are the same in ${language} as in English, in the same order`, () => {
      assert.deepEqual(Object.keys(tableOf(language)), Object.keys(english));
    });

    it(`have the same code, links and values in ${language}`, () => {
      for (const [key, text] of Object.entries(tableOf(language))) {
        assert.notEqual(text.trim(), '', key);
        assert.deepEqual(fixedPartsOf(text), fixedPartsOf(english[key] ?? ''), key);
      }
    });
  }

  it('are Chinese where they say more than a name', () => {
    const untranslated = Object.entries(tableOf('zh-cn')).filter(
      ([key, text]) => key !== SNIPPETS && !/\p{Script=Han}/u.test(text),
    );
    assert.deepEqual(untranslated, []);
  });

  it('name snippets that insert the same in every language, but are told of in it', () => {
    const inserted = (snippets: Snippets) =>
      Object.values(snippets).map(({ prefix, body }) => ({ prefix, body }));
    const told = (snippets: Snippets) =>
      Object.entries(snippets).flatMap(([name, { description }]) => [name, description]);
    const originals = snippetsOf(english);
    assert.ok(told(originals).length > 0);
    for (const language of languages) {
      const snippets = snippetsOf(tableOf(language));
      assert.deepEqual(inserted(snippets), inserted(originals));
      assert.deepEqual(
        told(snippets).filter((text) => told(originals).includes(text)),
        [],
      );
    }
  });

  it('end as sentences do where they describe', () => {
    for (const [key, text] of Object.entries(english)) {
      if (/description|picture/i.test(key)) assert.match(text, /[.)]$/, key);
    }
  });

  it('offer only commands that there are', () => {
    const declared = new Set(manifest.contributes.commands.map(({ command }) => command));
    const linked = Object.values(english).flatMap((text) =>
      [...text.matchAll(/\(command:([\w.]+)\)/g)].map(([, command]) => command ?? ''),
    );
    assert.ok(linked.length > 0);
    assert.deepEqual(
      linked.filter((command) => !declared.has(command)),
      [],
    );
  });
});
