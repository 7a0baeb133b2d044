import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const { wordPattern, onEnterRules } = JSON.parse(
  readFileSync('media/language/language-configuration.json', 'utf8'),
) as {
  readonly wordPattern: { readonly pattern: string; readonly flags: string };
  readonly onEnterRules: readonly {
    readonly beforeText: string;
    readonly afterText: string;
    readonly action: { readonly appendText: string };
  }[];
};

describe('the language', () => {
  const words: Record<string, string[]> = {
    '2 10 x,_;. *|□': ['2', '10', 'x', '_', '.', '*', '□'],
    '23415x768->1238x4765': ['23415x768', '1238x4765'],
    '234/15x/768 {{2,3}} "4"': ['234', '15x', '768', '2', '3', '4'],
    'goal: blank-last # 目标：spiral': ['goal', 'blank-last', '目标', 'spiral'],
    'u2l3, UL solution: -1': ['u2l3', 'UL', 'solution', '-1'],
  };
  for (const [text, expected] of Object.entries(words)) {
    it(`has the words of ${text}`, () => {
      assert.deepEqual(text.match(new RegExp(wordPattern.pattern, `g${wordPattern.flags}`)), expected);
    });
  }

  const breaks: Record<string, string | undefined> = {
    '# one |two': '# ',
    '2 3 x # one |two': '# ',
    '// one # |two': '// ',
    '# see http://one |two': '# ',
    '# one|': undefined,
    '2 3 |x # one': undefined,
  };
  for (const [text, expected] of Object.entries(breaks)) {
    it(`goes on with ${expected ?? 'nothing'} when a line is broken at ${text}`, () => {
      const [before = '', after = ''] = text.split('|');
      const rule = onEnterRules.find(
        ({ beforeText, afterText }) =>
          new RegExp(beforeText).test(before) && new RegExp(afterText).test(after),
      );
      assert.equal(rule?.action.appendText, expected);
    });
  }
});
