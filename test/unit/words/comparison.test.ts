import assert from 'node:assert/strict';
import {
  describeFigure,
  describeOptimum,
  describeVerdict,
  nameOfMethod,
} from '../../../src/words/comparison.js';
import { comparisonAsCsv, comparisonAsMarkdown } from '../../../src/words/comparisonTable.js';
import { CHINESE } from '../bundles.js';
import { BREADTH_FIRST, DEEPENING, GREEDY, PHRASES, aRun } from '../runs.js';

describe('what is said of a comparison', () => {
  it('names methods, with a heuristic where they go by one', () => {
    assert.equal(nameOfMethod(aRun(), PHRASES), 'A* with Manhattan distance');
    assert.equal(nameOfMethod(BREADTH_FIRST, PHRASES), 'Breadth-first search');
  });

  it('tells figures with as many digits as tell something', () => {
    const told = (figure: 'milliseconds' | 'bytes' | 'expanded', value: number) =>
      describeFigure(figure, value, PHRASES);
    assert.equal(told('milliseconds', 0.01234), '0.012');
    assert.equal(told('milliseconds', 1.234), '1.23');
    assert.equal(told('milliseconds', 98.76), '98.8');
    assert.equal(told('milliseconds', 12345.6), '12,346');
    assert.equal(told('milliseconds', 0), '0');
    assert.equal(told('bytes', 89), '89 B');
    assert.equal(told('bytes', 1_315_584), '1.32 MB');
    assert.equal(told('bytes', 25_000), '25 kB');
    assert.equal(told('expanded', 1234567), '1,234,567');
  });

  it('tells of a solution that is too long how long it should be', () => {
    assert.equal(describeVerdict(GREEDY, 19, PHRASES), 'no, the shortest have 19');
    assert.equal(describeVerdict(DEEPENING, 19, PHRASES), 'gave up: time; at least 17');
    assert.equal(describeVerdict(aRun(), 19, PHRASES), 'guaranteed');
    const open = aRun({ verdict: 'open', atLeast: 41 });
    assert.equal(describeVerdict(open, undefined, PHRASES), 'not known, at least 41');
  });
});

describe('what runs tell of a shortest solution', () => {
  it('is its length, or the bounds that they have found', () => {
    const told = (runs: Parameters<typeof describeOptimum>[0], optimum?: number) =>
      describeOptimum(runs, optimum, PHRASES);
    assert.equal(told([aRun()], 19), 'A shortest solution has 19 moves.');
    assert.equal(told([DEEPENING]), 'A shortest solution has at least 17 moves.');
    assert.equal(told([DEEPENING, GREEDY]), 'A shortest solution has 17 to 25 moves.');
    assert.equal(told([GREEDY]), '');
  });
});

describe('a comparison in Markdown', () => {
  it('is a table whose source is aligned, too, and where nothing is mark-up', () => {
    const lines = comparisonAsMarkdown([aRun(), GREEDY], 19, PHRASES).trimEnd().split('\n');
    assert.equal(lines.length, 4);
    assert.equal(new Set(lines.map((line) => line.length)).size, 1, lines.join('\n'));
    assert.match(lines[0]!, /^\| Algorithm +\| Heuristic +\| Shortest\? +\| +Moves \|/);
    assert.match(lines[0]!, /\| +b\\\* \|$/);
    assert.match(lines[1]!, /^\| :-+ \| :-+ \| :-+ \| -+: \|/);
    assert.match(
      lines[2]!,
      /^\| A\\\* +\| Manhattan distance +\| guaranteed +\| +19 \| +1,234 \| +\| +\| +1.32 MB/,
    );
    assert.match(lines[3]!, /no, the shortest have 19 \| +25 \|/);
  });

  it('is aligned in Chinese, whose signs are twice as wide', () => {
    const lines = comparisonAsMarkdown([aRun(), GREEDY], 19, CHINESE).trimEnd().split('\n');
    assert.match(lines[0]!, /^\| 算法 +\| 启发函数 +\| 是否最短 +\|/);
    const widths = lines.map((line) => line.length + (line.match(/\P{ASCII}/gu) ?? []).length);
    assert.equal(new Set(widths).size, 1, lines.join('\n'));
  });

  it('keeps a cell a cell, whatever is in it', () => {
    const failed = aRun({ verdict: 'failed', figures: {}, reason: 'a | b\n<b>' });
    const table = comparisonAsMarkdown([failed], undefined, PHRASES);
    assert.equal(table.trimEnd().split('\n').length, 3);
    assert.ok(table.includes('broke off: a \\| b \\<b>'));
  });
});

describe('a comparison in CSV', () => {
  it('has plain numbers, and quotes where they are needed', () => {
    const [header, greedy, breadthFirst, end] = comparisonAsCsv([GREEDY, BREADTH_FIRST], 19, PHRASES).split(
      '\r\n',
    );
    assert.equal(
      header,
      'Algorithm,Heuristic,Shortest?,Moves,Expanded,Generated,Largest frontier,Memory (estimate),Time (ms),b*',
    );
    assert.equal(
      greedy,
      'Greedy best-first search,pattern databases,"no, the shortest have 19",25,40,,,,12.34,',
    );
    assert.equal(breadthFirst, 'Breadth-first search,,guaranteed,19,50000,,,,5,');
    assert.equal(end, '');
  });

  it('doubles quotes', () => {
    const failed = aRun({ verdict: 'failed', figures: {}, reason: 'no "room"' });
    assert.ok(comparisonAsCsv([failed], undefined, PHRASES).includes('"broke off: no ""room"""'));
  });
});
