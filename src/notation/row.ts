import type { TextRange } from './flaws.js';
import { Scanner } from './scan.js';

/** What is out of the ordinary about a row. */
export interface RowNotes {
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

/** Squares that stand together on one line. A long text has very many rows, so they have few fields. */
export class Row implements TextRange {
  /** @param tiles what stands in the squares, the blank as 0 */
  constructor(
    readonly text: string,
    readonly start: number,
    readonly end: number,
    readonly tiles: readonly number[],
    readonly notes = PLAIN,
  ) {}

  get foreign(): TextRange | undefined {
    return this.notes.foreign;
  }

  get parted(): boolean {
    return this.notes.parted;
  }

  /** @returns the row as one that code parts from the one before */
  behindCode(): Row {
    return new Row(this.text, this.start, this.end, this.tiles, { ...this.notes, parted: true });
  }

  /**
   * The text is read again for this: few rows are asked, mostly wrong ones, and
   * to keep it of all squares would cost more than the tiles do.
   * @returns where each of the squares stands
   */
  places(): readonly TextRange[] {
    const places: TextRange[] = [];
    const scanner = new Scanner(this.text, this.start);
    while (places.length < this.tiles.length && scanner.next() !== 'text-end') {
      if (scanner.kind === 'square') places.push({ start: scanner.start, end: scanner.end });
    }
    return places;
  }

  /** @returns the squares from one to another, the last not included, as a row of their own */
  part(from: number, to: number): Row {
    return new RowPart(this, this.places().slice(from, to), this.tiles.slice(from, to));
  }
}

/** It keeps its places, since it can begin within a word, where the text cannot be read again. */
class RowPart extends Row {
  constructor(
    { text, start, end, notes }: Row,
    private readonly kept: readonly TextRange[],
    tiles: readonly number[],
  ) {
    super(text, kept[0]?.start ?? start, kept.at(-1)?.end ?? end, tiles, notes);
  }

  override places(): readonly TextRange[] {
    return this.kept;
  }
}
