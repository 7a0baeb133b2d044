import type { Played } from '../../panel/play/protocol.js';
import { BLANK, type Board as Squares, blankCell } from '../../puzzle/board.js';
import { blankAfter } from '../../puzzle/moves.js';
import { boardText } from '../../words/boardText.js';
import { usePage } from '../context.js';
import { send } from '../host.js';
import { slideTime } from '../motion.js';
import { draggedBy, slideFrom } from './slides.js';
import { useDrag } from './useDrag.js';

/** A tile dragged so far, in squares, moves; one dragged less far than a click wavers is clicked. */
const FAR_ENOUGH = 0.35;
const WAVERING = 0.1;

/** Where a tile goes when the blank moves: so far to the right, and down. */
const TOWARDS = { u: [0, 1], d: [0, -1], l: [1, 0], r: [-1, 0] } as const;

interface Props {
  readonly played: Played;
  readonly goal: Squares;
}

/** The board of a game: tiles slide when they are clicked, dragged, or told to by a key. */
export function PlayBoard({ played: { board, hint }, goal }: Props) {
  const { phrases } = usePage();
  const { rows, columns, tiles } = board;
  const { drag, listeners } = useDrag(({ cell, right, down }) => {
    const moves = slideFrom(board, cell);
    const [move] = moves;
    if (!move) return;
    const isClick = Math.hypot(right, down) < WAVERING;
    if (isClick || draggedBy(move, right, down) > FAR_ENOUGH)
      send({ type: 'play', action: { kind: 'move', moves } });
  });
  const hinted = hint && blankAfter(board, blankCell(board), hint);
  const placed = Array.from(tiles.entries()).sort(([, a], [, b]) => a - b);
  const move = drag && slideFrom(board, drag.cell)[0];
  return (
    <div
      class="board in-play"
      role="img"
      aria-label={phrases.say('board.described', {
        name: phrases.say('play.board'),
        board: boardText(board, phrases),
      })}
      style={{ '--rows': rows, '--columns': columns, '--slide': `${slideTime(1)}ms` }}
      {...listeners}
    >
      {placed.map(([cell, tile]) => {
        if (tile === BLANK) return null;
        const isDragged = move !== undefined && drag?.cell === cell;
        const by = isDragged ? draggedBy(move, drag.right, drag.down) : 0;
        const [right, down] = isDragged ? TOWARDS[move] : [0, 0];
        const classes = [
          ...['tile', tile === goal.tiles[cell] && 'at-home'],
          ...[cell === hinted && 'hinted', isDragged && 'dragged'],
        ];
        return (
          <div
            key={tile}
            class={classes.filter(Boolean).join(' ')}
            data-tile={tile}
            data-cell={cell}
            style={{
              '--row': Math.floor(cell / columns) + by * down,
              '--column': (cell % columns) + by * right,
            }}
          >
            <span class="face">{tile}</span>
          </div>
        );
      })}
    </div>
  );
}
