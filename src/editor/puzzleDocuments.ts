import type * as vscode from 'vscode';
import { type TextPuzzle, parse } from '../notation/parse.js';
import type { Problem } from '../puzzle/problem.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { goalSetting } from './settings.js';

/** Texts longer than this, in characters, are no puzzle files and are not read. */
export const LONGEST_TEXT = 200_000;

interface Parsed {
  readonly version: number;
  readonly goal: string;
  readonly puzzles: readonly TextPuzzle[];
}

/** @returns that a text is too long to be read, in words; undefined when it is not */
export function describeLength(length: number, phrases: Phrasebook): string | undefined {
  if (length <= LONGEST_TEXT) return undefined;
  const [found, limit] = [phrases.number(length), phrases.number(LONGEST_TEXT)];
  return phrases.say('read.too-long', { length: found, limit });
}

/** The puzzles of documents, read again only when a document or the goal setting has changed. */
export class PuzzleDocuments {
  private readonly parsed = new WeakMap<vscode.TextDocument, Parsed>();

  /** @returns the puzzles of a document in their order; none when it is too long to be a puzzle file */
  puzzlesOf(document: vscode.TextDocument): readonly TextPuzzle[] {
    const setting = goalSetting(document.uri);
    const known = this.parsed.get(document);
    if (known?.version === document.version && known.goal === setting.text) return known.puzzles;
    const text = document.getText();
    const puzzles = text.length > LONGEST_TEXT ? [] : parse(text, setting.goal);
    this.parsed.set(document, { version: document.version, goal: setting.text, puzzles });
    return puzzles;
  }
}

/** @returns the problems among puzzles, and which of them stands at an offset of the text or next behind it */
export function problemsAt(
  puzzles: readonly TextPuzzle[],
  offset: number,
): { problems: Problem[]; index: number } {
  const sound = puzzles.filter((puzzle) => puzzle.problem !== undefined);
  const index = sound.findIndex(({ end }) => offset <= end);
  return {
    problems: sound.map(({ problem }) => problem),
    index: index < 0 ? Math.max(0, sound.length - 1) : index,
  };
}
