import type { ViewName } from '../panel/protocol.js';

// Keys go to VS Code's keybindings, so that people can bind them anew; the page
// only sees to it that a key does one thing.

/** The keys that are bound while a view has the keyboard; those of the others scroll. */
const VIEW_KEYS: Partial<Record<ViewName, ReadonlySet<string>>> = {
  search: new Set([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']),
  solution: new Set([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'n', 'p']),
  play: new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'h']),
};

const UP_OR_DOWN = new Set(['ArrowUp', 'ArrowDown']);

/** @returns whether a key is bound while the view that is shown has the keyboard */
function isBound(key: string): boolean {
  const shown = document.querySelector('[role=tabpanel]')?.getAttribute('data-view');
  // With a single puzzle, Up and Down scroll.
  if (shown !== 'play' && UP_OR_DOWN.has(key) && !document.querySelector('.puzzles')) return false;
  return VIEW_KEYS[shown as ViewName]?.has(key) ?? false;
}

/** @returns whether a control that has the keyboard takes the key itself */
function isTaken(control: Element, key: string): boolean {
  if (control.matches('input, select')) return true;
  return control.matches('button') && key === ' ';
}

/** Keeps keys of a focused control from VS Code, and keys of the player from scrolling the page. */
export function handleKey(event: KeyboardEvent): void {
  // These handle their keys by themselves.
  if (event.target instanceof Element && event.target.closest('[role=tablist], [data-own-keys]')) return;
  if (!isBound(event.key) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && isTaken(event.target, event.key)) event.stopPropagation();
  else event.preventDefault();
}
