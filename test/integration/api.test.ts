import * as vscode from 'vscode';
import type { EightPuzzle } from '../../src/api/types.js';
import { solveAll } from './apiExample';
import { equal, ok } from './assert';

const SAMPLE = '2 3 4 1 5 x 7 6 8';
/** Seventy-two moves from the goal. */
const HARD = '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x';

describe('The API for other extensions', () => {
  let api: EightPuzzle;

  before(async () => {
    const extension = vscode.extensions.getExtension<EightPuzzle>('eight-puzzle.eight-puzzle');
    ok(extension, 'The extension is not there.');
    api = await extension.activate();
  });

  it('is what its reference says', () => {
    const { apiVersion, parse, solve, check } = api;
    equal(
      [apiVersion, ...[parse, solve, check].map((value) => typeof value)],
      [1, 'function', 'function', 'function'],
    );
  });

  it('does what the example of its reference does', async () => {
    const { token } = new vscode.CancellationTokenSource();
    const text = `${SAMPLE}\n\n1 2 3 4 5 6 8 7 x\n\n1 2 3\n4 5 6\n7 8 8\n`;
    equal(await solveAll(text, token), [
      'ullddrurdllurdruldr',
      'Unsolvable: 1 inversion in the start and 0 inversions in the goal, one number even and the other odd, which no move changes.',
      'Line 7: Tile 8 stands twice and the blank (x, 0, _, . or *) is missing.',
    ]);
  });

  it('has its functions work when they are taken out of it', async () => {
    const { check } = api;
    equal((await check(SAMPLE, '19')).summary, '1 of 1 right.');
  });

  it('solves a 4×4 board by workers', async () => {
    const solution = await api.solve('0 12 11 1 4 10 13 9 5 8 7 3 15 14 6 2');
    ok(solution.kind === 'solved' && solution.optimal, 'There is no shortest solution.');
    equal(solution.moves.length, 62);
  });

  it('is cancelled by VS Code’s tokens', async () => {
    const source = new vscode.CancellationTokenSource();
    const solving = api.solve(HARD, { cancel: source.token });
    setTimeout(() => {
      source.cancel();
    }, 300);
    const code = await solving.then(
      () => 'solved',
      (error: unknown) => (error as { readonly code: string }).code,
    );
    equal(code, 'cancelled');
  });
});
