import type { Played } from '../../panel/play/protocol.js';
import { GoalBoard } from '../GoalBoard.js';
import type { ViewProps } from '../Shown.js';
import { ActionButton } from './ActionButton.js';
import { NewBoard } from './NewBoard.js';
import { PlayBoard } from './PlayBoard.js';
import { PlayStatus } from './PlayStatus.js';
import { SetUpBoard } from './SetUpBoard.js';

/** A game with the puzzle, and the board set up by hand. */
export function View({ state: { play: played }, panel: { problem } }: ViewProps) {
  if (!played) return null;
  const { board, editing } = played;
  const { goal } = problem;
  return (
    <div class="play columns">
      <div class="stage">
        {editing ? <SetUpBoard board={board} goal={goal} /> : <PlayBoard played={played} goal={goal} />}
        <PlayStatus played={played} goal={goal} />
        {!editing && <GameButtons played={played} />}
      </div>
      <div class="details">
        {editing ? <SetUpButtons /> : <Choices played={played} />}
        <GoalBoard goal={goal} />
      </div>
    </div>
  );
}

function GameButtons({ played: { made, redoable, solvable, left } }: { readonly played: Played }) {
  return (
    <div class="game-buttons">
      <ActionButton kind="undo" icon="undo" disabled={made === 0} />
      <ActionButton kind="redo" icon="redo" disabled={!redoable} />
      <ActionButton kind="reset" icon="reset" disabled={made === 0} />
      <ActionButton kind="hint" icon="hint" disabled={!solvable || left?.moves === 0} />
    </div>
  );
}

function Choices({ played: { longest, writable } }: { readonly played: Played }) {
  return (
    <section class="choices">
      {longest !== undefined && <NewBoard longest={longest} />}
      <div class="choice-buttons">
        <ActionButton kind="solve" />
        <ActionButton kind="edit" />
        {writable && <ActionButton kind="write" />}
      </div>
    </section>
  );
}

function SetUpButtons() {
  return (
    <div class="choice-buttons">
      <ActionButton kind="done" primary />
      <ActionButton kind="cancel" />
    </div>
  );
}
