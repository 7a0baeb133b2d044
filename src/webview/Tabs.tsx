import { useRef } from 'preact/hooks';
import { VIEWS, type ViewName } from '../panel/protocol.js';
import { usePage } from './context.js';
import { send } from './host.js';

/** @returns the view that a key of the tabs leads to, from the one shown */
function reached(key: string, shown: ViewName): ViewName | undefined {
  const from = VIEWS.indexOf(shown);
  switch (key) {
    case 'ArrowLeft':
      return VIEWS.at(from - 1);
    case 'ArrowRight':
      return VIEWS[(from + 1) % VIEWS.length];
    case 'Home':
      return VIEWS[0];
    case 'End':
      return VIEWS.at(-1);
    default:
      return undefined;
  }
}

/** The panel's views to choose from; the arrow keys go from one to the next. */
export function Tabs({ shown }: { readonly shown: ViewName }) {
  const { phrases, dispatch } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const show = (view: ViewName) => {
    dispatch({ type: 'show', view });
    send({ type: 'show', view });
    list.current?.querySelector<HTMLElement>(`[data-view="${view}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      class="tabs"
      role="tablist"
      aria-label={phrases.say('views.label')}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        const view = reached(event.key, shown);
        if (!view) return;
        event.preventDefault();
        // VS Code's keybindings shall not have it as well.
        event.stopPropagation();
        show(view);
      }}
    >
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          class="tab"
          role="tab"
          id={`tab-${view}`}
          data-view={view}
          aria-selected={view === shown}
          aria-controls="view"
          title={phrases.say(`view.${view}.tooltip`)}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => {
            show(view);
          }}
        >
          {phrases.say(`view.${view}`)}
        </button>
      ))}
    </div>
  );
}
