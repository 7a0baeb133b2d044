import type { Run } from '../../panel/search/protocol.js';
import type { WordKey } from '../../words/phrasebook.js';

/** A line of pseudocode. */
export interface Line {
  readonly words: Extract<WordKey, `pseudocode.${string}.${string}`>;
  readonly indent: number;
  /** What comes to it, if the search tells of that. */
  readonly moment?: keyof Run['moments'];
}

const bestFirst = (expand: Line['words']): readonly Line[] => [
  { words: 'pseudocode.best-first.begin', indent: 0, moment: 'begin' },
  { words: 'pseudocode.best-first.loop', indent: 0 },
  { words: expand, indent: 1, moment: 'expand' },
  { words: 'pseudocode.best-first.found', indent: 1, moment: 'found' },
  { words: 'pseudocode.best-first.each', indent: 1 },
  { words: 'pseudocode.best-first.keep', indent: 2, moment: 'keep' },
  { words: 'pseudocode.best-first.cut', indent: 2, moment: 'cut' },
];

const breadthFirst = (begin: Line['words'], found: Line): readonly Line[] => [
  { words: begin, indent: 0, moment: 'begin' },
  { words: 'pseudocode.breadth-first.loop', indent: 0 },
  { words: 'pseudocode.breadth-first.expand', indent: 1, moment: 'expand' },
  { words: 'pseudocode.breadth-first.each', indent: 1 },
  { words: 'pseudocode.breadth-first.cut', indent: 2, moment: 'cut' },
  { words: 'pseudocode.breadth-first.keep', indent: 2, moment: 'keep' },
  found,
];

const deepening = (begin: Line['words'], bounded: 'f' | 'g'): readonly Line[] => [
  { words: begin, indent: 0, moment: 'begin' },
  { words: 'pseudocode.deepening.bound', indent: 0, moment: 'bound' },
  { words: `pseudocode.deepening.again.${bounded}`, indent: 1 },
  { words: 'pseudocode.deepening.expand', indent: 0, moment: 'expand' },
  { words: `pseudocode.deepening.cut.${bounded}`, indent: 1, moment: 'cut' },
  { words: 'pseudocode.deepening.found', indent: 1, moment: 'found' },
  { words: 'pseudocode.deepening.keep', indent: 1, moment: 'keep' },
];

/** Algorithms in words; those that no observer is told of have none. */
export const PSEUDOCODE: Readonly<Partial<Record<Run['method']['algorithm'], readonly Line[]>>> = {
  'a-star': bestFirst('pseudocode.best-first.a-star'),
  'weighted-a-star': bestFirst('pseudocode.best-first.weighted'),
  'greedy-best-first': bestFirst('pseudocode.best-first.greedy'),
  'uniform-cost': bestFirst('pseudocode.best-first.uniform'),
  'breadth-first': breadthFirst('pseudocode.breadth-first.begin', {
    words: 'pseudocode.breadth-first.found',
    indent: 2,
    moment: 'found',
  }),
  'reverse-breadth-first': breadthFirst('pseudocode.reverse.begin', {
    words: 'pseudocode.reverse.found',
    indent: 0,
    moment: 'found',
  }),
  bidirectional: [
    { words: 'pseudocode.bidirectional.begin', indent: 0, moment: 'begin' },
    { words: 'pseudocode.bidirectional.loop', indent: 0 },
    { words: 'pseudocode.bidirectional.expand', indent: 1, moment: 'expand' },
    { words: 'pseudocode.bidirectional.each', indent: 1 },
    { words: 'pseudocode.bidirectional.cut', indent: 2, moment: 'cut' },
    { words: 'pseudocode.bidirectional.keep', indent: 2, moment: 'keep' },
    { words: 'pseudocode.bidirectional.found', indent: 0, moment: 'found' },
  ],
  'ida-star': deepening('pseudocode.deepening.begin.h', 'f'),
  'iterative-deepening': deepening('pseudocode.deepening.begin.zero', 'g'),
  'depth-first': [
    { words: 'pseudocode.depth-first.begin', indent: 0, moment: 'begin' },
    { words: 'pseudocode.deepening.expand', indent: 0, moment: 'expand' },
    { words: 'pseudocode.depth-first.cut', indent: 1, moment: 'cut' },
    { words: 'pseudocode.deepening.found', indent: 1, moment: 'found' },
    { words: 'pseudocode.deepening.keep', indent: 1, moment: 'keep' },
  ],
};
