import { useMemo } from 'preact/hooks';
import type { Answer, PanelState } from '../panel/protocol.js';
import { BLANK, type Board as Squares } from '../puzzle/board.js';
import { boardsAlong } from '../puzzle/moves.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { Board } from './Board.js';
import { Figures } from './Figures.js';
import { GoalBoard } from './GoalBoard.js';
import { MethodChoice } from './MethodChoice.js';
import { MoveList } from './MoveList.js';
import { Player } from './Player.js';
import { usePage } from './context.js';
import { slideTime } from './motion.js';
import { stepOf } from './store.js';

type Solved = Extract<Answer, { kind: 'solved' }>;

interface Props {
  readonly panel: PanelState;
  readonly answer: Solved;
  readonly playing: boolean;
}

/** A solution: the board at a step, the player, the moves, and what the search did. */
export function Solution({ panel, answer, playing }: Props) {
  const { phrases } = usePage();
  const { start, goal } = panel.problem;
  const boards = useMemo(() => boardsAlong(start, answer.moves), [start, answer.moves]);
  const step = stepOf(panel);
  const { speed } = panel.view;
  const board = boards[step] ?? start;
  return (
    <div class="columns">
      <div class="stage">
        <Board board={board} goal={goal} label={phrases.say('board.label')} slide={slideTime(speed)} />
        {answer.moves.length === 0 ? (
          <p role="status">{phrases.say('moves.none')}</p>
        ) : (
          <>
            {/* A screen reader could not keep up with a running animation; it is told where that ends. */}
            <p class="step" aria-live={playing ? 'off' : 'polite'}>
              {describeStep(phrases, answer, boards, step)}
            </p>
            <Player step={step} length={answer.moves.length} playing={playing} speed={speed} />
          </>
        )}
      </div>
      <div class="details">
        {answer.moves.length > 0 && <MoveList moves={answer.moves} step={step} />}
        <Figures panel={panel} answer={answer} />
        <MethodChoice method={panel.method} choices={panel.choices} />
        <GoalBoard goal={goal} />
      </div>
    </div>
  );
}

function describeStep(
  phrases: Phrasebook,
  { moves }: Solved,
  boards: readonly Squares[],
  step: number,
): string {
  const [count, move] = [moves.length, moves[step - 1]];
  if (!move) return phrases.say('step.of', { step, count });
  // The tile that moved stands where the blank was.
  const blankBefore = boards[step - 1]?.tiles.indexOf(BLANK) ?? 0;
  const tile = boards[step]?.tiles[blankBefore] ?? BLANK;
  const moved = phrases.say('step.moved', { step, count, move: phrases.say(`move.${move}`), tile });
  return step === count ? phrases.say('step.done', { step: `${moved}.` }) : moved;
}
