import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';

// Texts of all kinds, for properties that hold of any text.

const CASES = JSON.parse(readFileSync('test/fixtures/cases/visible.json', 'utf8')) as { text: string }[];
const REFERENCE = readFileSync('media/reference/format.md', 'utf8');

/** Puzzles as people write them, and the reference's examples. */
export const REAL_TEXTS: readonly string[] = [
  ...CASES.map(({ text }) => text),
  ...readdirSync('examples').map((name) => readFileSync(`examples/${name}`, 'utf8')),
  ...Array.from(REFERENCE.matchAll(/^```8puz\n([^]*?)^```$/gm), ([, block = '']) => block),
  REFERENCE,
];

/** What the format's meaning hangs on. */
const TOKENS = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '15', '16', '19', '99', '100'],
  ...['x', 'X', '0', '_', '.', '*', '□', '⬜'],
  ...[' ', ' ', ' ', ' ', '  ', '\t', '\u3000', '\u00a0'],
  ...['\n', '\n', '\n', '\n\n', '\r\n', '\r', '\u2028', '\n \t\n'],
  ...[',', ', ', ';', '|', '/', ' / ', '[', ']', '{', '}', '(', ')', '"', "'", '`'],
  ...['->', ' -> ', '=>', '→', '⇒', '--->', '-', '=', '>'],
  ...['#', '//', '/*', '*/', '# text', '\\n', '\\t', '\\'],
  ...['goal:', 'goal: spiral', 'Target:', '目标:', 'goal: none', 'start:', 'initial state:', '初始：'],
  ...[
    '目标状态：',
    '目标：螺旋',
    '目标: 没有',
    'goal: spiral1',
    '初始狀態:',
    '解法：',
    '２',
    '３',
    '０',
    '２３４１５０７６８',
  ],
  ...['u', 'l', 'd', 'r', 'ul2', 'up', 'left', 'moves:', 'answer:', 'solution: ', 'moves', '19 moves'],
  ...['unsolvable', 'no solution', '-1', '无解', 'distance: '],
  ...['+---+', '|---|', '┌─┐', ':-:', '```8puz\n', '```\n', '~~~', '\ufeff', '🙂', '\ud83d', 'int a[9] = '],
  ...['2 3 4 1 5 x 7 6 8', '23415x768', '2 3 4\n1 5 x\n7 6 8', '4 1 2\n5 x 3', '1 2\n3 x', '4 1 2 5 x 3'],
];

const anyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Any code units, halves of surrogate pairs too.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const tokens = fc
  .array(fc.nat({ max: TOKENS.length - 1 }), { maxLength: 40 })
  .map((drawn) => drawn.map((token) => TOKENS[token]).join(''));

/** One change to a text: which, where from, as long as, and where to; the places as parts of the whole. */
const mutation = fc.tuple(fc.nat({ max: 5 }), fc.nat(), fc.nat({ max: 12 }), fc.nat());

const mutated = fc
  .tuple(fc.nat({ max: REAL_TEXTS.length - 2 }), fc.array(mutation, { minLength: 1, maxLength: 6 }))
  .map(([real, mutations]) => mutations.reduce(mutate, REAL_TEXTS[real] ?? ''));

function mutate(text: string, [kind, from, length, to]: [number, number, number, number]): string {
  const start = from % (text.length + 1);
  const end = Math.min(text.length, start + length);
  const other = to % (text.length + 1);
  const piece = text.slice(start, end);
  switch (kind) {
    case 0:
      return text.slice(0, start) + String(TOKENS[to % TOKENS.length]) + text.slice(start);
    case 1:
      return text.slice(0, start) + text.slice(end);
    case 2:
      return text.slice(0, other) + piece + text.slice(other);
    case 3: {
      const real = REAL_TEXTS[to % (REAL_TEXTS.length - 1)] ?? '';
      return text.slice(0, start) + real.slice(to % (real.length + 1)) + text.slice(end);
    }
    case 4:
      return text.slice(0, start) + Array.from(piece).reverse().join('') + text.slice(end);
    default:
      return text.slice(0, start) + piece.repeat(2) + text.slice(start);
  }
}

/** Any text: of any signs, of the format's own, and real ones with changes. */
export const ANY_TEXT = fc.oneof(
  { arbitrary: anyString, weight: 1 },
  { arbitrary: tokens, weight: 3 },
  { arbitrary: mutated, weight: 3 },
);
