import * as vscode from 'vscode';
import { SOURCE } from '../editor/diagnostics.js';
import { rangeIn } from '../editor/puzzleDocuments.js';
import type { TextRange } from '../notation/flaws.js';
import type { Verdict } from '../notation/judging.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { describeWrongLine } from '../words/verdicts.js';
import type { Checked } from './checkAnswers.js';

const { Error: ERROR, Warning: WARNING } = vscode.DiagnosticSeverity;

/** Hands out what Problems shows of a check: on the lines of the output, or on the puzzles when it stands in no document. */
export function* diagnosticsOf(checked: Checked, phrases: Phrasebook): Generator<vscode.Diagnostic, void> {
  const { verdicts, cases, read, output } = checked;
  for (const [index, { start, end }] of cases.entries()) {
    const verdict = verdicts[index];
    if (!verdict) break;
    const line = output.document && output.document.positionAt(start).line + 1;
    const wrong = { verdict, number: index + 1, line, text: output.text.slice(start, end) };
    const message = describeWrongLine(wrong, phrases);
    if (message === undefined) continue;
    const severity = verdict.kind === 'longer' ? WARNING : ERROR;
    yield diagnostic(checked, index, message, severity, phrases, faultRange(verdict));
  }
  for (let index = cases.length; index < read.puzzles.length; index++) {
    const clause = phrases.say('check.case.missing', { number: phrases.number(index + 1) });
    yield diagnostic(checked, index, sentence(clause, phrases), ERROR, phrases);
  }
  const extra = cases.length - read.puzzles.length;
  if (extra > 0) {
    const message = sentence(phrases.count('check.extra', extra, {}), phrases);
    yield diagnostic(checked, read.puzzles.length, message, ERROR, phrases);
  }
}

function faultRange(verdict: Verdict): TextRange | undefined {
  return 'fault' in verdict ? verdict.fault.range : undefined;
}

/** @param index of the case; of one beyond the last, it is the end of the output */
function diagnostic(
  { output, puzzles, read, cases }: Checked,
  index: number,
  message: string,
  severity: vscode.DiagnosticSeverity,
  phrases: Phrasebook,
  fault?: TextRange,
): vscode.Diagnostic {
  const puzzle = read.puzzles[index];
  const end = output.text.length;
  const inOutput = fault ?? cases[index] ?? { start: end, end };
  const inPuzzles = puzzle ?? { start: read.text.length, end: read.text.length };
  const range = output.document ? rangeIn(output.document, inOutput) : rangeIn(puzzles, inPuzzles);
  const made = new vscode.Diagnostic(range, message, severity);
  made.source = SOURCE;
  if (output.document && puzzle) {
    const location = new vscode.Location(puzzles.uri, rangeIn(puzzles, puzzle));
    const title = phrases.say('check.case', { number: phrases.number(index + 1) });
    made.relatedInformation = [new vscode.DiagnosticRelatedInformation(location, title)];
  }
  return made;
}
