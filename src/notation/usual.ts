import { BLANK, type Shape, sameShape } from '../puzzle/board.js';
import type { TextPuzzle } from './parse.js';

// What a text's puzzles have in common, so that what is added to it goes with them.

const COMMON_SHAPE: Shape = { rows: 3, columns: 3 };

/** @returns the shapes that the right puzzles of a text have, in the order in which they come first; 3×3 where there is none */
export function usualShapes(puzzles: readonly TextPuzzle[], limit: number): [Shape, ...Shape[]] {
  const shapes: Shape[] = [];
  for (const { problem } of puzzles) {
    if (shapes.length === limit) break;
    if (problem && !shapes.some((shape) => sameShape(shape, problem.start))) {
      shapes.push({ rows: problem.start.rows, columns: problem.start.columns });
    }
  }
  const [first = COMMON_SHAPE, ...others] = shapes;
  return [first, ...others];
}

/** So many puzzles tell how a file writes its blanks. */
const ASKED_FOR_SIGN = 100;

/** @returns the sign of the blank that most puzzles of a text have; x unless another is used more */
export function blankSign(text: string, puzzles: readonly TextPuzzle[]): string {
  const counts = new Map([['x', 0]]);
  for (const { board } of puzzles.slice(0, ASKED_FOR_SIGN)) {
    const row = board?.rows.find(({ tiles }) => tiles.includes(BLANK));
    const place = row?.places()[row.tiles.indexOf(BLANK)];
    const sign = place && text.slice(place.start, place.end);
    if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)![0];
}
