import type { Board as Squares } from '../../puzzle/board.js';
import type { Space } from '../../panel/space/protocol.js';
import { Board } from '../Board.js';
import { usePage } from '../context.js';
import { send } from '../host.js';

type Known = Extract<Space, { kind: 'known' }>;

interface Props {
  readonly boards: Known['hardest'];
  readonly counts: Known['counts'];
  readonly goal: Squares;
}

/** The boards that are farthest from the goal, each to be opened. */
export function Hardest({ boards, counts, goal }: Props) {
  const { phrases } = usePage();
  const longest = counts.length - 1;
  const moves = phrases.count('moves', longest, {});
  return (
    <section class="hardest" aria-labelledby="hardest-title">
      <h2 id="hardest-title">{phrases.say('space.hardest')}</h2>
      <p class="note">{phrases.count('space.farthest', counts[longest] ?? 0, { moves })}</p>
      <ul>
        {boards.map((board) => (
          <li key={board.tiles.join()}>
            <button
              type="button"
              class="board-button"
              title={phrases.say('space.open')}
              onClick={() => {
                send({ type: 'solve', start: board });
              }}
            >
              <Board board={board} goal={goal} label={phrases.say('space.open')} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
