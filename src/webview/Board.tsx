import { BLANK, type Board as Squares } from '../puzzle/board.js';
import { boardText } from '../words/boardText.js';
import { usePage } from './context.js';

interface Props {
  readonly board: Squares;
  /** Tiles that have reached their place in it look different. */
  readonly goal: Squares;
  readonly label: string;
  /** How long a tile slides, in milliseconds. */
  readonly slide?: number;
}

/** A board, its tiles sliding from where they were to where they are. */
export function Board({ board, goal, label, slide = 0 }: Props) {
  const { phrases } = usePage();
  const { rows, columns, tiles } = board;
  const described = boardText(board, phrases);
  // In the order of their names, not of their squares: so each tile keeps its element, and slides.
  const placed = Array.from(tiles.entries()).sort(([, a], [, b]) => a - b);
  return (
    <div
      class="board"
      role="img"
      aria-label={phrases.say('board.described', { name: label, board: described })}
      style={{ '--rows': rows, '--columns': columns, '--slide': `${slide}ms` }}
    >
      {placed.map(([cell, tile]) =>
        tile === BLANK ? null : (
          <div
            key={tile}
            class={tile === goal.tiles[cell] ? 'tile at-home' : 'tile'}
            data-tile={tile}
            data-cell={cell}
            style={{ '--row': Math.floor(cell / columns), '--column': cell % columns }}
          >
            <span class="face">{tile}</span>
          </div>
        ),
      )}
    </div>
  );
}
