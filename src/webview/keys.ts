// Keys go to VS Code's keybindings, so that people can bind them anew; the page
// only sees to it that a key does one thing.

const PLAYER_KEYS = new Set([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** @returns whether a control that has the keyboard takes the key itself */
function isTaken(control: Element, key: string): boolean {
  if (control.matches('input, select')) return true;
  return control.matches('button') && key === ' ';
}

/** @returns whether the player has a use for the key: with a single puzzle, Up and Down scroll */
function isPlayerKey(key: string): boolean {
  return (key !== 'ArrowUp' && key !== 'ArrowDown') || document.querySelector('.puzzles') !== null;
}

/** Keeps keys of a focused control from VS Code, and keys of the player from scrolling the page. */
export function handleKey(event: KeyboardEvent): void {
  if (!PLAYER_KEYS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && isTaken(event.target, event.key)) event.stopPropagation();
  else if (isPlayerKey(event.key)) event.preventDefault();
}
