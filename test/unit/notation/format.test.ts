import assert from 'node:assert/strict';
import { formatted } from './formatted.js';

const FIFTEEN = '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 x\n';
const IN_COLUMNS = ' 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  x\n';

describe('a text is formatted', () => {
  const cases: Record<string, [text: string, done: string]> = {
    'with squares in columns': [FIFTEEN, IN_COLUMNS],
    'with one space between small tiles': ['2  3 4\n 1\t5 x\n7 6\u30008', '2 3 4\n1 5 x\n7 6 8\n'],
    'with a start and its goal alike': ['1 2\n3 x\n->\n 10 1\n2 3\n', ' 1  2\n 3  x\n->\n10  1\n 2  3\n'],
    'with the separators that it has': ['1,2 ,3\n4 , 5,x\n', '1, 2, 3\n4, 5, x\n'],
    'with a separator at the end of rows': ['1,2 ,\n3,x ;\n', '1, 2,\n3, x;\n'],
    'with Chinese separators': ['1， 2，3，x\n', '1，2，3，x\n'],
    'with one space in boards on one line': ['2  3 4   1 5 x 7 6 8\n', '2 3 4 1 5 x 7 6 8\n'],
    'with no columns for a single line of large tiles': [
      '1 2  3 4 5 6 7 8 9 10 11 x\n',
      '1 2 3 4 5 6 7 8 9 10 11 x\n',
    ],
    'with lines of large tiles in columns': [
      '1 2 3 4 5 6 7 8 9 10 11 x\n11 2 3 4 5 6 7 8 9 10 1 x\n',
      ' 1  2  3  4  5  6  7  8  9 10 11  x\n11  2  3  4  5  6  7  8  9 10  1  x\n',
    ],
    'with space about arrows': [
      '23415x768->1238x4765\n1 2 3 x=>  x 1 2 3\n',
      '23415x768 -> 1238x4765\n1 2 3 x => x 1 2 3\n',
    ],
    'with space about slashes': ['2 3 4/1 5 x /7 6 8\n', '2 3 4 / 1 5 x / 7 6 8\n'],
    'with slashes between words as they are': ['234/15x/768->123/8x4/765\n', '234/15x/768 -> 123/8x4/765\n'],
    'with one space behind labels': [
      'goal:spiral  # c\n goal:   1 2 3 x\nstart:\n目标：1 2 3 x\n',
      'goal: spiral  # c\ngoal: 1 2 3 x\nstart:\n目标： 1 2 3 x\n',
    ],
    'with full-width digits as they are': ['２　３\n１　０\n', '２ ３\n１ ０\n'],
    'with rows below a label as far in as the first': ['goal: 1 2\n        3 x\n', 'goal: 1 2\n      3 x\n'],
    'with comments behind rows where they are': ['1  2 # a\n3 x   // b  \n', '1 2 # a\n3 x   // b\n'],
    'with space before comments': ['1 2# a\n3 x/* b */\n', '1 2 # a\n3 x /* b */\n'],
    'with comments between rows': ['1 2\n# c\n10 x\n', ' 1  2\n# c\n10  x\n'],
    'with one blank line at most': ['\n \n1 2\n3 x\n\n \t\n\n1 2\n3 x\n\n', '1 2\n3 x\n\n1 2\n3 x\n'],
    'with one line end at its end': ['1 2\n3 x', '1 2\n3 x\n'],
    'with CRLF': ['1  2\r\n3 x  \r\n\r\n\r\n1 2\r\n3 x', '1 2\r\n3 x\r\n\r\n1 2\r\n3 x\r\n'],
    'behind a byte order mark': ['\ufeff\n 1 2\n3 x\n', '\ufeff1 2\n3 x\n'],
    'to nothing when it is blank': [' \n\t\n  ', ''],
  };
  for (const [name, [text, done]] of Object.entries(cases)) {
    it(name, () => {
      assert.equal(formatted(text), done);
    });
  }
});

describe('a text keeps', () => {
  const kept: Record<string, string> = {
    'its words and blanks': '23415□768\n\n2 3 4\n1 5 _\n7 6 8\n',
    'its answers': '1 2 3 x\n  u  l,d   # c\n 19  moves\nanswer:   19\n',
    'its code': 'int a[9] = {\n  2,3,4,\n  1,5,0,\n  7,6,8 };\n',
    'its code in quotes': 's = "\n  2 3 4\n  1 5 x\n"\n',
    'its frames': '+---+---+\n| 1 |  2|\n+---+---+\n| 3 | x |\n+---+---+\n',
    'its tables': '|1|2|\n|:-:|:-:|\n|3|x|\n',
    'its boxes': '┌──┐\n 1  2\n 3  x\n└──┘\n',
    'its long comments': '1 2\n3 x\n\n/* a  \n\n\n  1   2\n  */\n',
    'a long comment that is open': '/* a  \n\n\n',
    'lines of other words': 'see  also:  1   2\n',
    'rows that begin with a separator': ', 1  2\n',
    'the comments of its first line': '#  a   b\n  //   c\n',
    'a number below a board': '2 3 4\n1 5 x\n7 6 8\n19\n',
  };
  for (const [name, text] of Object.entries(kept)) {
    it(name, () => {
      assert.equal(formatted(text), text);
    });
  }

  it('the layout of examples, with white space at line ends alone cut', () => {
    assert.equal(formatted('a = [1, 2,  \n  3, 0]\t\n# c \u3000\n'), 'a = [1, 2,\n  3, 0]\n# c\n');
  });
});
