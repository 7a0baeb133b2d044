import { holdsCode, withoutCode } from './code.js';
import type { TextRange } from './flaws.js';
import { Row } from './row.js';
import { Scanner, type TokenKind } from './scan.js';

/** The sign that what stands before it is a start, and what stands behind it a goal. */
export type Arrow = TextRange;

/** What stands together in a text, between blank lines. */
export interface Block {
  /** The rows before, between and behind its arrows, and so one list more than there are arrows. */
  readonly segments: readonly (readonly Row[])[];
  readonly arrows: readonly Arrow[];
  /** Whether code was left out about it. */
  readonly isCode: boolean;
}

/**
 * Gathers the tokens of a text to rows and blocks, one block after the other.
 * Blank lines part blocks, but not about an arrow: that holds together what
 * stands before and behind it.
 */
export function blocksOf(text: string): Generator<Block, undefined> {
  return new Gatherer(text).blocks();
}

/** Ends a row at line ends, arrows, brackets, and those quotes that hold more than one square. */
class Gatherer {
  private readonly scanner: Scanner;
  private items: (Row | Arrow)[] = [];
  /** Whether a blank line stands before the token that is reached. */
  private parted = false;

  // What encloses the token that is reached, as far back as its block goes.
  private depth = 0;
  private quoted = false;
  /** Whether the quote reached last and the next one hold a single square. */
  private quotesSquare = false;

  // The row that is being gathered. It has the first `count` of the tiles.
  private readonly tiles: number[] = [];
  private count = 0;
  private start = -1;
  private end = -1;
  private foreign: TextRange | undefined;
  private foreignCount = 0;
  private enclosed = false;

  constructor(private readonly text: string) {
    this.scanner = new Scanner(text);
  }

  *blocks(): Generator<Block, undefined> {
    while (this.scanner.next() !== 'text-end') {
      const block = this.parted && this.beginsBlock() ? this.endBlock() : undefined;
      if (block) yield block;
      this.add(this.scanner.kind);
    }
    this.endRow();
    const block = this.endBlock();
    if (block) yield block;
  }

  /** @returns whether the token that is reached begins a block, if a blank line stands before it */
  private beginsBlock(): boolean {
    const { kind } = this.scanner;
    if (kind === 'line-end' || kind === 'blank-line' || kind === 'arrow') return false;
    return this.items.length === 0 || this.items.at(-1) instanceof Row;
  }

  private add(kind: TokenKind): void {
    if (kind === 'line-end' || kind === 'blank-line') {
      this.endRow();
      this.parted ||= kind === 'blank-line';
      return;
    }
    this.parted = false;
    if (kind === 'square' || kind === 'foreign') this.addWord(kind);
    else if (kind === 'arrow') this.addArrow();
    else if (kind !== 'text-end') this.passMark(kind);
  }

  private addWord(kind: 'square' | 'foreign'): void {
    const { start, end, tile } = this.scanner;
    if (this.start < 0) this.start = start;
    this.end = end;
    if (kind === 'square') {
      this.tiles[this.count++] = tile;
    } else {
      this.foreign ??= { start, end };
      this.foreignCount++;
    }
  }

  private addArrow(): void {
    this.endRow();
    this.items.push({ start: this.scanner.start, end: this.scanner.end });
  }

  private passMark(kind: 'opening' | 'closing' | 'quote'): void {
    if (kind === 'opening') this.depth++;
    else if (kind === 'closing') this.depth = Math.max(0, this.depth - 1);
    else this.quoted = !this.quoted;
    // A bracket or quote that closes what another selection or an earlier line opened encloses too.
    if (kind !== 'quote' || this.quoteParts()) this.endRow(true);
  }

  /** @returns whether the quote parts what stands at its sides; in '2','3','4', quotes about a single square part nothing */
  private quoteParts(): boolean {
    const closesSquare = this.quotesSquare;
    const ahead = new Scanner(this.text, this.scanner.end);
    this.quotesSquare = ahead.next() === 'square' && ahead.next() === 'quote';
    return !closesSquare && !this.quotesSquare;
  }

  /** @param closes whether a mark stands behind the row that encloses it */
  private endRow(closes = false): void {
    if (this.start >= 0) {
      this.items.push(this.row(this.enclosed || closes));
      this.start = -1;
      this.count = 0;
      this.foreign = undefined;
      this.foreignCount = 0;
    }
    this.enclosed = this.depth > 0 || this.quoted;
  }

  private row(enclosed: boolean): Row {
    const { text, start, end, foreign, foreignCount } = this;
    const tiles = this.tiles.slice(0, this.count);
    if (!foreign && !enclosed) return new Row(text, start, end, tiles);
    return new Row(text, start, end, tiles, { foreign, foreignCount, enclosed, parted: false });
  }

  /** @returns what has been gathered, or undefined when there is nothing */
  private endBlock(): Block | undefined {
    const { items } = this;
    this.items = [];
    this.depth = 0;
    this.quoted = false;
    this.enclosed = false;
    const isCode = holdsCode(items);
    return items.length > 0 ? blockOf(isCode ? withoutCode(items) : items, isCode) : undefined;
  }
}

function blockOf(items: readonly (Row | Arrow)[], isCode: boolean): Block {
  let rows: Row[] = [];
  const segments = [rows];
  const arrows: Arrow[] = [];
  for (const item of items) {
    if (item instanceof Row) {
      rows.push(item);
    } else {
      arrows.push(item);
      segments.push((rows = []));
    }
  }
  return { segments, arrows, isCode };
}
