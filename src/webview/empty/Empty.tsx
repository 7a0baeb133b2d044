import book from '@vscode/codicons/src/icons/book.svg';
import edit from '@vscode/codicons/src/icons/edit.svg';
import random from '@vscode/codicons/src/icons/refresh.svg';
import { useEffect } from 'preact/hooks';
import { BEGINNINGS, EMPTY_SAVED } from '../../panel/empty/protocol.js';
import { namedGoal } from '../../puzzle/goals.js';
import { Svg } from '../Icon.js';
import { MiniBoard } from '../MiniBoard.js';
import { usePage } from '../context.js';
import { save, send } from '../host.js';

const ICONS = { type: edit, random, examples: book };

/** A picture of the puzzle: the tiles in order but for two moves. */
const TILES = [1, 2, 3, 4, 0, 5, 7, 8, 6];
const GOAL = namedGoal('blank-last', { rows: 3, columns: 3 });

/** What a panel without a puzzle shows: ways to one. */
export function Empty() {
  const { phrases } = usePage();
  useEffect(() => {
    save(EMPTY_SAVED);
  }, []);
  return (
    <div class="empty">
      <MiniBoard tiles={TILES} goal={GOAL} />
      <h1>{phrases.say('empty.title')}</h1>
      <p>{phrases.say('empty.explanation')}</p>
      <div class="beginnings">
        {BEGINNINGS.map((beginning, index) => (
          <button
            key={beginning}
            type="button"
            class={index === 0 ? 'primary' : 'secondary'}
            title={phrases.say(`empty.${beginning}.tooltip`)}
            onClick={() => {
              send({ type: 'begin', beginning });
            }}
          >
            <Svg name={beginning} source={ICONS[beginning]} />
            {phrases.say(`empty.${beginning}`)}
          </button>
        ))}
      </div>
      <p class="note">{phrases.say('empty.selection')}</p>
    </div>
  );
}
