import type { Run } from '../../panel/search/protocol.js';
import { BLANK, type Board } from '../../puzzle/board.js';
import { statements } from '../../words/joining.js';
import type { Phrasebook } from '../../words/phrasebook.js';
import { MiniBoard } from '../MiniBoard.js';
import { usePage } from '../context.js';
import { ask } from './ask.js';
import type { Placed } from './layout.js';

interface Props {
  readonly placed: Placed;
  readonly run: Run;
  readonly goal: Board;
  /** Whether it is the one that the keyboard comes to. */
  readonly isStop: boolean;
  readonly onChoose: (node: number) => void;
}

/** A node of the tree: its board with g, h and f, and what is folded below it. */
export function TreeItem({ placed: { shown, x, y }, run, goal, isStop, onChoose }: Props) {
  const { phrases } = usePage();
  const { node, depth, estimate, tiles, status, children, isOpen, onWay } = shown;
  const isInformed = run.choices.some(
    ({ algorithm, informed }) => informed && algorithm === run.method.algorithm,
  );
  const classes = [
    'tree-node',
    status,
    ...(node === run.current ? ['current'] : []),
    ...(onWay ? ['on-way'] : []),
    ...(isStop ? ['stop'] : []),
  ];
  const label = describe(shown, goal, phrases, isInformed);
  return (
    <div
      class={classes.join(' ')}
      role="treeitem"
      data-node={node}
      tabIndex={isStop ? 0 : -1}
      aria-level={y + 1}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-current={node === run.current ? 'step' : undefined}
      aria-selected={isStop}
      title={label}
      style={{ '--x': x, '--y': y }}
      onClick={({ currentTarget }) => {
        onChoose(node);
        currentTarget.focus();
      }}
      onDblClick={() => {
        ask({ type: 'visit', node });
      }}
    >
      <span class="for-screen-readers">{label}</span>
      <MiniBoard tiles={tiles} goal={goal} />
      <span class="tree-figures" aria-hidden="true">
        {isInformed
          ? phrases.say('tree.figures', { g: depth, h: estimate, f: depth + estimate })
          : phrases.say('tree.figures.g', { g: depth })}
      </span>
      {children > 0 && (
        <span
          class="tree-fold"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            ask({ type: 'fold', node, open: !isOpen });
          }}
        >
          {isOpen ? '−' : `+${children}`}
        </span>
      )}
    </div>
  );
}

function describe(
  { depth, estimate, move, status, tiles, children }: Props['placed']['shown'],
  { columns }: Board,
  phrases: Phrasebook,
  isInformed: boolean,
): string {
  const rows = Array.from({ length: tiles.length / columns }, (_, row) =>
    tiles
      .slice(row * columns, (row + 1) * columns)
      .map((tile) => (tile === BLANK ? phrases.say('board.blank') : tile))
      .join(' '),
  );
  const told = [
    ...(move ? [phrases.say('tree.told.move', { move: phrases.say(`move.${move}`) })] : []),
    rows.join(' / '),
    isInformed
      ? phrases.say('tree.told', { g: depth, h: estimate, f: depth + estimate })
      : phrases.say('tree.told.g', { g: depth }),
    phrases.say(`tree.status.${status}`),
    ...(children > 0 ? [phrases.count('tree.children', children, {})] : []),
  ];
  return statements(told, phrases);
}
