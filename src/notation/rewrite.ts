import { MAX_SIDE } from '../puzzle/board.js';
import { ANSWER_LABEL, type Claim, LABELS, type TextAnswer } from './answers.js';
import { type TextEdit, lineEnd } from './edits.js';

/** @returns the edit that has an answer claim something else */
export function answerEdit(text: string, { start, end }: TextAnswer, claim: Claim): TextEdit {
  const written = rewriteAnswer(text.slice(start, end), claim);
  // Alone above rows, such a number would be read as their size.
  const isSize = /^\d+$/.test(written) && Number(written) <= MAX_SIDE && !endsBlock(text, end);
  return { start, end, text: isSize ? `${written} ${written === '1' ? 'move' : 'moves'}` : written };
}

function endsBlock(text: string, at: number): boolean {
  const next = text.indexOf('\n', at) + 1;
  return next === 0 || text.slice(next, lineEnd(text, next)).trim() === '';
}

/**
 * @param written an answer as it stands in a text, its label included
 * @returns an answer that claims something else, written as that one was: with its label, and in upper case where it was
 */
export function rewriteAnswer(written: string, claim: Claim): string {
  const [label] = ANSWER_LABEL.exec(written)!;
  const rest = written.slice(label.length);
  if (claim.kind === 'unsolvable') return label + inCaseOf(rest, 'unsolvable');
  if (claim.kind === 'length') {
    return /\d/.test(rest)
      ? label + rest.replace(/\d+/, String(claim.length))
      : `${label}${claim.length} moves`;
  }
  // Without a single letter it would be no answer.
  if (claim.moves === '') return `${label}0 moves`;
  const [labels] = LABELS.exec(written)!;
  return labels + inCaseOf(written.slice(labels.length), claim.moves);
}

/** @returns a text in upper case where another one is */
function inCaseOf(model: string, text: string): string {
  return /[A-Z]/.test(model) && !/[a-z]/.test(model) ? text.toUpperCase() : text;
}
