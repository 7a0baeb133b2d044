/** Pictures whose pixels are numbers of one palette. */
export interface Indexed {
  /** The colours, as 0xRRGGBB. */
  readonly palette: readonly number[];
  /** Of each picture the pixels, in the order of the pictures. */
  readonly pictures: readonly Uint8Array[];
}

/** The number of colours of a palette of bytes. */
const MOST_COLOURS = 256;

/**
 * Gives pictures a palette of their most frequent colours; a pixel of another colour gets the nearest of those.
 * @param pictures of each picture the pixels, as 0xRRGGBB
 */
export function indexed(pictures: readonly Uint32Array[]): Indexed {
  const counts = new Map<number, number>();
  for (const picture of pictures) {
    for (const colour of picture) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
  const numbers = new Map(palette.map((colour, number) => [colour, number]));
  const numberOf = (colour: number) => {
    const number = numbers.get(colour) ?? nearest(colour, palette);
    numbers.set(colour, number);
    return number;
  };
  return { palette, pictures: pictures.map((picture) => Uint8Array.from(picture, numberOf)) };
}

/** @returns the number of the colour of a palette that is most like another */
function nearest(colour: number, palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (const [number, other] of palette.entries()) {
    const difference = differenceOf(colour, other);
    if (difference < least) [best, least] = [number, difference];
  }
  return best;
}

function differenceOf(a: number, b: number): number {
  const square = (shift: number) => (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2;
  return square(16) + square(8) + square(0);
}
