import * as vscode from 'vscode';
import { eolOf } from '../editor/puzzleDocuments.js';
import { answersSetting, panelSettings } from '../editor/settings.js';
import { ANSWER_FORMS, type AnswerForm, likelyForm, outputLine } from '../notation/outcomes.js';
import { describeFlaw } from '../words/flaws.js';
import { sentence } from '../words/sentence.js';
import { type ActivePuzzles, activePuzzles, isSound } from './active.js';
import { outcomeOf, tellUnproven } from './outcome.js';
import { withProgress } from './progress.js';
import type { Tools } from '../editor/tools.js';

/** What "Solve All in File" takes from other extensions and from keybindings. */
export interface SolveAllArguments {
  /** The form of the answers; without it, that of the settings, or it is asked for. */
  readonly form?: AnswerForm;
}

/** "Solve All in File": opens a document with a line for each puzzle, as a judge wants them. */
export async function solveAll(tools: Tools, { form: given }: SolveAllArguments = {}): Promise<void> {
  const active = await activePuzzles(tools);
  if (!active) return;
  const { phrases } = tools;
  const { editor, read } = active;
  const isForm = ANSWER_FORMS.some((form) => form === given);
  const form = isForm ? given : (answersSetting(editor.document.uri) ?? (await askForm(tools, active)));
  if (!form) return;
  const solved = await withProgress(
    phrases.say('solving.progress'),
    read.puzzles.length,
    phrases,
    (signal, onProgress) => solveLines(tools, active, form, signal, onProgress),
  );
  if (!solved) return;
  const eol = eolOf(editor.document);
  const content = solved.lines.map((line) => line + eol).join('');
  const document = await vscode.workspace.openTextDocument({ content, language: 'plaintext' });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: false });
  tellUnproven(solved.unproven, phrases);
  tellUnreadable(tools, active);
}

async function askForm({ phrases }: Tools, { read }: ActivePuzzles): Promise<AnswerForm | undefined> {
  const likely = likelyForm(read.puzzles);
  const items = ANSWER_FORMS.map((form) => ({
    form,
    label: phrases.say(`solve-all.${form}`),
    detail: phrases.say(`solve-all.${form}.detail`),
  })).sort((a, b) => Number(b.form === likely) - Number(a.form === likely));
  const chosen = await vscode.window.showQuickPick(items, { title: phrases.say('solve-all.title') });
  return chosen?.form;
}

async function solveLines(
  { solver }: Tools,
  { read }: ActivePuzzles,
  form: AnswerForm,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<{ lines: string[]; unproven: number }> {
  const lines = read.puzzles.map(() => outputLine({ kind: 'unreadable' }, form));
  const places = [...read.puzzles.keys()].filter((index) => read.puzzles[index]?.problem);
  const problems = read.puzzles.filter(isSound).map(({ problem }) => problem);
  let unproven = 0;
  await solver.solveAll(
    problems,
    (index, answer) => {
      lines[places[index] ?? 0] = outputLine(outcomeOf(answer), form);
      if (!answer.proven) unproven++;
    },
    { signal, onProgress, limits: panelSettings().limits },
  );
  return { lines, unproven };
}

function tellUnreadable({ phrases }: Tools, { editor, read }: ActivePuzzles): void {
  const unreadable = read.puzzles.filter((puzzle) => !puzzle.problem);
  const flaw = unreadable[0]?.flaws[0];
  if (!flaw) return;
  const line = editor.document.positionAt(flaw.range.start).line + 1;
  const first = sentence(phrases.say('read.line', { flaw: describeFlaw(flaw, phrases), line }), phrases);
  const message = phrases.count('solve-all.unreadable', unreadable.length, { first });
  void vscode.window.showWarningMessage(message);
}
