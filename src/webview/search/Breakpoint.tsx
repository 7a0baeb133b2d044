import { useState } from 'preact/hooks';
import type { Run } from '../../panel/search/protocol.js';
import { usePage } from '../context.js';
import { ask } from './ask.js';

/** Where a search that plays stops: at a depth that is typed in, or at a board that was chosen in the tree. */
export function Breakpoint({ run: { breakpoint, isAtBreakpoint } }: { readonly run: Run }) {
  const { phrases } = usePage();
  // What is being typed stays while the search goes on and is drawn anew.
  const [typed, setTyped] = useState<string>();
  return (
    <section class="breakpoint" aria-labelledby="breakpoint-title">
      <h2 id="breakpoint-title">
        <span
          class={`dot${breakpoint ? ' set' : ''}${isAtBreakpoint ? ' reached' : ''}`}
          aria-hidden="true"
        />
        {phrases.say('breakpoint.label')}
      </h2>
      <div class="breakpoint-choice">
        <label class="number-field" title={phrases.say('breakpoint.depth.hint')}>
          {phrases.say('breakpoint.depth')}
          <input
            type="number"
            min={0}
            value={typed ?? (breakpoint?.kind === 'depth' ? breakpoint.depth : '')}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
            }}
            onChange={({ currentTarget }) => {
              const depth = currentTarget.valueAsNumber;
              setTyped(undefined);
              if (Number.isInteger(depth) && depth >= 0) {
                ask({ type: 'break', breakpoint: { kind: 'depth', depth } });
              } else {
                ask({ type: 'break' });
              }
            }}
          />
        </label>
        {breakpoint && (
          <button
            type="button"
            class="secondary"
            title={phrases.say('breakpoint.clear.hint')}
            onClick={() => {
              ask({ type: 'break' });
            }}
          >
            {phrases.say('breakpoint.clear')}
          </button>
        )}
      </div>
      <p class="note" role="status">
        {breakpoint?.kind === 'board'
          ? phrases.say('breakpoint.board', { board: breakpoint.tiles.map((tile) => tile || 'x').join(' ') })
          : phrases.say('breakpoint.board.none')}
      </p>
    </section>
  );
}
