import { isSolvable } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import type { TextAnswer } from './answers.js';
import { type AnswerFault, checkAnswer } from './check.js';
import type { Flaw, TextRange } from './flaws.js';
import type { TextPuzzle } from './parse.js';

/** Something to be said of a puzzle's text, and where. */
export type Finding = { readonly range: TextRange } & (
  | { readonly kind: 'flaw'; readonly flaw: Flaw }
  /** It has no solution, and no answer says so. */
  | { readonly kind: 'unsolvable'; readonly problem: Problem }
  | { readonly kind: 'answer'; readonly fault: AnswerFault; readonly answer: TextAnswer }
);

/** How much a finding matters, the gravest first. */
const SEVERITIES = ['error', 'warning', 'information'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** What is known of the distance of a solvable problem: `open` where it is not known but can be found out, `closed` where it cannot. */
export type KnownDistance = number | 'open' | 'closed';

/** What was found in puzzles. */
export interface Findings {
  /** In the order of the puzzles. */
  readonly findings: readonly Finding[];
  /** The first problem of which more could be said if its distance were found out. */
  readonly open: Problem | undefined;
}

/** How many puzzles are looked at between two rests: well under a millisecond's worth. */
const BETWEEN_RESTS = 256;

/**
 * Looks at puzzles one by one; rests in between.
 * @param text what they were read from
 * @param distanceOf is asked for solvable problems that have answers
 */
export function* examining(
  text: string,
  puzzles: readonly TextPuzzle[],
  distanceOf: (problem: Problem) => KnownDistance,
): Generator<undefined, Findings, void> {
  const findings: Finding[] = [];
  let open: Problem | undefined;
  for (const [index, puzzle] of puzzles.entries()) {
    if (index % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield;
    if (examine(text, puzzle, distanceOf, findings)) open ??= puzzle.problem;
  }
  return { findings, open };
}

/** @returns what there is to be said of one puzzle */
export function findingsOf(
  text: string,
  puzzle: TextPuzzle,
  distanceOf: (problem: Problem) => KnownDistance,
): readonly Finding[] {
  const findings: Finding[] = [];
  examine(text, puzzle, distanceOf, findings);
  return findings;
}

/** @returns the gravity of a finding */
export function severityOf(finding: Finding): Severity {
  switch (finding.kind) {
    case 'flaw':
      return 'error';
    case 'unsolvable':
      return 'warning';
    case 'answer':
      return finding.fault.code === 'not-shortest' ? 'information' : 'error';
  }
}

/** @returns at most so many findings, the gravest ones */
export function gravest(findings: readonly Finding[], limit: number): readonly Finding[] {
  if (findings.length <= limit) return findings;
  const bySeverity = SEVERITIES.map((severity) =>
    findings.filter((finding) => severityOf(finding) === severity),
  );
  return bySeverity.flat().slice(0, limit);
}

/** @returns whether more could be said if the distance were found out */
function examine(
  text: string,
  { problem, flaws, board, answers }: TextPuzzle,
  distanceOf: (problem: Problem) => KnownDistance,
  findings: Finding[],
): boolean {
  for (const flaw of flaws) findings.push({ kind: 'flaw', flaw, range: flaw.range });
  if (!problem) return false;
  const solvable = isSolvable(problem);
  if (!solvable && !answers.some(({ kind }) => kind === 'unsolvable')) {
    // What belongs to the board, such as its size above, is not what is wrong.
    const [start, end] = [board!.rows[0]!.start, board!.rows.at(-1)!.end];
    findings.push({ kind: 'unsolvable', problem, range: { start, end } });
  }
  if (answers.length === 0) return false;
  const known = solvable ? distanceOf(problem) : 'closed';
  const truth = { solvable, distance: typeof known === 'number' ? known : undefined };
  let isOpen = false;
  for (const answer of answers) {
    const fault = checkAnswer(text, problem, answer, truth);
    if (fault) findings.push({ kind: 'answer', fault, answer, range: fault.range });
    // Moves that do not solve the puzzle are wrong whatever the distance.
    isOpen ||= known === 'open' && fault?.code !== 'illegal-move' && fault?.code !== 'misses-goal';
  }
  return isOpen;
}
