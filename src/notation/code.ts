import type { Mark } from './marks.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import { Row } from './row.js';

// Telling a puzzle in code from the code about it.

/** From this many squares on, a list in brackets or quotes is taken for part of a puzzle, and what stands about it for code. */
const LIST_SQUARES = 3;

/** Tells as rows come whether they have both a list that may be a puzzle, and words about it that are no part of one. */
export class CodeWatch {
  private hasWords = false;
  private hasList = false;

  add(row: Row): void {
    this.hasWords ||= row.foreign !== undefined && !isList(row);
    this.hasList ||= isEnclosedList(row);
  }

  get isCode(): boolean {
    return this.hasWords && this.hasList;
  }
}

/** In code, the puzzle is what stands in lists; names, types and sizes about it are nobody's mistake. Rests in between. */
export function* withoutCode(
  items: readonly (Row | Mark)[],
): Generator<typeof REST, readonly (Row | Mark)[], void> {
  const kept: (Row | Mark)[] = [];
  let parted = false;
  for (let at = 0; at < items.length; at++) {
    if (at % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    const item = items[at]!;
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

function isEnclosedList(row: Row): boolean {
  return row.notes.enclosed && isList(row) && row.count + row.notes.foreignCount >= LIST_SQUARES;
}
