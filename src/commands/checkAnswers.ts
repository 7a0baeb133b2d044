import * as vscode from 'vscode';
import { judgeAll } from '../api/judging.js';
import type { AnswerReport } from '../editor/answerReport.js';
import { type ReadDocument, describeLength, lengthOf } from '../editor/puzzleDocuments.js';
import { type Verdict, tallyOf } from '../notation/judging.js';
import { type OutputCase, readingOutput } from '../notation/output.js';
import type { Problem } from '../puzzle/problem.js';
import { inSlices } from '../search/drive.js';
import { describeTally } from '../words/tally.js';
import { diagnosticsOf } from './answerDiagnostics.js';
import { askOutput, askPuzzles } from './checkQuestions.js';
import { withProgress } from './progress.js';
import type { Tools } from '../editor/tools.js';

/** What "Check Answers…" takes from other extensions and from keybindings. What is missing is asked for. */
export interface CheckAnswersArguments {
  /** The puzzle file; without it, the active one. */
  readonly puzzles?: vscode.Uri;
  /** The program's output. */
  readonly output?: vscode.Uri | 'clipboard';
}

/** The text of an output, and the document that it stands in, if it does in one. */
export interface Output {
  readonly text: string;
  readonly document: vscode.TextDocument | undefined;
}

/** What has come out of a check. */
export interface Checked {
  readonly puzzles: vscode.TextDocument;
  readonly read: ReadDocument;
  readonly output: Output;
  readonly cases: readonly OutputCase[];
  /** One for each case that there is a puzzle for. */
  readonly verdicts: readonly Verdict[];
}

/** "Check Answers…": holds a program's output against the puzzles, line by line, and shows in Problems what is wrong. */
export async function checkAnswers(
  tools: Tools,
  report: AnswerReport,
  given: CheckAnswersArguments = {},
): Promise<void> {
  const { phrases, documents } = tools;
  const puzzles = await askPuzzles(tools, given.puzzles);
  const output = puzzles && (await askOutput(tools, puzzles, given.output));
  if (!puzzles || !output) return;
  const length = Math.max(lengthOf(puzzles), output.text.length);
  const tooLong = describeLength(length, phrases);
  const read = await documents.read(puzzles);
  if (tooLong !== undefined || read.puzzles.length === 0) {
    void vscode.window.showErrorMessage(tooLong ?? phrases.say('file.nothing'));
    return;
  }
  const checked = await withProgress(
    phrases.say('check.progress'),
    read.puzzles.length,
    phrases,
    async (signal, onProgress) => {
      const steps = readingOutput(output.text, read.puzzles.length);
      const cases = (await inSlices(steps, tools.pacing, signal)).result;
      const watch = { signal, onProgress };
      const searched = searching(tools, signal);
      const judgements = await judgeAll(tools.solver, read.puzzles, output.text, cases, watch, searched);
      return { puzzles, read, output, cases, verdicts: judgements.map(({ verdict }) => verdict) };
    },
  );
  if (!checked) return;
  const { cases, verdicts } = checked;
  const isWrong = report.show(output.document ?? puzzles, diagnosticsOf(checked, phrases), {
    document: puzzles,
    puzzles: read.puzzles,
  });
  const tally = tallyOf(verdicts, read.puzzles.length, cases.length);
  void tell(describeTally(tally, phrases), isWrong, tools);
}

/** How long distances that no table tells may be searched for in all, in milliseconds. */
const LONGEST_SEARCH = 60_000;

/** @returns what finds the distances that no table tells, as long as there is time */
function searching({ distances, pacing }: Tools, signal: AbortSignal) {
  let spent = 0;
  return async (problem: Problem): Promise<number | undefined> => {
    if (spent > LONGEST_SEARCH) return undefined;
    const begin = pacing.now();
    await distances.find(problem, signal);
    spent += pacing.now() - begin;
    const known = distances.known(problem);
    return typeof known === 'number' ? known : undefined;
  };
}

/** Says what came out, and shows the Problems panel on request. */
async function tell(message: string, isWrong: boolean, { phrases }: Tools): Promise<void> {
  if (!isWrong) {
    void vscode.window.showInformationMessage(message);
    return;
  }
  const show = phrases.say('check.show');
  const chosen = await vscode.window.showWarningMessage(message, show);
  if (chosen === show) await vscode.commands.executeCommand('workbench.actions.view.problems');
}
