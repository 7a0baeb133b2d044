import { REST } from './rests.js';
import type { TextAnswer } from './answers.js';
import { titleAbove } from './comments.js';
import { slashed } from './drawing.js';
import type { TextRange } from './flaws.js';
import type { PuzzleText, TextGoal, TextPuzzle } from './parse.js';

/** One line of the outline of a text. */
export interface OutlineItem extends TextRange {
  readonly kind: 'puzzle' | 'start' | 'goal' | 'answer';
  /** What the text itself calls it. */
  readonly title?: string | undefined;
  /** Of puzzles: which it is, from 1. */
  readonly number?: number;
  /** Boards on one line; answers as they are written. */
  readonly detail: string;
  readonly children: readonly OutlineItem[];
}

/** How much of a text is outlined. */
export interface OutlineLimits {
  readonly puzzles: number;
  /** Texts of more puzzles than this are outlined without what the puzzles consist of. */
  readonly detailed: number;
}

/** So many puzzles between two rests: each costs some microseconds, its places in the document included. */
const BETWEEN_RESTS = 64;

/** How much of an answer is shown. */
const LONGEST_DETAIL = 60;
const NO_CHILDREN: readonly OutlineItem[] = [];

/** Hands out puzzles and the goals that are named for several of them, and rests in between. */
export function* outlineOf(
  text: string,
  { puzzles, goals }: PuzzleText,
  limits: OutlineLimits,
): Generator<OutlineItem | typeof REST, void> {
  const isDetailed = puzzles.length <= limits.detailed;
  let number = 0;
  for (const puzzle of puzzles) {
    // Without a board, it is only a flaw.
    if (!puzzle.board) continue;
    if (number === limits.puzzles) break;
    if (++number % BETWEEN_RESTS === 0) yield REST;
    const children = isDetailed ? partsOf(text, puzzle) : NO_CHILDREN;
    const { start, end } = puzzle;
    yield {
      kind: 'puzzle',
      title: titleAbove(text, start),
      number,
      detail: slashed(puzzle.board),
      start,
      end,
      children,
    };
  }
  for (const goal of goals.slice(0, limits.puzzles)) yield goalItem(text, goal);
}

function partsOf(text: string, { board, goal, answers }: TextPuzzle): OutlineItem[] {
  return [
    ...(board
      ? [{ kind: 'start', detail: slashed(board), ...rangeOf(board), children: NO_CHILDREN } as const]
      : []),
    ...(goal ? [goalItem(text, { ...rangeOf(goal), board: goal })] : []),
    ...answers.map((answer) => answerItem(text, answer)),
  ];
}

function goalItem(text: string, { start, end, board }: TextGoal): OutlineItem {
  const detail = board ? slashed(board) : text.slice(start, end).replace(/^[^:：]*[:：]\s*/, '');
  return { kind: 'goal', detail, start, end, children: NO_CHILDREN };
}

function answerItem(text: string, { start, end }: TextAnswer): OutlineItem {
  const whole = text.slice(start, Math.min(end, start + LONGEST_DETAIL + 1));
  const detail = whole.length > LONGEST_DETAIL ? `${whole.slice(0, LONGEST_DETAIL)}…` : whole;
  return { kind: 'answer', detail, start, end, children: NO_CHILDREN };
}

function rangeOf({ start, end }: TextRange): TextRange {
  return { start, end };
}
