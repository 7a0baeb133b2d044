import type { TextRange } from '../notation/flaws.js';
import type { Place } from './types.js';

/** Tells the lines and columns of places in a text. */
export class Places {
  /** Where each line begins. */
  private readonly lines: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lines.push(at + 1);
  }

  of({ start, end }: TextRange): Place {
    const line = this.lineAt(start);
    return { start, end, line: line + 1, column: start - (this.lines[line] ?? 0) + 1 };
  }

  /** @returns the line, from 0, that an offset is in: the last one that begins before it or there */
  private lineAt(offset: number): number {
    let [low, high] = [0, this.lines.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lines[middle] ?? Infinity) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
