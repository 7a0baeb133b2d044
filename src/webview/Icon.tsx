import check from '@vscode/codicons/src/icons/check.svg';
import copy from '@vscode/codicons/src/icons/copy.svg';
import first from '@vscode/codicons/src/icons/debug-reverse-continue.svg';
import next from '@vscode/codicons/src/icons/chevron-right.svg';
import pause from '@vscode/codicons/src/icons/debug-pause.svg';
import play from '@vscode/codicons/src/icons/play.svg';
import previous from '@vscode/codicons/src/icons/chevron-left.svg';
import discard from '@vscode/codicons/src/icons/discard.svg';
import edit from '@vscode/codicons/src/icons/edit.svg';
import hint from '@vscode/codicons/src/icons/lightbulb.svg';
import redo from '@vscode/codicons/src/icons/redo.svg';
import reset from '@vscode/codicons/src/icons/debug-restart.svg';
import write from '@vscode/codicons/src/icons/save.svg';
import unsolvable from '@vscode/codicons/src/icons/circle-slash.svg';

const ICONS = {
  ...{ check, copy, first, last: first, next, pause, play, previous, unsolvable },
  ...{ edit, hint, redo, reset, undo: discard, write },
};

export type IconName = keyof typeof ICONS;

/** One of VS Code's own icons; it says nothing to a screen reader, what it stands on does. */
export function Icon({ name }: { readonly name: IconName }) {
  // The sources are part of the bundle; nothing of a user's is in them.
  return (
    <span class={`icon icon-${name}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  );
}
