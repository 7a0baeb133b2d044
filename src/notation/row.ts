import type { TextRange } from './flaws.js';
import { Scanner } from './scan.js';

/** Squares that stand together on one line. */
export class Row implements TextRange {
  readonly kind = 'row';
  /** Whether code stood between this row and the one before: then they are not rows of one board. */
  parted = false;

  /**
   * @param tiles what stands in the squares, the blank as 0
   * @param foreign the first word among them that is neither tile nor blank
   * @param foreignCount how many such words there are
   * @param enclosed whether the row stands in brackets or quotes, of its line or of one before
   * @param knownPlaces where the squares stand, for the part of a row that `places` could not read on its own
   */
  constructor(
    readonly text: string,
    readonly start: number,
    readonly end: number,
    readonly tiles: readonly number[],
    readonly foreign: TextRange | undefined,
    readonly foreignCount: number,
    readonly enclosed: boolean,
    private readonly knownPlaces?: readonly TextRange[],
  ) {}

  /**
   * The text is read again for this: it is asked of few rows, mostly wrong
   * ones, and to keep it of all squares would cost more than the tiles do.
   * @returns where each of the squares stands
   */
  places(): readonly TextRange[] {
    if (this.knownPlaces) return this.knownPlaces;
    const places: TextRange[] = [];
    const scanner = new Scanner(this.text, this.start);
    while (places.length < this.tiles.length && scanner.next() !== 'text-end') {
      if (scanner.kind === 'square') places.push({ start: scanner.start, end: scanner.end });
    }
    return places;
  }

  /** @returns the squares from one to another, the last not included, as a row of its own */
  part(from: number, to: number): Row {
    const places = this.places().slice(from, to);
    const start = places[0]?.start ?? this.start;
    const end = places.at(-1)?.end ?? this.end;
    const tiles = this.tiles.slice(from, to);
    return new Row(this.text, start, end, tiles, this.foreign, this.foreignCount, this.enclosed, places);
  }
}
