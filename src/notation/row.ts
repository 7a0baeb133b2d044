import type { TextRange } from './flaws.js';
import { Scanner } from './scan.js';

/** What is out of the ordinary about a row. */
interface RowNotes {
  /** The first word among the squares that is neither tile nor blank. */
  readonly foreign?: TextRange | undefined;
  /** How many such words there are. */
  readonly foreignCount: number;
  /** Whether the row stands in brackets or quotes, of its line or of one before. */
  readonly enclosed: boolean;
  /** Whether code stood between this row and the one before: then they are not rows of one board. */
  readonly parted: boolean;
  /** How many squares there are beyond those that are kept: more than any board has. */
  readonly dropped: number;
}

const PLAIN: RowNotes = { foreignCount: 0, enclosed: false, parted: false, dropped: 0 };

/**
 * A text with what stands in its squares, row behind row, the blank as 0. There
 * is one for all rows of a text, since an array for each would take more memory
 * than all else that is kept of a long text.
 */
export class TextTiles {
  count = 0;
  /** Tiles have two digits at most. */
  private tiles = new Uint8Array(256);

  constructor(readonly text: string) {}

  add(tile: number): void {
    if (this.count === this.tiles.length) {
      const fewer = this.tiles;
      this.tiles = new Uint8Array(2 * fewer.length);
      this.tiles.set(fewer);
    }
    this.tiles[this.count++] = tile;
  }

  at(index: number): number {
    return this.tiles[index]!;
  }

  /** @returns some of them, the one at `to` not included */
  slice(from: number, to: number): number[] {
    // Made as long as it will be: one that grows takes twice the memory, and there are very many.
    const tiles = new Array<number>(to - from);
    for (let at = from; at < to; at++) tiles[at - from] = this.at(at);
    return tiles;
  }
}

/** Squares that stand together on one line. A long text has very many rows, so they have few fields. */
export class Row implements TextRange {
  /**
   * @param first where its tiles begin among those of the text
   * @param count how many squares it has
   */
  constructor(
    protected readonly source: TextTiles,
    readonly start: number,
    readonly end: number,
    protected readonly first: number,
    readonly count: number,
    readonly notes = PLAIN,
  ) {}

  get text(): string {
    return this.source.text;
  }

  /** What stands in its squares, the blank as 0: an array that is made whenever it is asked for. */
  get tiles(): number[] {
    return this.source.slice(this.first, this.first + this.count);
  }

  /** @returns what stands in one of its squares, counted from 0 */
  tileAt(square: number): number {
    return this.source.at(this.first + square);
  }

  get foreign(): TextRange | undefined {
    return this.notes.foreign;
  }

  get parted(): boolean {
    return this.notes.parted;
  }

  /** @returns the row as one that code parts from the one before */
  behindCode(): Row {
    const { source, start, end, first, count, notes } = this;
    return new Row(source, start, end, first, count, { ...notes, parted: true });
  }

  /**
   * The text is read again for this: few rows are asked, mostly wrong ones, and
   * to keep it of all squares would cost more than the tiles do.
   * @returns where each of the squares stands
   */
  places(): readonly TextRange[] {
    const places: TextRange[] = [];
    const scanner = new Scanner(this.text, this.start);
    while (places.length < this.count && scanner.next() !== 'text-end') {
      if (scanner.kind === 'square') places.push({ start: scanner.start, end: scanner.end });
    }
    return places;
  }

  /** @returns the squares from one to another, the last not included, as a row of their own */
  part(from: number, to: number): Row {
    const places = this.places().slice(from, to);
    return new RowPart(this.source, this.first + from, places, this.notes);
  }
}

/** It keeps its places, since it can begin within a word, where the text cannot be read again. */
class RowPart extends Row {
  constructor(
    source: TextTiles,
    first: number,
    private readonly kept: readonly TextRange[],
    notes: RowNotes,
  ) {
    super(source, kept[0]!.start, kept.at(-1)!.end, first, kept.length, notes);
  }

  override places(): readonly TextRange[] {
    return this.kept;
  }
}
