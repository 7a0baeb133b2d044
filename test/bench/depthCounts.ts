// Counts the boards at each distance from the goal anew, for shapes too large for a unit test, and holds the
// counts against the known ones in test/fixtures/cases/depth-counts:
//
//   npm run bench:depth-counts                2×5, 2×6 and 3×4
//   npm run bench:depth-counts -- 2x5         some
import type { Shape } from '../../src/puzzle/board.js';
import { depthCounts } from '../unit/cases.js';
import { layerCounts } from './layerSearch.js';

const LARGE = ['2x5', '2x6', '3x4'];

/** @returns whether all counts are the known ones */
function check(shape: Shape): boolean {
  const expected = depthCounts(shape).counts;
  const begin = performance.now();
  const found = [...layerCounts(shape)];
  const seconds = (performance.now() - begin) / 1000;

  console.log(`\n${shape.rows}×${shape.columns}\n\n| distance | found | known |\n| --: | --: | --: |`);
  const layers = Math.max(found.length, expected.length);
  let isRight = true;
  for (let distance = 0; distance < layers; distance++) {
    const [here, known] = [found[distance] ?? 0, expected[distance] ?? 0];
    const isSame = here === known;
    isRight &&= isSame;
    console.log(`| ${distance} | ${here} | ${known} |${isSame ? '' : ' differs'}`);
  }
  const boards = found.reduce((sum, count) => sum + count, 0);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    `\n${boards} boards in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB at most so far: ${isRight ? 'as known' : 'NOT AS KNOWN'}.`,
  );
  return isRight;
}

const asked = process.argv.slice(2);
const results = (asked.length > 0 ? asked : LARGE).map((name) => {
  const [rows = NaN, columns = NaN] = name.split('x').map(Number);
  return check({ rows, columns });
});
if (results.includes(false)) process.exitCode = 1;
