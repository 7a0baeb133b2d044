import zoomIn from '@vscode/codicons/src/icons/zoom-in.svg';
import zoomOut from '@vscode/codicons/src/icons/zoom-out.svg';
import breakHere from '@vscode/codicons/src/icons/circle-filled.svg';
import visit from '@vscode/codicons/src/icons/target.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Run, ZOOMS } from '../../panel/search/protocol.js';
import type { Board } from '../../puzzle/board.js';
import { Svg } from '../Icon.js';
import { usePage } from '../context.js';
import { ask } from './ask.js';
import { isMotionReduced } from '../motion.js';
import { TreeItem } from './TreeItem.js';
import { draw, treeStep } from './layout.js';

/** The part of the search's tree around the node under way, to be gone through and unfolded. */
export function Tree({ run, goal }: { readonly run: Run; readonly goal: Board }) {
  const { phrases } = usePage();
  const { layers, current, zoom, speed } = run;
  const view = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const shown = layers.flat();
  // What was chosen by hand is chosen until the search goes on.
  useEffect(() => {
    setChosen(undefined);
  }, [current]);
  const stop = shown.some(({ node }) => node === chosen) ? chosen : current;
  const { nodes, lines, width } = draw(layers);
  const [top] = layers.flat();

  useFollowing(view, current, zoom);
  useEffect(() => {
    const { current: tree } = view;
    if (stop === undefined || !tree?.contains(document.activeElement)) return;
    tree.querySelector<HTMLElement>(`[data-node="${stop}"]`)?.focus();
  }, [stop]);

  const breakAt = (node: number | undefined) => {
    const tiles = shown.find((candidate) => candidate.node === node)?.tiles;
    if (tiles) ask({ type: 'break', breakpoint: { kind: 'board', tiles } });
  };
  const zoomed = (by: 1 | -1) => {
    const to = ZOOMS[ZOOMS.indexOf(zoom) + by];
    return (
      to &&
      (() => {
        ask({ type: 'look', speed, zoom: to });
      })
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = treeStep(event.key, layers, stop);
    if (step?.kind === 'go') setChosen(step.node);
    else if (step) ask({ type: 'fold', node: step.node, open: step.open });
    else if (event.key === 'Enter' || event.key === ' ') ask({ type: 'visit', node: stop });
    else if (event.key === 'b') breakAt(stop);
    else if (event.key === '+') zoomed(1)?.();
    else if (event.key === '-') zoomed(-1)?.();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    // VS Code's keybindings shall not have it as well.
    event.stopPropagation();
  };
  const tool = (name: 'visit' | 'break' | 'zoom-in' | 'zoom-out', source: string, act?: () => void) => (
    <button
      type="button"
      class="icon-button"
      title={phrases.say(`tree.${name}`)}
      aria-label={phrases.say(`tree.${name}`)}
      aria-disabled={!act}
      onClick={act}
    >
      <Svg source={source} name={name} />
    </button>
  );

  return (
    <section class="search-tree" aria-labelledby="tree-title">
      <header>
        <h2 id="tree-title">{phrases.say('tree.label')}</h2>
        <div class="buttons">
          {tool('visit', visit, () => {
            if (stop !== undefined) ask({ type: 'visit', node: stop });
          })}
          {tool('break', breakHere, () => {
            breakAt(stop);
          })}
          {tool('zoom-out', zoomOut, zoomed(-1))}
          {tool('zoom-in', zoomIn, zoomed(1))}
        </div>
      </header>
      {top && top.depth > 0 && <p class="note">{phrases.count('tree.above', top.depth, {})}</p>}
      <div
        ref={view}
        class="tree-view"
        style={{ '--zoom': zoom, '--rows': goal.rows, '--columns': goal.columns }}
      >
        <div
          class="tree"
          role="tree"
          data-own-keys
          aria-label={phrases.say('tree.label')}
          aria-orientation="horizontal"
          style={{ '--wide': width, '--high': layers.length }}
          onKeyDown={onKeyDown}
        >
          <svg
            class="tree-lines"
            aria-hidden="true"
            viewBox={`0 0 ${width} ${layers.length}`}
            preserveAspectRatio="none"
          >
            {lines.map(({ from, to }) => (
              <path
                key={to.shown.node}
                class={to.shown.onWay ? 'on-way' : undefined}
                d={`M${from.x + 0.5} ${from.y + 0.75} C${from.x + 0.5} ${to.y + 0.1} ${to.x + 0.5} ${from.y + 0.9} ${to.x + 0.5} ${to.y + 0.05}`}
              />
            ))}
          </svg>
          {nodes.map((placed) => (
            <TreeItem
              key={placed.shown.node}
              placed={placed}
              run={run}
              goal={goal}
              isStop={placed.shown.node === stop}
              onChoose={setChosen}
            />
          ))}
        </div>
      </div>
      <p class="note">{phrases.say('tree.hint')}</p>
    </section>
  );
}

/** Keeps the node under way in sight. */
function useFollowing(view: { current: HTMLDivElement | null }, current: number, zoom: number): void {
  useEffect(() => {
    const { current: tree } = view;
    const node = tree?.querySelector<HTMLElement>(`[data-node="${current}"]`);
    if (!tree || !node) return;
    tree.scrollTo({
      left: node.offsetLeft + node.offsetWidth / 2 - tree.clientWidth / 2,
      // Below the middle, what was made from it is to be seen.
      top: node.offsetTop + node.offsetHeight / 2 - tree.clientHeight * 0.45,
      behavior: isMotionReduced() ? 'instant' : 'smooth',
    });
  }, [view, current, zoom]);
}
