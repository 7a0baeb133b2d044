import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRegistry, loadConfiguration } from 'vscode-tmgrammar-test/dist/common/index.js';
import { parseGrammarTestCase, runGrammarTestCase } from 'vscode-tmgrammar-test/dist/unit/index.js';
import { Scanner } from '../../../src/notation/scan.js';

const FOLDER = 'test/grammar';
const TILE = 'constant.numeric.tile.8puz';
const BLANK = 'keyword.other.blank.8puz';
const LENGTH = 'constant.numeric.length.8puz';

/** The grammars that package.json contributes, and one that stands for VS Code's of Markdown. */
const registry = createRegistry([
  ...loadConfiguration('package.json', undefined, undefined).grammars,
  { path: `${FOLDER}/markdown.tmLanguage.json`, scopeName: 'text.html.markdown' },
]);

/** A piece of a text, with the innermost scope that the grammar gives it. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly scope: string | undefined;
}

async function tokensOf(text: string): Promise<Token[]> {
  const grammar = await registry.loadGrammar('source.8puz');
  assert.ok(grammar);
  const tokens: Token[] = [];
  let state: Parameters<typeof grammar.tokenizeLine>[1] = null;
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    for (const { startIndex, endIndex, scopes } of result.tokens) {
      const [, ...own] = scopes;
      tokens.push({
        text: line.slice(startIndex, endIndex),
        start: lineStart + startIndex,
        scope: own.at(-1),
      });
    }
    lineStart += line.length + 1;
  }
  return tokens;
}

describe('the grammar colours', () => {
  for (const file of readdirSync(FOLDER).filter((name) => !name.endsWith('.json'))) {
    it(`what ${file} says`, async () => {
      const spec = parseGrammarTestCase(readFileSync(`${FOLDER}/${file}`, 'utf8'));
      const failures = await runGrammarTestCase(registry, spec);
      const lines = failures.map(({ line, srcLine, start, end, missing, unexpected, actual }) => {
        const token = spec.source[srcLine]?.slice(start, end) ?? '';
        const wrong = [...missing.map((scope) => `no ${scope}`), ...unexpected];
        return `${FOLDER}/${file}:${line + 1}: “${token}” has ${wrong.join(', ')} in ${actual.join(' ')}`;
      });
      assert.deepEqual(lines, []);
    });
  }
});

/** The examples of the reference, without what the extension makes of them. */
const EXAMPLES = [
  ...readFileSync('media/reference/format.md', 'utf8').matchAll(/^```8puz\n(.*?)^```$/gms),
].map(([, example = '']) => example.replaceAll(/^>>.*\n/gm, ''));

/** @returns the words of a text that keep their colour */
async function plainWords(text: string): Promise<string[]> {
  const plain = (await tokensOf(text)).filter(({ scope }) => scope === undefined);
  return plain.flatMap(({ text: token }) => token.split(/\s+/).filter(Boolean));
}

describe('the grammar leaves without a colour', () => {
  it('of the reference, only the words of code', async () => {
    assert.deepEqual(await plainWords(EXAMPLES.join('\n')), ['const', 'int', 'start', '=']);
  });

  it('of the snippets, nothing', async () => {
    const snippets = JSON.parse(readFileSync('media/language/snippets.json', 'utf8')) as Record<
      string,
      { body: string[] }
    >;
    for (const { body } of Object.values(snippets)) {
      // ${1:text} stands for its text, ${1|one,two|} here for each of several on a line of its own, $0 for nothing.
      const text = body
        .flatMap((line) => {
          const choice = /^(.*)\$\{\d+\|(.*)\|\}$/.exec(line);
          return choice?.[2]?.split(',').map((chosen) => `${choice[1]}${chosen}`) ?? line;
        })
        .join('\n')
        .replaceAll(/\$\{\d+:(.*?)\}|\$0/g, '$1');
      assert.deepEqual(await plainWords(text), []);
    }
  });
});

describe('the grammar and the scanner', () => {
  const cases = JSON.parse(readFileSync('test/fixtures/cases/visible.json', 'utf8')) as { text: string }[];
  for (const [name, texts] of Object.entries({
    'the reference': EXAMPLES,
    'judges and courses': cases.map(({ text }) => text),
  })) {
    it(`find the same squares in the texts of ${name}`, async () => {
      for (const text of texts) assert.equal(await colouredSquares(text), scannedSquares(text));
    });
  }
});

/** @returns a text with 1 for what the scanner reads as tiles, x for blanks, and - for all else but line ends */
function scannedSquares(text: string): string {
  const scanner = new Scanner(text);
  const squares = nothingOf(text);
  while (scanner.next() !== 'text-end') {
    const { kind, tile, start, end } = scanner;
    if (kind === 'square') squares.fill(tile === 0 ? 'x' : '1', start, end);
  }
  return squares.join('');
}

/** @returns the same for what has the colours of tiles and blanks; a number of moves has that of tiles */
async function colouredSquares(text: string): Promise<string> {
  const signs: Record<string, string> = { [TILE]: '1', [BLANK]: 'x', [LENGTH]: '1' };
  const squares = nothingOf(text);
  for (const { text: token, start, scope = '' } of await tokensOf(text)) {
    const sign = signs[scope];
    if (sign) squares.fill(sign, start, start + token.length);
  }
  return squares.join('');
}

function nothingOf(text: string): string[] {
  return text.replaceAll(/./g, '-').split('');
}
