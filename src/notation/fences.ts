import type { TextRange } from './flaws.js';

/** A line that opens or closes a fenced block of Markdown: CommonMark, section 4.5. */
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\r\n]*)\r?(?:\n|$)/gm;

/** The language of a fence, its first word, as in ```8puz or ```{8puz}. */
const PUZZLE_LANGUAGE = /^\{?\.?8puz\b/;

/** @param info what stands behind the marks that open a fenced block */
export function isPuzzleFence(info: string): boolean {
  return PUZZLE_LANGUAGE.test(info.trimStart());
}

/** @returns where in a Markdown text the blocks of puzzles stand, fences left out */
export function puzzleFences(markdown: string): TextRange[] {
  const ranges: TextRange[] = [];
  let open: { marks: string; isPuzzle: boolean; start: number } | undefined;
  for (const { 0: line, 1: marks = '', 2: info = '', index } of markdown.matchAll(FENCE)) {
    if (!open) {
      // Backticks behind backticks are a span of code, no fence.
      if (marks.startsWith('`') && info.includes('`')) continue;
      open = { marks, isPuzzle: isPuzzleFence(info), start: index + line.length };
    } else if (marks.startsWith(open.marks) && info.trim() === '') {
      if (open.isPuzzle) ranges.push({ start: open.start, end: index });
      open = undefined;
    }
  }
  if (open?.isPuzzle) ranges.push({ start: open.start, end: markdown.length });
  return ranges;
}
