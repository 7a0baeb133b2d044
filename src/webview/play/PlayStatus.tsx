import type { Played } from '../../panel/play/protocol.js';
import { type Board, blankCell } from '../../puzzle/board.js';
import { type Move, OPPOSITE, applyMove, blankAfter } from '../../puzzle/moves.js';
import { sameBoard } from '../../puzzle/board.js';
import type { Phrasebook } from '../../words/phrasebook.js';
import { usePage } from '../context.js';

/** How the game stands, in words that screen readers are told of as they change. */
export function PlayStatus({ played, goal }: { readonly played: Played; readonly goal: Board }) {
  const { phrases } = usePage();
  const { made, editing, solvable } = played;
  return (
    <div class="play-status">
      {!editing && (
        <p class="counts">
          <span>{phrases.count('play.made', made, {})}</span>
          {solvable && <span>{leftOf(played, phrases)}</span>}
        </p>
      )}
      {editing && <p class="note">{phrases.say('play.edit.hint')}</p>}
      <p role="status" class={solvable ? undefined : 'warning'}>
        {told(played, goal, phrases)}
      </p>
    </div>
  );
}

function leftOf({ left }: Played, phrases: Phrasebook): string {
  if (!left) return '';
  return left.exact
    ? phrases.count('play.left', left.moves, {})
    : phrases.say('play.left.at-least', { count: phrases.number(left.moves) });
}

function told({ board, editing, solvable, hint, last }: Played, goal: Board, phrases: Phrasebook): string {
  if (!solvable) return phrases.say('play.unsolvable');
  if (editing) return phrases.say('play.solvable');
  if (sameBoard(board, goal)) return phrases.say('play.reached');
  if (hint) {
    const tile = board.tiles[blankAfter(board, blankCell(board), hint) ?? 0] ?? 0;
    return phrases.say('play.hinted', { tile, direction: directionOf(hint, phrases) });
  }
  const before = last && applyMove(board, OPPOSITE[last]);
  if (!before) return '';
  const tile = before.tiles[blankCell(board)] ?? 0;
  return phrases.say('play.moved', { tile, direction: directionOf(last, phrases) });
}

/** @returns where a tile goes when the blank moves */
function directionOf(move: Move, phrases: Phrasebook): string {
  return phrases.say(`move.${OPPOSITE[move]}`);
}
