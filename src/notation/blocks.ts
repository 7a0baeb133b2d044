import { MAX_SIDE, cellCount } from '../puzzle/board.js';
import { CodeWatch, withoutCode } from './code.js';
import type { TextRange } from './flaws.js';
import { type Mark, markAt } from './marks.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import { Row, TextTiles } from './row.js';
import { Scanner, type TokenKind } from './scan.js';

/** What stands together in a text, between blank lines. */
export interface Block {
  /** In their order. At least one. */
  readonly items: readonly (Row | Mark)[];
  /** Whether code was left out about it. */
  readonly isCode: boolean;
}

/**
 * Gathers the tokens of a text to rows and blocks, one block after the other.
 * Blank lines part blocks, but not about an arrow: that holds together what
 * stands before and behind it.
 * @param from where in the text to begin
 */
export function blocksOf(text: string, from = 0): Generator<Block | typeof REST, undefined> {
  return new Gatherer(text, from).blocks();
}

/** Of longer rows, which no boards are made of, the tiles that follow are counted only. */
const MOST_TILES = 4 * cellCount({ rows: MAX_SIDE, columns: MAX_SIDE });

/** Ends a row at line ends, arrows, brackets, and those quotes that hold more than one square. */
class Gatherer {
  private readonly scanner: Scanner;
  private items: (Row | Mark)[] = [];
  private code = new CodeWatch();
  /** Whether the token that is reached is the first of its line. */
  private beginsLine = true;
  /** Whether a blank line stands before the token that is reached. */
  private parted = false;

  // What encloses the token that is reached, as far back as its block goes.
  private depth = 0;
  private quoted = false;
  /** Whether the quote reached last and the next one hold a single square. */
  private quotesSquare = false;

  private readonly tiles: TextTiles;
  // The row that is being gathered. Its tiles begin at `first`.
  private first = 0;
  private count = 0;
  private start = -1;
  private end = -1;
  private foreign: TextRange | undefined;
  private foreignCount = 0;
  private enclosed = false;

  constructor(
    private readonly text: string,
    from: number,
  ) {
    this.scanner = new Scanner(text, from);
    this.tiles = new TextTiles(text);
  }

  *blocks(): Generator<Block | typeof REST, undefined> {
    for (let tokens = 1; this.scanner.next() !== 'text-end'; tokens++) {
      if (tokens % BETWEEN_RESTS === 0) yield REST;
      const block = this.parted && this.beginsBlock() ? yield* this.endBlock() : undefined;
      if (block) yield block;
      this.add(this.scanner.kind);
    }
    this.endRow();
    const block = yield* this.endBlock();
    if (block) yield block;
  }

  /** @returns whether the token that is reached begins a block, if a blank line stands before it */
  private beginsBlock(): boolean {
    const { kind } = this.scanner;
    if (kind === 'line-end' || kind === 'blank-line' || kind === 'arrow') return false;
    const last = this.items.at(-1);
    return !last || last instanceof Row || last.kind !== 'arrow';
  }

  private add(kind: TokenKind): void {
    if (kind === 'line-end' || kind === 'blank-line') {
      this.endRow();
      this.parted ||= kind === 'blank-line';
      this.beginsLine = true;
      return;
    }
    this.parted = false;
    if (kind === 'row-end') this.endRow();
    else if (kind === 'arrow') this.addMark({ kind, start: this.scanner.start, end: this.scanner.end });
    else if (kind === 'square' || kind === 'foreign') this.addWord(kind);
    else if (kind !== 'text-end') this.passMark(kind);
    // A number can begin an answer too: 19 moves. One of more than two digits has come as a square a digit.
    this.beginsLine &&=
      kind === 'square' && (this.count === 1 || this.count === this.scanner.end - this.start);
  }

  private addWord(kind: 'square' | 'foreign'): void {
    const { start, end, tile } = this.scanner;
    if (kind === 'foreign' && this.beginsLine) {
      const mark = markAt(this.text, this.start < 0 ? start : this.start);
      if (mark) {
        this.addMark(mark);
        return;
      }
    }
    if (this.start < 0) this.start = start;
    this.end = end;
    if (kind === 'square') {
      if (this.count < MOST_TILES) this.tiles.add(tile);
      this.count++;
    } else {
      this.foreign ??= { start, end };
      this.foreignCount++;
    }
  }

  private addMark(mark: Mark): void {
    // What was gathered since the mark begins is part of it.
    if (this.start === mark.start) this.beginRow(this.first);
    this.endRow();
    this.items.push(mark);
    this.scanner.skipTo(mark.end);
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
      const row = this.row(this.enclosed || closes);
      this.items.push(row);
      this.code.add(row);
      this.beginRow(this.tiles.count);
    }
    this.enclosed = this.depth > 0 || this.quoted;
  }

  private beginRow(first: number): void {
    this.tiles.count = this.first = first;
    this.start = -1;
    this.count = 0;
    this.foreign = undefined;
    this.foreignCount = 0;
  }

  private row(enclosed: boolean): Row {
    const { tiles, start, end, first, foreign, foreignCount } = this;
    const count = tiles.count - first;
    const dropped = this.count - count;
    if (!foreign && !enclosed && dropped === 0) return new Row(tiles, start, end, first, count);
    const notes = { foreign, foreignCount, enclosed, parted: false, dropped };
    return new Row(tiles, start, end, first, count, notes);
  }

  /** @returns what has been gathered, or undefined when there is nothing */
  private *endBlock(): Generator<typeof REST, Block | undefined, void> {
    const { items } = this;
    const { isCode } = this.code;
    this.items = [];
    this.code = new CodeWatch();
    this.depth = 0;
    this.quoted = false;
    this.enclosed = false;
    if (items.length === 0) return undefined;
    const kept = isCode ? yield* withoutCode(items) : items;
    return kept.length > 0 ? { items: kept, isCode } : undefined;
  }
}
