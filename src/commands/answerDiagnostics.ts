import * as vscode from 'vscode';
import { SOURCE } from '../editor/diagnostics.js';
import { rangeIn } from '../editor/puzzleDocuments.js';
import type { TextRange } from '../notation/flaws.js';
import type { Verdict } from '../notation/judging.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { describeVerdict } from '../words/verdicts.js';
import type { Checked } from './checkAnswers.js';

const { Error: ERROR, Warning: WARNING } = vscode.DiagnosticSeverity;

/** @returns what Problems shows of a check: on the lines of the output, or on the puzzles when it stands in no document */
export function diagnosticsOf(checked: Checked, phrases: Phrasebook): vscode.Diagnostic[] {
  const { verdicts, cases, read } = checked;
  const found = verdicts.flatMap((verdict, index) => {
    const clause = describeVerdict(verdict, phrases);
    if (clause === undefined) return [];
    const severity = verdict.kind === 'longer' ? WARNING : ERROR;
    return [diagnostic(checked, index, sentence(clause, phrases), severity, phrases, faultRange(verdict))];
  });
  const missing = read.puzzles.length - cases.length;
  const count = missing > 0 ? 'check.missing' : 'check.extra';
  if (missing !== 0) {
    const message = sentence(phrases.count(count, Math.abs(missing), {}), phrases);
    const at = Math.min(cases.length, read.puzzles.length);
    found.push(diagnostic(checked, at, message, ERROR, phrases));
  }
  return found;
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
