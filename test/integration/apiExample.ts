import * as vscode from 'vscode';
import type { EightPuzzle } from '../../src/api/types.js';

/** @returns a line for each puzzle in a text: a shortest solution, or why there is none */
export async function solveAll(text: string, token: vscode.CancellationToken): Promise<string[]> {
  const extension = vscode.extensions.getExtension<EightPuzzle>('eight-puzzle.eight-puzzle');
  if (!extension) throw new Error('The extension eight-puzzle.eight-puzzle is not there.');
  const eightPuzzle = await extension.activate();
  const lines: string[] = [];
  for (const { problem, flaws } of await eightPuzzle.parse(text)) {
    if (problem) {
      const solution = await eightPuzzle.solve(problem, { cancel: token, timeLimit: 10 });
      lines.push(solution.kind === 'solved' ? solution.moves : solution.reason);
    } else {
      lines.push(...flaws.map(({ message, place }) => `Line ${place.line}: ${message}`));
    }
  }
  return lines;
}
