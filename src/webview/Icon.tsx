import check from '@vscode/codicons/src/icons/check.svg';
import ascending from '@vscode/codicons/src/icons/arrow-small-up.svg';
import checkAll from '@vscode/codicons/src/icons/check-all.svg';
import copy from '@vscode/codicons/src/icons/copy.svg';
import descending from '@vscode/codicons/src/icons/arrow-small-down.svg';
import first from '@vscode/codicons/src/icons/debug-reverse-continue.svg';
import markdown from '@vscode/codicons/src/icons/markdown.svg';
import next from '@vscode/codicons/src/icons/chevron-right.svg';
import pause from '@vscode/codicons/src/icons/debug-pause.svg';
import play from '@vscode/codicons/src/icons/play.svg';
import previous from '@vscode/codicons/src/icons/chevron-left.svg';
import question from '@vscode/codicons/src/icons/question.svg';
import table from '@vscode/codicons/src/icons/table.svg';
import discard from '@vscode/codicons/src/icons/discard.svg';
import edit from '@vscode/codicons/src/icons/edit.svg';
import exporting from '@vscode/codicons/src/icons/export.svg';
import insert from '@vscode/codicons/src/icons/insert.svg';
import hint from '@vscode/codicons/src/icons/lightbulb.svg';
import redo from '@vscode/codicons/src/icons/redo.svg';
import reset from '@vscode/codicons/src/icons/debug-restart.svg';
import write from '@vscode/codicons/src/icons/save.svg';
import unsolvable from '@vscode/codicons/src/icons/circle-slash.svg';
import warning from '@vscode/codicons/src/icons/warning.svg';
import watch from '@vscode/codicons/src/icons/watch.svg';

const ICONS = {
  ascending,
  check,
  'check-all': checkAll,
  copy,
  descending,
  first,
  last: first,
  markdown,
  next,
  pause,
  play,
  previous,
  question,
  table,
  unsolvable,
  unsorted: ascending,
  warning,
  watch,
  ...{ edit, export: exporting, hint, insert, redo, reset, undo: discard, write },
};

export type IconName = keyof typeof ICONS;

/** One of VS Code's own icons; it says nothing to a screen reader, what it stands on does. */
export function Icon({ name }: { readonly name: IconName }) {
  return <Svg name={name} source={ICONS[name]} />;
}

/** An icon whose source is bundled with the view that has a use for it. */
export function Svg({ name, source }: { readonly name: string; readonly source: string }) {
  // The sources are part of the bundle; nothing of a user's is in them.
  return <span class={`icon icon-${name}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: source }} />;
}
