import { formatEdits } from '../../../src/notation/format.js';
import { read } from '../../../src/notation/parse.js';
import { blankLast } from '../boards.js';

/** @returns a text with the changes of the formatter made */
export function formatted(text: string): string {
  let done = '';
  let end = 0;
  for (const edit of formatEdits(text)) {
    done += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return done + text.slice(end);
}

/** @returns all that a text says, places left out */
export function meaning(text: string) {
  const { puzzles, goals } = read(text, blankLast);
  return {
    puzzles: puzzles.map(({ problem, flaws, answers }) => ({
      problem,
      flaws: flaws.map(({ code }) => code),
      claims: answers.map((answer) => ({ ...answer, start: 0, end: 0 })),
    })),
    goals: goals.map(({ board }) => board?.board),
  };
}
