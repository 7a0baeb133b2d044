import * as vscode from 'vscode';
import { eolOf } from '../editor/puzzleDocuments.js';
import { MANNERS, type SoundPuzzle, converting } from '../notation/conversion.js';
import { LAYOUTS, type Layout, PLAIN_STYLE, canWrite, writeProblem } from '../notation/layouts.js';
import { inSlices } from '../search/drive.js';
import { type ActivePuzzles, activePuzzles, chosenPuzzles, isSound } from './active.js';
import { change, keepsMeaning } from './edits.js';
import type { Tools } from '../editor/tools.js';

/** What "Convert to…" takes from other extensions and from keybindings. */
export interface ConvertArguments {
  /** Without it, it is asked for. */
  readonly layout?: Layout;
  /** Whether all puzzles of the file are meant; without it, the selected ones, or else it is asked for. */
  readonly all?: boolean;
}

/** "Convert to…": writes puzzles in another layout, if the text then still says the same. */
export async function convert(tools: Tools, given: ConvertArguments = {}): Promise<void> {
  const active = await activePuzzles(tools);
  if (!active) return;
  const { phrases, pacing } = tools;
  const { editor, read } = active;
  const puzzles = await puzzlesToConvert(tools, active, given);
  const [first] = puzzles ?? [];
  if (!puzzles || !first) return;
  const isLayout = LAYOUTS.some((layout) => layout === given.layout);
  const layout = isLayout ? given.layout : await askLayout(tools, first, read.goal);
  if (!layout) return;
  if (!puzzles.every(({ problem }) => canWrite(layout, problem.start))) {
    void vscode.window.showErrorMessage(phrases.say('convert.two-digits'));
    return;
  }
  const style = { ...PLAIN_STYLE, eol: eolOf(editor.document) };
  for (const manner of MANNERS) {
    const { result } = await inSlices(converting(read.text, puzzles, layout, style, manner), pacing);
    if (!(await keepsMeaning(tools, editor.document, read, result))) continue;
    await change(tools, editor.document, read, result);
    return;
  }
  void vscode.window.showErrorMessage(phrases.say('convert.misread'));
}

async function puzzlesToConvert(
  { phrases }: Tools,
  active: ActivePuzzles,
  { all, layout }: ConvertArguments,
): Promise<readonly SoundPuzzle[] | undefined> {
  const every = active.read.puzzles.filter(isSound);
  const chosen = chosenPuzzles(active);
  const isClear = all !== undefined || layout !== undefined || every.length === 1;
  if (isClear || active.editor.selections.some(({ isEmpty }) => !isEmpty)) return all ? every : chosen;
  const items = [
    { label: phrases.say('convert.here'), puzzles: chosen },
    { label: phrases.say('convert.all'), description: phrases.number(every.length), puzzles: every },
  ];
  const picked = await vscode.window.showQuickPick(items, { title: phrases.say('convert.what') });
  return picked?.puzzles;
}

async function askLayout(
  { phrases }: Tools,
  { problem }: SoundPuzzle,
  goal: Parameters<typeof writeProblem>[2],
): Promise<Layout | undefined> {
  const items = LAYOUTS.filter((layout) => canWrite(layout, problem.start)).map((layout) => ({
    layout,
    label: phrases.say(`convert.${layout}`),
    // A preview has one line only.
    detail: writeProblem(problem, layout, goal, { ...PLAIN_STYLE, eol: ' ⏎ ' }),
  }));
  const chosen = await vscode.window.showQuickPick(items, { title: phrases.say('convert.title') });
  return chosen?.layout;
}
