import { useMemo } from 'preact/hooks';
import { HEURISTIC_IDS } from '../panel/protocol.js';
import { boardsAlong } from '../puzzle/moves.js';
import { Board } from './Board.js';
import { Figures } from './Figures.js';
import { GaveUp } from './GaveUp.js';
import { GoalBoard } from './GoalBoard.js';
import { MethodChoice } from './MethodChoice.js';
import { MoveList } from './MoveList.js';
import { Player } from './Player.js';
import { SearchButton } from './SearchButton.js';
import { Searching } from './Searching.js';
import { ShortestChoice } from './ShortestChoice.js';
import type { ViewProps } from './Shown.js';
import { SolutionActions } from './SolutionActions.js';
import { StepChart } from './StepChart.js';
import { StepLine } from './StepLine.js';
import { Unsolvable } from './Unsolvable.js';
import { usePage } from './context.js';
import { send } from './host.js';
import { slideTime } from './motion.js';
import { stepOf } from './store.js';

/**
 * A puzzle with its answer, whatever that is: the board and the player on one
 * side, what there is to say and to choose on the other. It stays the same while
 * one answer takes another's place, so no control loses the keyboard by it.
 */
export function PuzzleView({ state: { playing, done }, panel }: ViewProps) {
  const { phrases } = usePage();
  const { problem, answer, view, method, choices, notation } = panel;
  const { start, goal } = problem;
  const solved = answer.kind === 'solved' ? answer : undefined;
  const moves = solved?.moves;
  const boards = useMemo(() => boardsAlong(start, moves ?? []), [start, moves]);
  const step = stepOf(panel);
  const hasMoves = moves !== undefined && moves.length > 0;
  return (
    <div class="solution columns">
      <div class="stage">
        <Board
          board={boards[step] ?? start}
          goal={goal}
          label={phrases.say('board.label')}
          slide={slideTime(view.speed)}
        />
        {hasMoves && (
          <StepLine moves={moves} boards={boards} step={step} playing={playing} notation={notation} />
        )}
        {hasMoves && (
          <Player step={step} length={moves.length} playing={playing} speed={view.speed}>
            {solved?.curves && <StepChart curves={solved.curves} length={moves.length} step={step} />}
          </Player>
        )}
        {moves?.length === 0 && <p role="status">{phrases.say('moves.none')}</p>}
      </div>
      <div class="details">
        {solved && <GaveUp panel={panel} answer={solved} />}
        {hasMoves && <MoveList moves={moves} step={step} notation={notation} />}
        {hasMoves && solved?.shortest && <ShortestChoice shortest={solved.shortest} />}
        {hasMoves && <SolutionActions done={done} writable={panel.writable} />}
        {solved && <Figures panel={panel} answer={solved} />}
        {answer.kind === 'searching' && <Searching panel={panel} answer={answer} />}
        {answer.kind === 'cancelled' && <p role="status">{phrases.say('search.cancelled')}</p>}
        {answer.kind === 'failed' && (
          <p role="status">{phrases.say('search.failed', { reason: answer.reason })}</p>
        )}
        {answer.kind === 'unsolvable' && <Unsolvable answer={answer} problem={problem} />}
        {answer.kind !== 'unsolvable' && (
          <div class="how">
            <MethodChoice
              method={method}
              choices={choices}
              heuristics={HEURISTIC_IDS}
              onChoose={(chosen) => {
                send({ type: 'search', method: chosen });
              }}
            />
            <SearchButton method={method} searching={answer.kind === 'searching'} />
          </div>
        )}
        <GoalBoard goal={goal} />
      </div>
    </div>
  );
}
