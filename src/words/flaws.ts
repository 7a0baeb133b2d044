import type { Flaw, TileFaults } from '../notation/flaws.js';
import { BLANK, type Shape, cellCount } from '../puzzle/board.js';
import { sequence } from './joining.js';
import type { Phrasebook } from './phrasebook.js';

/** @returns what a flaw is, as a clause without a capital or a full stop */
export function describeFlaw(flaw: Flaw, phrases: Phrasebook): string {
  switch (flaw.code) {
    case 'foreign-word':
      return phrases.say('flaw.foreign-word', { word: shortened(flaw.word) });
    case 'wrong-count': {
      const { rows, columns } = flaw.shape;
      const cells = cellCount(flaw.shape);
      const count = phrases.count('flaw.wrong-count', flaw.found, {
        found: flaw.found,
        rows,
        columns,
        cells,
      });
      // When much is missing the count says it all; when little is, name it.
      const isNearlyWhole = flaw.faults.missing.length <= MOST_NAMED;
      const faults = isNearlyWhole ? flaw.faults : { ...flaw.faults, missing: [] };
      return phrases.list([count, ...describeFaults(faults, flaw.shape, phrases)], 'clauses');
    }
    case 'wrong-tiles':
      return phrases.list(describeFaults(flaw.faults, flaw.shape, phrases), 'clauses');
    case 'ragged-row': {
      const { row, found, columns } = flaw;
      return phrases.count('flaw.ragged-row', found, { row, found, columns });
    }
    case 'too-large':
      return phrases.say('flaw.too-large', { found: phrases.number(flaw.found), limit: flaw.limit });
    case 'lonely-arrow':
      return phrases.say(`flaw.lonely-arrow.${flaw.missing}`);
    case 'unknown-goal':
      return phrases.say('flaw.unknown-goal', { word: shortened(flaw.word) });
    case 'empty-goal':
    case 'lonely-answer':
      return phrases.say(`flaw.${flaw.code}`);
    case 'shapes-differ':
      return phrases.say('flaw.shapes-differ', { start: shapeName(flaw.start), goal: shapeName(flaw.goal) });
  }
}

/** So many missing tiles are still named one by one in a count that is wrong. */
const MOST_NAMED = 3;
/** Of more tiles than this, the first ones are named. */
const MOST_LISTED = 5;
const LONGEST_WORD = 40;

function shortened(word: string): string {
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word;
}

function describeFaults(
  { twice, missing, outside }: TileFaults,
  shape: Shape,
  phrases: Phrasebook,
): string[] {
  const { rows, columns } = shape;
  const tiles = (all: readonly number[]) => all.filter((tile) => tile !== BLANK);
  const found: string[] = [];
  const list = (all: readonly number[]) =>
    all.length > MOST_LISTED ? sequence([...all.slice(0, MOST_LISTED), '…'], phrases) : phrases.list(all);
  const [doubled, absent] = [tiles(twice), tiles(missing)];
  if (doubled.length > 0) found.push(phrases.count('flaw.twice', doubled.length, { tiles: list(doubled) }));
  if (twice.includes(BLANK)) found.push(phrases.say('flaw.twice.blank'));
  if (outside.length > 0) {
    found.push(phrases.count('flaw.outside', outside.length, { tiles: list(outside), rows, columns }));
  }
  if (absent.length > 0) found.push(phrases.count('flaw.missing', absent.length, { tiles: list(absent) }));
  if (missing.includes(BLANK)) found.push(phrases.say('flaw.missing.blank'));
  return found;
}

function shapeName({ rows, columns }: Shape): string {
  return `${rows}×${columns}`;
}
