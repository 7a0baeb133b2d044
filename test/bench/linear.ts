// Prints how the time of reading grows with a text's length, for texts that would make a careless reader slow:
//
//   npm run bench:linear
//
// Four times the length should take about four times as long, so the ratios are to stay well below 8.
import { puzzleFences } from '../../src/notation/fences.js';
import { formatEdits } from '../../src/notation/format.js';
import { read } from '../../src/notation/parse.js';
import { NASTY } from '../unit/notation/nasty.js';
import { blankLast } from '../unit/boards';
import { time } from './measure.js';

const LENGTH = 100_000;
const WORK = {
  read: (text: string) => read(text, blankLast),
  format: (text: string) => formatEdits(text),
  fences: (text: string) => puzzleFences(text),
};

console.log(`| text of ${LENGTH} signs | work | ms | ms, four times as long | ratio |`);
console.log('| --- | --- | --: | --: | --: |');
for (const [name, generate] of Object.entries(NASTY)) {
  for (const [work, run] of Object.entries(WORK)) {
    const [short, long] = [LENGTH, 4 * LENGTH].map((length) => {
      const text = generate(length);
      return time(() => run(text));
    }) as [number, number];
    const ratio = (long / short).toFixed(1);
    console.log(`| ${name} | ${work} | ${short.toPrecision(3)} | ${long.toPrecision(3)} | ${ratio} |`);
  }
}
