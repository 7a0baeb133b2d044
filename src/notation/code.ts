import type { Mark } from './marks.js';
import { Row } from './row.js';

// Telling a puzzle in code from the code about it.

/** From this many squares on, a list in brackets or quotes is taken for part of a puzzle, and what stands about it for code. */
const LIST_SQUARES = 3;

/** @returns whether items have both a list that may be a puzzle, and words about it that are no part of one */
export function holdsCode(items: readonly (Row | Mark)[]): boolean {
  return items.some(isWords) && items.some(isEnclosedList);
}

/** In code, the puzzle is what stands in lists; names, types and sizes about it are nobody's mistake. */
export function withoutCode(items: readonly (Row | Mark)[]): (Row | Mark)[] {
  const kept: (Row | Mark)[] = [];
  let parted = false;
  for (const [at, item] of items.entries()) {
    if (item instanceof Row && isList(item)) {
      kept.push(parted ? item.behindCode() : item);
      parted = false;
    } else if (!(item instanceof Row) && isBetweenLists(item, items[at - 1], items[at + 1])) {
      kept.push(item);
    } else {
      // A word, or an arrow that is code too, as in pointer->member.
      parted ||= !(item instanceof Row) || item.foreign !== undefined;
    }
  }
  return kept;
}

/** @returns whether a mark of a block with code belongs to a puzzle */
function isBetweenLists(mark: Mark, before: Row | Mark | undefined, after: Row | Mark | undefined): boolean {
  if (mark.kind === 'arrow') return isList(before) && isList(after);
  return mark.kind !== 'answer' && isList(after);
}

/** @returns whether an item may be meant as squares, though perhaps not all of them are: more than a third of strange words are too many */
function isList(item: Row | Mark | undefined): boolean {
  if (!(item instanceof Row)) return false;
  const { count, notes } = item;
  return count > 1 && count >= 2 * notes.foreignCount;
}

function isEnclosedList(item: Row | Mark): boolean {
  if (!(item instanceof Row) || !item.notes.enclosed || !isList(item)) return false;
  return item.count + item.notes.foreignCount >= LIST_SQUARES;
}

function isWords(item: Row | Mark): boolean {
  return item instanceof Row && item.foreign !== undefined && !isList(item);
}
