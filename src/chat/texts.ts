import type { Case, Check, Solved, Unsolvable } from '../api/types.js';
import type { Board } from '../puzzle/board.js';

// What a language model reads, the answers of the tools and their errors, is in English whatever the user's language:
// the model was told of the tools in English (their modelDescription), and answers the user in the user's own. So
// these sentences are no part of `words`.

/** Ends what was cut off. */
export const CUT = '\n(Cut here: the rest does not fit.)';

const EXAMPLES = {
  puzzle: '{ "puzzle": "2 3 4 1 5 x 7 6 8" }',
  answers: '{ "puzzles": "2 3 4 1 5 x 7 6 8", "answers": "ullddrurdllurdruldr" }',
} as const;

/** @returns that the input is not what the tool takes, and what would be */
export function describeBadInput(problems: readonly string[], example: keyof typeof EXAMPLES): string {
  return `Bad input: ${problems.join('; ')}. Right input looks like this: ${EXAMPLES[example]}`;
}

/** @returns that a text is too long for a tool */
export function describeTooLong(what: string, length: number, limit: number): string {
  return `"${what}" has ${length} characters, and the limit is ${limit}. Give fewer puzzles at a time.`;
}

/** @returns an error of the API, with what right input looks like */
export function describeFailure(message: string, example: keyof typeof EXAMPLES): string {
  return `${message} Right input looks like this: ${EXAMPLES[example]}`;
}

/** @returns a solution, the moves last: of a text that is cut, they are what can be done without */
export function describeSolved(solution: Solved): string {
  const { problem, moves, algorithm, expanded, generated, milliseconds } = solution;
  return [
    describeLength(solution),
    ...describeBoards(problem),
    `Algorithm: ${algorithm}; ${expanded} nodes expanded, ${generated} generated, ${milliseconds.toFixed(0)} ms.`,
    `Moves of the blank (u up, l left, d down, r right): ${moves === '' ? 'none' : moves}`,
  ].join('\n');
}

function describeLength({ moves, optimal, atLeast, gaveUp }: Solved): string {
  if (moves === '') return 'Solved already: the start is the goal, so no move is needed.';
  const length = `Solved in ${countMoves(moves.length)}.`;
  if (optimal) return `${length} This is optimal: no solution is shorter.`;
  const bound = atLeast === undefined ? '' : ` A shortest solution has at least ${atLeast}.`;
  const open = `${length} This is not proven to be optimal.${bound}`;
  if (!gaveUp) return open;
  const why = gaveUp === 'time' ? 'came to its time limit' : 'needed too much memory';
  return `${open} The search for a shortest solution ${why}; these moves are the best known, made row by row, and may be far longer than need be.`;
}

function countMoves(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}

/** @returns why there is no solution, and which board near by has one */
export function describeUnsolvable({ problem, reason, nearest }: Unsolvable): string {
  const [first, second] = nearest.exchanged;
  return [
    `No solution exists, and no search can find one. ${reason}`,
    ...describeBoards(problem),
    `The nearest solvable board has tiles ${first} and ${second} exchanged: ${writeLine(nearest.start)}`,
  ].join('\n');
}

function describeBoards({ start, goal }: { readonly start: Board; readonly goal: Board }): string[] {
  return [`Start (${start.rows}×${start.columns}): ${writeLine(start)}`, `Goal: ${writeLine(goal)}`];
}

function writeLine(board: Board): string {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.columns, (row + 1) * board.columns),
  );
  return rows.map((row) => row.map((tile) => (tile === 0 ? 'x' : tile)).join(' ')).join(' / ');
}

/** @returns what a check has found: the sum first, then what is not right, and the right ones last */
export function describeCheck({ summary, passed, cases, missing, extra }: Check): string {
  const numbered = cases.map((found, index) => ({ ...found, number: index + 1 }));
  const [right, others] = [true, false].map((isRight) =>
    numbered.filter(({ verdict }) => (verdict === 'right') === isRight),
  ) as [typeof numbered, typeof numbered];
  const lines = [`${passed ? 'All answers are right.' : 'Not all answers are right.'} ${summary}`];
  if (missing > 0)
    lines.push(`Puzzles at the end without an answer: ${missing}. Give one line for each puzzle.`);
  if (extra > 0) lines.push(`Answers at the end without a puzzle: ${extra}.`);
  lines.push(...others.map(describeCase), ...right.map(describeCase));
  return lines.join('\n');
}

function describeCase({
  number,
  verdict,
  message,
  puzzle,
  answer,
}: Case & { readonly number: number }): string {
  if (verdict === 'right') return `Puzzle ${number} (line ${puzzle.line}): right.`;
  const place = `line ${puzzle.line}; answer in line ${answer.line}, column ${answer.column}`;
  return `Puzzle ${number} (${place}): ${verdict}. ${message ?? ''}`.trimEnd();
}
