import * as vscode from 'vscode';
import type { TextAnswer } from '../notation/answers.js';
import { checkAnswer } from '../notation/check.js';
import type { TextRange } from '../notation/flaws.js';
import { markAt } from '../notation/marks.js';
import { covers, thingAt } from '../notation/nearby.js';
import type { TextGoal } from '../notation/parse.js';
import { squareAt } from '../notation/squares.js';
import { usualShapes } from '../notation/usual.js';
import { sameBoard } from '../puzzle/board.js';
import { namedGoal } from '../puzzle/goals.js';
import { testParity } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { type Pacing, inSlices } from '../search/drive.js';
import { heuristicValues } from '../search/heuristics/values.js';
import type { Solver } from '../solver/solver.js';
import { describeAnswer, describePuzzle, describeTile, drawing } from '../words/hover.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { unlessCancelled } from './cancel.js';
import { COMMANDS } from './commandIds.js';
import { type PuzzleDocuments, type ReadDocument, rangeIn } from './puzzleDocuments.js';

/** Of how many shapes the board is drawn that a goal's name stands for. */
const MOST_SHAPES = 3;

/** What is told of the puzzle, the tile, the answer or the goal's name that the pointer is over. */
export class PuzzleHovers implements vscode.HoverProvider {
  constructor(
    private readonly documents: PuzzleDocuments,
    private readonly solver: Solver,
    private readonly pacing: Pacing,
    private readonly phrases: Phrasebook,
  ) {}

  async provideHover(
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Hover | undefined> {
    const read = await this.documents.read(document);
    const offset = document.offsetAt(position);
    const hover = (text: string | undefined, range: TextRange) =>
      text === undefined ? undefined : new vscode.Hover(trusted(text), rangeIn(document, range));
    const goal = thingAt(read.goals, offset);
    if (goal && !goal.board) return hover(goalBoards(read, goal), goal);
    const puzzle = thingAt(read.puzzles, offset);
    // What is wrong with a puzzle is told elsewhere.
    if (!puzzle?.problem) return undefined;
    const { problem } = puzzle;
    const answer = puzzle.answers.find((part) => covers(part, offset));
    if (answer) return hover(await this.answerText(read.text, problem, answer), answer);
    const board = [puzzle.board, puzzle.goal].find((part) => part && covers(part, offset));
    const square = board && squareAt(board, offset);
    const about = await this.puzzleText(read, problem, token);
    if (about === undefined) return undefined;
    const parts = [about, solveLink(document, puzzle, this.phrases)];
    if (square) parts.unshift(describeTile(problem, square.tile, this.phrases));
    return hover(parts.join('\n\n'), square ?? puzzle);
  }

  private async puzzleText(
    { goal }: ReadDocument,
    problem: Problem,
    token: vscode.CancellationToken,
  ): Promise<string | undefined> {
    return unlessCancelled(token, async (signal) => {
      const parity = testParity(problem);
      const isUsualGoal = sameBoard(problem.goal, goal(problem.start));
      if (!parity.solvable) {
        return describePuzzle({ problem, isUsualGoal, parity, values: [] }, this.phrases);
      }
      const { result: values } = await inSlices(heuristicValues(problem), this.pacing, signal);
      const shortest = await this.shortest(problem, signal);
      return describePuzzle({ problem, isUsualGoal, parity, shortest, values }, this.phrases);
    });
  }

  /** @returns how long the shortest solutions are and how many there are, where a table tells it */
  private async shortest(
    problem: Problem,
    signal: AbortSignal,
  ): Promise<{ distance: number; count: number } | undefined> {
    if (!this.solver.tellsDistance(problem)) return undefined;
    const found = await this.solver.shortestSolutions(problem, 1, { signal });
    const [first] = found?.solutions ?? [];
    return found && first && { distance: first.length, count: found.count };
  }

  private async answerText(text: string, problem: Problem, answer: TextAnswer): Promise<string> {
    const distance = await this.solver.distance(problem);
    const { solvable } = testParity(problem);
    const fault = checkAnswer(text, problem, answer, { solvable, distance });
    return describeAnswer(answer, fault, distance !== undefined, this.phrases);
  }
}

/** @returns the boards that a goal's name stands for, in the shapes of a document's puzzles; undefined when it is no name */
function goalBoards({ text, puzzles }: ReadDocument, { start }: TextGoal): string | undefined {
  const mark = markAt(text, start);
  const name = mark?.kind === 'goal' ? mark.named?.name : undefined;
  const boards = name && usualShapes(puzzles, MOST_SHAPES).map((shape) => drawing(namedGoal(name, shape)));
  return boards?.join('\n\n');
}

function solveLink(document: vscode.TextDocument, { start }: TextRange, phrases: Phrasebook): string {
  const args = encodeURIComponent(JSON.stringify([document.uri, start]));
  const title = phrases.say('lens.tooltip');
  return `[$(play) ${phrases.say('lens.solve')}](command:${COMMANDS.solveAt}?${args} "${title}")`;
}

/** @returns Markdown whose links may solve puzzles, and nothing else */
function trusted(text: string): vscode.MarkdownString {
  const markdown = new vscode.MarkdownString(text, true);
  markdown.isTrusted = { enabledCommands: [COMMANDS.solveAt] };
  return markdown;
}
