import { useRef, useState } from 'preact/hooks';
import { BLANK, type Board as Squares } from '../../puzzle/board.js';
import { usePage } from '../context.js';
import { send } from '../host.js';
import { droppedOn } from './slides.js';
import { typed } from './typing.js';
import { useDrag } from './useDrag.js';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  readonly board: Squares;
  readonly goal: Squares;
}

/** A board that is being set up: tiles change places by dragging, or by typing what a square shall hold. */
export function SetUpBoard({ board, goal }: Props) {
  const { phrases } = usePage();
  const { rows, columns, tiles } = board;
  // The one square that is a tab stop.
  const [stop, setStop] = useState(0);
  const pending = useRef<number | undefined>(undefined);
  const squares = useRef<HTMLDivElement>(null);
  const swap = (from: number, to: number) => {
    if (from !== to) send({ type: 'play', action: { kind: 'swap', squares: [from, to] } });
  };
  // At once, not when the page is drawn anew: the next key may be quicker than that.
  const go = (cell: number | undefined) => {
    pending.current = undefined;
    squares.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const { drag, listeners } = useDrag(({ cell, right, down }) => {
    const to = droppedOn(board, cell, right, down);
    if (to !== undefined) swap(cell, to);
    go(to ?? cell);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const square = event.target instanceof Element && event.target.getAttribute('data-cell');
    if (!square || event.ctrlKey || event.altKey || event.metaKey) return;
    const from = Number(square);
    const arrow = ARROWS[event.key];
    const entry = typed(event.key, pending.current, tiles.length);
    if (!arrow && !entry) return;
    event.preventDefault();
    // VS Code's keybindings shall not have it as well.
    event.stopPropagation();
    if (arrow) {
      go(droppedOn(board, from, ...arrow));
    } else if (entry) {
      // Which square the tile comes from is the host's to say: its board may be newer than the one shown.
      send({ type: 'play', action: { kind: 'put', tile: entry.tile, square: from } });
      if (entry.isWhole) go(Math.min(from + 1, tiles.length - 1));
      else pending.current = entry.tile;
    }
  };
  return (
    <div
      ref={squares}
      class="board in-play setting-up"
      role="group"
      aria-label={phrases.say('play.board')}
      data-own-keys
      style={{ '--rows': rows, '--columns': columns, '--slide': '0ms' }}
      onKeyDown={onKeyDown}
      {...listeners}
    >
      {tiles.map((tile, cell) => {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        const isDragged = drag?.cell === cell;
        const label = phrases.say('play.square', {
          ...{ row: row + 1, column: column + 1 },
          tile: tile === BLANK ? phrases.say('board.blank') : tile,
        });
        const kinds = [
          tile === BLANK && 'blank',
          tile === goal.tiles[cell] && 'at-home',
          isDragged && 'dragged',
        ];
        return (
          <button
            key={cell}
            type="button"
            class={['tile', ...kinds].filter(Boolean).join(' ')}
            data-tile={tile}
            data-cell={cell}
            aria-label={label}
            title={label}
            tabIndex={cell === stop ? 0 : -1}
            onFocus={() => {
              setStop(cell);
            }}
            style={{
              '--row': row + (isDragged ? drag.down : 0),
              '--column': column + (isDragged ? drag.right : 0),
            }}
          >
            <span class="face">{tile === BLANK ? '' : tile}</span>
          </button>
        );
      })}
    </div>
  );
}
