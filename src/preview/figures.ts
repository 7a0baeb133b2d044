import { escaped } from '../drawing/escaped.js';
import type { Look } from '../drawing/look.js';
import { paceAt } from '../drawing/pace.js';
import { boardSvg, solutionSvg } from '../drawing/svg.js';
import { checkAnswer } from '../notation/check.js';
import { titleAbove } from '../notation/comments.js';
import { type DefaultGoal, type TextPuzzle, parse } from '../notation/parse.js';
import { type Shape, sameBoard } from '../puzzle/board.js';
import { namedGoal } from '../puzzle/goals.js';
import type { Move } from '../puzzle/moves.js';
import { isSolvable } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { describeAnswerFault } from '../words/answers.js';
import { boardText } from '../words/boardText.js';
import { describeFlaw } from '../words/flaws.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { textOfBoard, textOfMoves } from '../words/pictures.js';
import { sentence } from '../words/sentence.js';

// A preview is made in one go, at every change of the document. So there are limits.

/** Blocks of more characters are left as they are. */
const LONGEST_BLOCK = 50_000;
/** So many puzzles of a block are drawn; the others stay text. */
const MOST_FIGURES = 50;
/** So many moves of a block are played; puzzles with more are drawn without. */
const MOST_MOVES = 5000;

/** The side of a square, in pixels, where there is room for it. */
const SQUARE = 56;
/** How wide a board may be. */
const WIDEST = 320;

/** What drawing the puzzles of a block needs. */
export interface PreviewTools {
  readonly phrases: Phrasebook;
  /** The goal of puzzles that name none; asked for each time, so that a change of the setting holds at once. */
  readonly goal: () => DefaultGoal;
}

/** The first puzzles of a block, drawn, or what keeps them from it. */
export interface Figures {
  readonly html: string;
  /** The text of the others, empty when all are drawn. */
  readonly rest: string;
}

/**
 * @param text what stands in a block of puzzles
 * @returns undefined when it is empty or too long: then it stays text
 */
export function figuresOf(text: string, { phrases, goal }: PreviewTools): Figures | undefined {
  if (text.length > LONGEST_BLOCK || text.trim() === '') return undefined;
  const puzzles = parse(text, goal());
  const hindrance = hindranceIn(text, puzzles, phrases);
  if (hindrance !== undefined) return { html: note(hindrance, phrases), rest: text };
  const shown = puzzles.slice(0, MOST_FIGURES);
  let movesLeft = MOST_MOVES;
  const figures = shown.map((puzzle) => {
    const moves = movesOf(text, puzzle);
    const played = moves.length <= movesLeft ? moves : [];
    movesLeft -= played.length;
    return figure(text, puzzle, played, phrases);
  });
  const rest = puzzles.length > shown.length ? text.slice(shown.at(-1)?.end).replace(/^\s*\n/, '') : '';
  return { html: `<div class="eight-puzzles">${figures.join('')}</div>`, rest };
}

/** @returns what keeps a block from being drawn, as a clause; undefined when nothing does */
function hindranceIn(text: string, puzzles: readonly TextPuzzle[], phrases: Phrasebook): string | undefined {
  if (puzzles.length === 0) return phrases.say('preview.nothing');
  const flaw = puzzles.find(({ problem }) => !problem)?.flaws[0];
  if (!flaw) return undefined;
  const line = text.slice(0, flaw.range.start).split('\n').length;
  return phrases.say('preview.wrong', { flaw: describeFlaw(flaw, phrases), line });
}

/** @returns a clause about what is drawn, or is not */
function note(clause: string, phrases: Phrasebook): string {
  return `<p class="eight-puzzle-note">${escaped(sentence(clause, phrases))}</p>`;
}

/** @returns the moves that stand under a puzzle, as far as the board allows all of them */
function movesOf(text: string, { problem, answers }: TextPuzzle): readonly Move[] {
  for (const answer of answers) {
    if (!problem || answer.kind !== 'moves') continue;
    const fault = checkAnswer(text, problem, answer, { solvable: true });
    if (fault?.code !== 'illegal-move') return Array.from(answer.moves) as Move[];
  }
  return [];
}

function figure(text: string, puzzle: TextPuzzle, moves: readonly Move[], phrases: Phrasebook): string {
  const { problem, start, answers } = puzzle;
  if (!problem) return '';
  const title = titleAbove(text, start);
  const solvable = isSolvable(problem);
  const caption = [
    ...(title === undefined ? [] : [`<strong>${escaped(title)}</strong>`]),
    ...answers.map((answer) => `<code>${escaped(text.slice(answer.start, answer.end))}</code>`),
    ...(solvable ? [] : [note(phrases.say('preview.unsolvable'), phrases)]),
    ...answers.flatMap((answer) => {
      const fault = checkAnswer(text, problem, answer, { solvable });
      // That there is no solution is said already.
      return fault && fault.code !== 'is-unsolvable'
        ? [note(describeAnswerFault(fault, phrases), phrases)]
        : [];
    }),
  ];
  return [
    `<figure><div>${drawn(problem, moves, phrases)}</div>`,
    ...(caption.length > 0 ? [`<figcaption>${caption.join(' ')}</figcaption>`] : []),
    '</figure>',
  ].join('');
}

/** @returns the board, playing where there are moves, and the goal beside it where it is not the usual one */
function drawn(problem: Problem, moves: readonly Move[], phrases: Phrasebook): string {
  const { start, goal } = problem;
  const square = squareFor(start);
  const words = moves.length > 0 ? textOfMoves(problem, moves, phrases) : textOfBoard(start, phrases);
  const look: Look = { square, colours: 'themed', ...words };
  const board = solutionSvg(problem, moves, look, paceAt(1));
  if (sameBoard(goal, namedGoal('blank-last', goal))) return board;
  const small: Look = {
    ...{ square: Math.round(square / 2), colours: 'themed' },
    ...{ title: phrases.say('board.goal'), description: boardText(goal, phrases) },
  };
  return `${board}<span aria-hidden="true">→</span>${boardSvg(goal, goal, small)}`;
}

function squareFor({ columns }: Shape): number {
  return Math.min(SQUARE, Math.floor(WIDEST / columns));
}
