import { type Run, VERDICTS } from '../../search/comparison.js';
import { nameOfAlgorithm, nameOfHeuristic } from '../../words/comparison.js';
import type { Phrasebook } from '../../words/phrasebook.js';
import type { Column, Sort } from './protocol.js';

/** @returns runs by one of their columns; those that have nothing in it come last either way */
export function sorted<Some extends Run>(
  runs: readonly Some[],
  { column, descending }: Sort,
  phrases: Phrasebook,
): Some[] {
  const byName = new Intl.Collator(phrases.language).compare;
  const compare = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b));
  return [...runs].sort((some, other) => {
    const [a, b] = [keyOf(some, column, phrases), keyOf(other, column, phrases)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return descending ? compare(b, a) : compare(a, b);
  });
}

function keyOf(run: Run, column: Column, phrases: Phrasebook): number | string | undefined {
  if (column === 'algorithm') return nameOfAlgorithm(run, phrases);
  if (column === 'heuristic') return nameOfHeuristic(run, phrases);
  if (column === 'verdict') return VERDICTS.indexOf(run.verdict);
  return run.figures[column];
}
