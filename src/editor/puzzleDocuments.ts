import * as vscode from 'vscode';
import type { TextRange } from '../notation/flaws.js';
import { puzzleFences } from '../notation/fences.js';
import {
  type DefaultGoal,
  type PuzzleText,
  type TextGoal,
  type TextPuzzle,
  reading,
} from '../notation/parse.js';
import type { Problem } from '../puzzle/problem.js';
import { type Pacing, inSlices } from '../search/drive.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { goalSetting } from './settings.js';

/** Texts longer than this, in characters, are no puzzle files and are not read. */
export const LONGEST_TEXT = 10_000_000;

/** What a document says, as of one of its versions. Places are offsets in its text. */
export interface ReadDocument extends PuzzleText {
  readonly version: number;
  readonly text: string;
  /** The goal of puzzles for which the text names none. */
  readonly goal: DefaultGoal;
}

interface Known extends ReadDocument {
  /** The setting that was in force. */
  readonly setting: string;
}

/** @returns that a text is too long to be read, in words; undefined when it is not */
export function describeLength(length: number, phrases: Phrasebook): string | undefined {
  if (length <= LONGEST_TEXT) return undefined;
  const [found, limit] = [phrases.number(length), phrases.number(LONGEST_TEXT)];
  return phrases.say('read.too-long', { length: found, limit });
}

/** @returns a document's length in characters, without its text being put together */
export function lengthOf(document: vscode.TextDocument): number {
  return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
}

/** @returns a place in a document's text */
export function rangeIn(document: vscode.TextDocument, { start, end }: TextRange): vscode.Range {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}

/** @returns the line end of a document */
export function eolOf({ eol }: vscode.TextDocument): string {
  return eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n';
}

/** The puzzles of documents, read again only when a document or the goal setting has changed. */
export class PuzzleDocuments {
  private readonly known = new WeakMap<vscode.TextDocument, Known>();
  private readonly underWay = new WeakMap<vscode.TextDocument, Promise<ReadDocument>>();

  constructor(private readonly pacing: Pacing) {}

  /**
   * @returns what a document says, in its newest version: a puzzle file as a whole, of Markdown the fenced blocks of
   * puzzles; nothing when it is too long to be a puzzle file
   */
  async read(document: vscode.TextDocument): Promise<ReadDocument> {
    const known = this.lastRead(document);
    if (known) return known;
    let underWay = this.underWay.get(document);
    if (!underWay) {
      underWay = this.readNewest(document).finally(() => this.underWay.delete(document));
      this.underWay.set(document, underWay);
    }
    return underWay;
  }

  /** @returns what a piece of text says, with the goal that the settings have for a document */
  async readText(text: string, scope?: vscode.Uri): Promise<PuzzleText> {
    return (await inSlices(reading(text, goalSetting(scope).goal), this.pacing)).result;
  }

  /** @returns what a document would say with another text */
  async readAs(document: vscode.TextDocument, text: string): Promise<PuzzleText> {
    const { goal } = goalSetting(document.uri);
    const steps = readRegions(text, regionsOf(document, text), goal, () => false);
    return (await inSlices(steps, this.pacing)).result ?? { puzzles: [], goals: [] };
  }

  /** @returns what a document says, if its newest version has been read */
  lastRead(document: vscode.TextDocument): ReadDocument | undefined {
    const known = this.known.get(document);
    const isNew = known?.version === document.version && known.setting === goalSetting(document.uri).text;
    return isNew ? known : undefined;
  }

  private async readNewest(document: vscode.TextDocument): Promise<ReadDocument> {
    for (;;) {
      const { version } = document;
      const setting = goalSetting(document.uri);
      const text = lengthOf(document) > LONGEST_TEXT ? '' : document.getText();
      const steps = readRegions(
        text,
        regionsOf(document, text),
        setting.goal,
        () => document.version !== version,
      );
      const { result } = await inSlices(steps, this.pacing);
      if (!result) continue;
      const known = { ...result, version, text, goal: setting.goal, setting: setting.text };
      this.known.set(document, known);
      return known;
    }
  }
}

/** @returns the pieces of a document in which puzzles may stand */
export function regionsOf(document: vscode.TextDocument, text: string): TextRange[] {
  return document.languageId === 'markdown' ? puzzleFences(text) : [{ start: 0, end: text.length }];
}

/** @returns what some pieces of a text say, each on its own; undefined when it is too late for that */
function* readRegions(
  text: string,
  regions: readonly TextRange[],
  goal: DefaultGoal,
  isOutdated: () => boolean,
): Generator<undefined, PuzzleText | undefined, void> {
  const puzzles: TextPuzzle[][] = [];
  const goals: TextGoal[][] = [];
  for (const { start, end } of regions) {
    const steps = reading(text.slice(0, end), goal, start);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (isOutdated()) return undefined;
      yield;
    }
    puzzles.push([...step.value.puzzles]);
    goals.push([...step.value.goals]);
  }
  return { puzzles: puzzles.flat(), goals: goals.flat() };
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
