import { BLANK, type Board as Squares } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import { type Notation, directionOf } from '../words/moveNotation.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { usePage } from './context.js';

interface Props {
  readonly moves: readonly Move[];
  /** The boards along the moves, the start first. */
  readonly boards: readonly Squares[];
  readonly step: number;
  readonly playing: boolean;
  readonly notation: Notation;
}

/** Which step is shown, and what moved in it. */
export function StepLine({ moves, boards, step, playing, notation }: Props) {
  const { phrases } = usePage();
  // A screen reader could not keep up with a running animation; it is told where that ends.
  return (
    <p class="step" aria-live={playing ? 'off' : 'polite'}>
      {describeStep(phrases, { moves, boards, step, notation })}
    </p>
  );
}

function describeStep(
  phrases: Phrasebook,
  { moves, boards, step, notation }: Omit<Props, 'playing'>,
): string {
  const [count, move] = [moves.length, moves[step - 1]];
  if (!move) return phrases.say('step.of', { step, count });
  // The tile that moved stands where the blank was.
  const blankBefore = boards[step - 1]?.tiles.indexOf(BLANK) ?? 0;
  const tile = boards[step]?.tiles[blankBefore] ?? BLANK;
  const direction = phrases.say(`move.${directionOf(move, notation)}`);
  const moved = phrases.say(`step.moved.${notation}`, { step, count, move: direction, tile });
  if (step < count) return moved;
  return phrases.say('join.sentences', { first: sentence(moved, phrases), second: phrases.say('step.done') });
}
