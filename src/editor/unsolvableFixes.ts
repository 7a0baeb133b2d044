import type * as vscode from 'vscode';
import { goalEdits, isLabelledStart, unsolvableBelow } from '../notation/additions.js';
import { type TextEdit, applyEdit, blockAbout, changesOnly } from '../notation/edits.js';
import type { TextRange } from '../notation/flaws.js';
import type { TextPuzzle } from '../notation/parse.js';
import type { TextBoard } from '../notation/textBoard.js';
import { exchange } from '../notation/tileRepairs.js';
import { sameBoard } from '../puzzle/board.js';
import { GOAL_NAMES, namedGoal } from '../puzzle/goals.js';
import { isSolvable } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { Fix, type Place } from './fix.js';
import { type PuzzleDocuments, eolOf, regionsOf } from './puzzleDocuments.js';

/** An unsolvable puzzle, and the block it stands in. */
interface Unsolvable extends Place {
  readonly problem: Problem;
  readonly board: TextBoard;
  readonly block: TextRange;
}

/** Makes unsolvable puzzles solvable, or has them say that they are not. */
export class UnsolvableFixes {
  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly solver: Solver,
    private readonly phrases: Phrasebook,
  ) {}

  async fixesFor(place: Place, board: TextBoard, problem: Problem): Promise<Fix[]> {
    const { document, read, puzzle } = place;
    const exchanged = new Fix(this.phrases.say('fix.exchange'), place, async (signal) => {
      const { tiles } = await this.solver.nearestSolvable(problem, signal);
      return exchange(read.text, board, tiles);
    });
    const block = blockAbout(read.text, puzzle, regionAt(document, read.text, puzzle.start));
    if (!block) return [exchanged];
    const unsolvable = { ...place, board, problem, block };
    return [exchanged, ...(await this.goalFixes(unsolvable)), ...(await this.answerFixes(unsolvable))];
  }

  /** @returns a fix for each named goal that makes the puzzle solvable, where it can be named without a change to others */
  private async goalFixes(place: Unsolvable): Promise<Fix[]> {
    const { document, read, puzzle, board, problem, block } = place;
    if (puzzle.goal || isLabelledStart(read.text, block, board)) return [];
    const labels = read.goals.filter(({ start, end }) => start >= block.start && end <= block.end);
    const fixes: Fix[] = [];
    for (const name of GOAL_NAMES) {
      const goal = namedGoal(name, problem.start);
      if (!isSolvable({ start: problem.start, goal })) continue;
      const hasGoal = (edited: TextPuzzle) =>
        edited.problem !== undefined && sameBoard(edited.problem.goal, goal);
      for (const edit of goalEdits(read.text, board, name, labels, eolOf(document))) {
        if (!(await this.changesOnly(place, edit, hasGoal))) continue;
        fixes.push(new Fix(this.phrases.say('fix.goal', { name }), place, [edit]));
        break;
      }
    }
    return fixes;
  }

  private async answerFixes(place: Unsolvable): Promise<Fix[]> {
    const { document, read, puzzle, board } = place;
    if (puzzle.answers.length > 0) return [];
    const edit = unsolvableBelow(read.text, puzzle.goal ?? board, eolOf(document));
    const isAnswered = ({ answers }: TextPuzzle) => answers.some(({ kind }) => kind === 'unsolvable');
    if (!(await this.changesOnly(place, edit, isAnswered))) return [];
    return [new Fix(this.phrases.say('fix.add-unsolvable'), place, [edit])];
  }

  /** @returns whether an edit within the puzzle's block makes the puzzle what it should be, and leaves all others as they are */
  private async changesOnly(
    { document, read: { text }, puzzle, block }: Unsolvable,
    edit: TextEdit,
    isAsMeant: (puzzle: TextPuzzle) => boolean,
  ): Promise<boolean> {
    const before = text.slice(block.start, block.end);
    const [start, end] = [edit.start - block.start, edit.end - block.start];
    const after = applyEdit(before, { start, end, text: edit.text });
    return changesOnly(
      await this.documents.readText(before, document.uri),
      await this.documents.readText(after, document.uri),
      puzzle.start - block.start,
      isAsMeant,
    );
  }
}

/** @returns the piece of a document that puzzles about an offset are read from */
function regionAt(document: vscode.TextDocument, text: string, offset: number): TextRange {
  const region = regionsOf(document, text).find(({ start, end }) => start <= offset && offset <= end);
  return region ?? { start: 0, end: text.length };
}
