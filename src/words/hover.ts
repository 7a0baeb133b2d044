import type { TextAnswer } from '../notation/answers.js';
import type { AnswerFault } from '../notation/check.js';
import { drawn } from '../notation/drawing.js';
import { BLANK, type Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { ParityClass, ParityTest } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import type { HeuristicValue } from '../search/heuristics/values.js';
import { sequence } from './joining.js';
import type { Phrasebook } from './phrasebook.js';

// All in Markdown. None of it quotes what a text says, so nothing needs to be escaped.

/** What is known of a puzzle. */
export interface PuzzleFacts {
  readonly problem: Problem;
  /** Whether its goal goes without saying. */
  readonly isUsualGoal: boolean;
  readonly parity: ParityTest;
  /** Missing where it was not searched, or where there is none. */
  readonly shortest?: { readonly distance: number; readonly count: number } | undefined;
  readonly values: readonly HeuristicValue[];
}

/** @returns a board, or two side by side, as they are drawn in Markdown */
export function drawing(start: Board, goal?: Board): string {
  return `\`\`\`text\n${drawn(start, goal)}\n\`\`\``;
}

/** @returns a puzzle with its distance, its parity and what the heuristics say of it */
export function describePuzzle(facts: PuzzleFacts, phrases: Phrasebook): string {
  const { start, goal } = facts.problem;
  const picture = drawing(start, facts.isUsualGoal ? undefined : goal);
  const parts = facts.parity.solvable
    ? [picture, distanceOf(facts, phrases), ...parityOf(facts.parity, phrases), bounds(facts.values, phrases)]
    : [picture, ...parityOf(facts.parity, phrases)];
  return parts.join('\n\n');
}

function distanceOf({ shortest, values }: PuzzleFacts, phrases: Phrasebook): string {
  const bound = Math.max(0, ...values.map(({ value }) => value));
  const moves = phrases.count('moves', shortest?.distance ?? bound, {});
  return shortest
    ? phrases.say('hover.distance', { moves, solutions: phrases.count('solutions', shortest.count, {}) })
    : phrases.say('hover.bound', { moves });
}

function parityOf({ start, goal, solvable, blankRowCounts }: ParityTest, phrases: Phrasebook): string[] {
  const sum = ({ inversions: count, blankRow: row, parity }: ParityClass) => {
    const inversions = phrases.count('inversions', count, {});
    const whole = blankRowCounts
      ? phrases.say('unsolvable.row', { inversions, row, sum: count + row })
      : inversions;
    return phrases.say(`unsolvable.parity.${parity}`, { sum: whole });
  };
  return [
    `- ${phrases.say('unsolvable.start', { inversions: sum(start) })}\n- ${phrases.say('unsolvable.goal', { inversions: sum(goal) })}`,
    phrases.say(solvable ? 'hover.solvable' : 'hover.unsolvable'),
  ];
}

function bounds(values: readonly HeuristicValue[], phrases: Phrasebook): string {
  const rows = values.map(
    ({ id, value }) => `| ${phrases.say(`heuristic.${id}`)} | ${phrases.number(value)} |`,
  );
  return [
    `| ${phrases.say('hover.heuristic')} | ${phrases.say('hover.value')} |`,
    '| :-- | --: |',
    ...rows,
  ].join('\n');
}

/** @returns where a tile is, where it belongs, and how far away that is */
export function describeTile({ start, goal }: Problem, tile: number, phrases: Phrasebook): string {
  const [at, home] = [placeOf(start, tile), placeOf(goal, tile)];
  const distance = Math.abs(at.row - home.row) + Math.abs(at.column - home.column);
  const homes = { homeRow: home.row, homeColumn: home.column };
  if (tile === BLANK) {
    return distance === 0
      ? phrases.say('hover.blank.placed', at)
      : phrases.say('hover.blank', { ...at, ...homes });
  }
  return distance === 0
    ? phrases.say('hover.tile.placed', { tile, ...at })
    : phrases.say('hover.tile', { tile, ...at, ...homes, distance });
}

function placeOf({ tiles, columns }: Board, tile: number): { row: number; column: number } {
  const cell = tiles.indexOf(tile);
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}

/**
 * @param fault what is wrong with the answer, if anything is
 * @param isSearched whether the distance is known
 * @returns the moves of an answer counted and told, and whether it is right
 */
export function describeAnswer(
  answer: TextAnswer,
  fault: AnswerFault | undefined,
  isSearched: boolean,
  phrases: Phrasebook,
): string {
  const verdict = fault ? describeFault(fault, phrases) : approval(answer, isSearched, phrases);
  return answer.kind === 'moves' ? `${describeMoves(answer.moves, phrases)}\n\n${verdict}` : verdict;
}

function approval({ kind }: TextAnswer, isSearched: boolean, phrases: Phrasebook): string {
  const isOpen = !isSearched && kind !== 'unsolvable';
  return phrases.say(isOpen ? `hover.verdict.${kind}.open` : `hover.verdict.${kind}`);
}

function describeFault(fault: AnswerFault, phrases: Phrasebook): string {
  switch (fault.code) {
    case 'illegal-move':
      return phrases.say('hover.verdict.illegal-move', {
        step: phrases.number(fault.step),
        move: phrases.say(`move.${fault.move}`),
      });
    case 'misses-goal':
      return `${phrases.say('hover.verdict.misses-goal')}\n\n${drawing(fault.reached)}`;
    case 'not-shortest':
    case 'wrong-length':
      return phrases.say(`hover.verdict.${fault.code}`, {
        moves: phrases.count('moves', fault.distance, {}),
      });
    case 'wrong-parity':
      return phrases.say(`hover.verdict.wrong-parity.${fault.length % 2 === 0 ? 'even' : 'odd'}`);
    case 'is-solvable':
    case 'is-unsolvable':
      return phrases.say(`hover.verdict.${fault.code}`);
  }
}

/** So many turns of the blank are told. */
const MOST_TURNS = 40;

/** @returns how many moves there are, and the ways that the blank goes */
function describeMoves(moves: string, phrases: Phrasebook): string {
  const turns = [...moves.matchAll(/(.)\1*/g)];
  const ways = turns.slice(0, MOST_TURNS).map(([run]) => {
    const move = phrases.say(`move.${run.charAt(0) as Move}`);
    return run.length === 1 ? move : phrases.say('hover.times', { move, times: run.length });
  });
  if (turns.length > MOST_TURNS) ways.push('…');
  return phrases.say('hover.moves', {
    moves: phrases.count('moves', moves.length, {}),
    ways: sequence(ways, phrases),
  });
}
