import type { TextPuzzle } from './parse.js';

/** The forms in which judges want answers: the moves, or how many there are. */
export const ANSWER_FORMS = ['moves', 'length'] as const;

export type AnswerForm = (typeof ANSWER_FORMS)[number];

/** What came out for a puzzle: the moves of a solution in one word, that there is none, or that the puzzle cannot be read. */
export type Outcome =
  | { readonly kind: 'solved'; readonly moves: string }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'unreadable' };

/** @returns the line that a judge wants to see; in place of a puzzle that cannot be read, `unreadable` keeps the lines in step */
export function outputLine(outcome: Outcome, form: AnswerForm): string {
  if (outcome.kind === 'solved') return form === 'moves' ? outcome.moves : String(outcome.moves.length);
  if (outcome.kind === 'unreadable') return 'unreadable';
  return form === 'moves' ? 'unsolvable' : 'Impossible';
}

/** @returns the form that is likely wanted: judges that give a goal for each start ask for the number of moves */
export function likelyForm(puzzles: readonly TextPuzzle[]): AnswerForm {
  const sound = puzzles.filter(({ problem }) => problem);
  return sound.length > 0 && sound.every(({ goal }) => goal) ? 'length' : 'moves';
}
