import { type PuzzleText, read } from '../../../src/notation/parse.js';
import { blankLast } from '../boards.js';

/** A text with a bar where the cursor is, read without it. */
export function atCursor(marked: string): { text: string; read: PuzzleText; offset: number } {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  return { text, read: readText(text), offset };
}

/** Reads a text with the usual goal. */
export function readText(text: string): PuzzleText {
  return read(text, blankLast);
}

/** All that is handed out, without the rests. */
export function handedOut<Value>(steps: Iterable<Value | undefined>): Value[] {
  return [...steps].filter((value) => value !== undefined);
}
