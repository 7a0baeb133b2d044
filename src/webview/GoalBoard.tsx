import type { Board as Squares } from '../puzzle/board.js';
import { Board } from './Board.js';
import { usePage } from './context.js';

/** The goal, small, as one needs it beside a puzzle. */
export function GoalBoard({ goal }: { readonly goal: Squares }) {
  const { phrases } = usePage();
  return (
    <section class="goal" aria-labelledby="goal-title">
      <h2 id="goal-title">{phrases.say('board.goal')}</h2>
      <Board board={goal} goal={goal} label={phrases.say('board.goal')} />
    </section>
  );
}
