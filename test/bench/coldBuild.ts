// Prints how many milliseconds the distance table takes in a process that has run nothing else: see `coldTime`.
import { DistanceTable } from '../../src/search/distanceTable.js';
import { runToEnd } from '../../src/search/drive.js';
import { GOAL } from './measure.js';

const begin = performance.now();
runToEnd(DistanceTable.build(GOAL));
console.log(performance.now() - begin);
