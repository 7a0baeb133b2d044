import { tallyOf } from '../notation/judging.js';
import { type OutputCase, readingOutput } from '../notation/output.js';
import type { TextPuzzle } from '../notation/parse.js';
import type { Problem } from '../puzzle/problem.js';
import { type Pacing, inSlices } from '../search/drive.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { sentence } from '../words/sentence.js';
import { describeTally } from '../words/tally.js';
import { describeVerdict } from '../words/verdicts.js';
import { type Judgement, judgeAll } from './judging.js';
import { Places } from './places.js';
import type { Case, Check } from './types.js';

/** What answers are checked with. */
interface Tools {
  readonly solver: Solver;
  readonly pacing: Pacing;
  readonly phrases: Phrasebook;
}

/** Answers to the puzzles of a text. */
interface Answered {
  readonly text: string;
  readonly puzzles: readonly TextPuzzle[];
  readonly answers: string;
}

const VERDICTS = {
  right: 'right',
  longer: 'longer',
  wrong: 'wrong',
  unreadable: 'no-answer',
  unknown: 'no-puzzle',
} as const;

/**
 * Holds answers against puzzles.
 * @param milliseconds how long all searches for distances together may take
 * @throws CancelledError when the signal is aborted
 */
export async function checkAll(
  { solver, pacing, phrases }: Tools,
  { text, puzzles, answers }: Answered,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Check> {
  const { result: lines } = await inSlices(readingOutput(answers, puzzles.length), pacing, signal);
  const end = pacing.now() + milliseconds;
  const searched = async (problem: Problem) => {
    const left = end - pacing.now();
    return left > 0 ? solver.proveDistance(problem, { signal, limits: { milliseconds: left } }) : undefined;
  };
  const judgements = await judgeAll(solver, puzzles, answers, lines, { signal }, searched);
  const describing = describingCases(
    judgements,
    lines,
    puzzles,
    new Places(text),
    new Places(answers),
    phrases,
  );
  const { result: cases } = await inSlices(describing, pacing, signal);
  const unproven = cases.filter(({ verdict }) => verdict === 'unproven').length;
  const verdicts = judgements.map(({ verdict }) => verdict);
  const tally = tallyOf(verdicts, puzzles.length, lines.length, unproven);
  return {
    puzzles: puzzles.length,
    cases,
    missing: tally.missing,
    extra: tally.extra,
    passed: tally.right === puzzles.length && tally.extra === 0,
    summary: describeTally(tally, phrases),
  };
}

function* describingCases(
  judgements: readonly Judgement[],
  lines: readonly OutputCase[],
  puzzles: readonly TextPuzzle[],
  inText: Places,
  inAnswers: Places,
  phrases: Phrasebook,
): Generator<undefined, Case[], void> {
  const cases: Case[] = [];
  for (const [index, judgement] of judgements.entries()) {
    const [line, puzzle] = [lines[index], puzzles[index]];
    if (!line || !puzzle) continue;
    const clause = clauseOf(judgement, line, phrases);
    const { verdict } = judgement;
    cases.push({
      verdict: isUnproven(judgement) ? 'unproven' : VERDICTS[verdict.kind],
      ...(clause !== undefined && { message: sentence(clause, phrases) }),
      puzzle: inText.of(puzzle),
      answer: inAnswers.of('fault' in verdict ? verdict.fault.range : line),
    });
    yield;
  }
  return cases;
}

function isUnproven({ verdict, proven }: Judgement): boolean {
  return verdict.kind === 'right' && !proven;
}

function clauseOf(judgement: Judgement, { answer }: OutputCase, phrases: Phrasebook): string | undefined {
  if (!isUnproven(judgement)) {
    const { verdict } = judgement;
    return verdict.kind === 'unknown' ? phrases.say('api.case.no-puzzle') : describeVerdict(verdict, phrases);
  }
  return phrases.say(answer?.kind === 'length' ? 'api.unproven.length' : 'api.unproven.moves');
}
