import assert from 'node:assert/strict';
import { puzzleFences } from '../../../src/notation/fences.js';

/** @returns the text in the fences of puzzles */
function fenced(markdown: string): string[] {
  return puzzleFences(markdown).map(({ start, end }) => markdown.slice(start, end));
}

describe('the fenced blocks of Markdown', () => {
  const blocks: Record<string, [markdown: string, found: string[]]> = {
    'are found': ['# A\n\n```8puz\n1 2\n```\n\ntext\n\n```8puz\n3 4\n```\n', ['1 2\n', '3 4\n']],
    'are found with tildes': ['~~~8puz\n1 2\n~~~', ['1 2\n']],
    'are found with CRLF': ['```8puz\r\n1 2\r\n```\r\n', ['1 2\r\n']],
    'are found when they are empty': ['```8puz\n```', ['']],
    'are found with a space before the language': ['``` 8puz\n1 2\n```', ['1 2\n']],
    'are found with words behind the language': ['```8puz title="x"\n1 2\n```', ['1 2\n']],
    'are found in the form of Pandoc': ['```{.8puz}\n1 2\n```\n\n```{8puz}\n3\n```', ['1 2\n', '3\n']],
    'are found indented by up to three spaces': ['   ```8puz\n1 2\n  ```', ['1 2\n']],
    'are no blocks indented by four': ['    ```8puz\n1 2\n', []],
    'go on to the end where none closes them': ['```8puz\n1 2', ['1 2']],
    'go on to the end, even if that is at once': ['```8puz', ['']],
    'of other languages are passed by': ['```js\n1 2\n```\n\n```8puzzle\n1\n```\n\n```\n1\n```', []],
    'hold other fences': ['````8puz\n```\n1 2\n```\n````', ['```\n1 2\n```\n']],
    'are closed by a longer fence': ['```8puz\n1 2\n`````', ['1 2\n']],
    'are not closed by the other sign': ['```8puz\n1 2\n~~~\n3\n```', ['1 2\n~~~\n3\n']],
    'are not closed by what has words behind it': ['```8puz\n1 2\n``` x\n3\n```', ['1 2\n``` x\n3\n']],
    'are none within a block of another language': ['````md\n```8puz\n1 2\n```\n````', []],
    'are no spans of code': ['```8puz``` is a span\n1 2', []],
  };
  for (const [name, [markdown, found]] of Object.entries(blocks)) {
    it(name, () => {
      assert.deepEqual(fenced(markdown), found);
    });
  }
});
