import { BLANK, type Board } from '../puzzle/board.js';

interface Props {
  readonly tiles: readonly number[];
  /** Tiles that have reached their place in it look different. */
  readonly goal: Board;
}

/** A small board, for the eye alone: what it stands in tells what is on it. */
export function MiniBoard({ tiles, goal }: Props) {
  return (
    <span class="mini-board" aria-hidden="true" style={{ '--columns': goal.columns, '--rows': goal.rows }}>
      {tiles.map((tile, cell) => (
        <span key={cell} class={tile === BLANK ? 'blank' : tile === goal.tiles[cell] ? 'home' : undefined}>
          {tile === BLANK ? '' : tile}
        </span>
      ))}
    </span>
  );
}
