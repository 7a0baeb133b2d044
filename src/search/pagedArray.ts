const PAGE_BITS = 14;
const PAGE = 1 << PAGE_BITS;

/**
 * Whole numbers of 32 bits, 0 until they are set, as many as are needed: they
 * lie in pages, so that to grow copies nothing, which takes long for millions.
 */
export class PagedArray {
  private readonly pages: Int32Array[] = [];

  /** @returns the number at an index that was set */
  at(index: number): number {
    return this.pages[index >> PAGE_BITS]![index & (PAGE - 1)]!;
  }

  /** Sets the number at an index, which may be the first that is not there yet. */
  set(index: number, value: number): void {
    if (index >> PAGE_BITS === this.pages.length) this.pages.push(new Int32Array(PAGE));
    this.pages[index >> PAGE_BITS]![index & (PAGE - 1)] = value;
  }
}
