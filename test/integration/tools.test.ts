import * as vscode from 'vscode';
import { equal, ok } from './assert';

const SOLVE = 'eight-puzzle_solve';
const CHECK = 'eight-puzzle_check';

describe('The tools for language models', () => {
  before(() => vscode.extensions.getExtension('eight-puzzle.eight-puzzle')?.activate());

  /** What a tool answers. */
  async function ask(
    name: string,
    input: object,
    options: Partial<vscode.LanguageModelToolInvocationOptions<object>> = {},
    token?: vscode.CancellationToken,
  ): Promise<string> {
    const { content } = await vscode.lm.invokeTool(
      name,
      { input, toolInvocationToken: undefined, ...options },
      token,
    );
    const [part, ...others] = content;
    equal(others, []);
    ok(part instanceof vscode.LanguageModelTextPart, 'The answer is no text.');
    return part.value;
  }

  /** What a tool says that cannot answer. */
  async function complaint(name: string, input: object): Promise<string> {
    try {
      await ask(name, input);
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error('The tool has answered.');
  }

  it('are there, with a description and a schema', () => {
    for (const name of [SOLVE, CHECK]) {
      const tool = vscode.lm.tools.find((known) => known.name === name);
      ok(tool, `${name} is not there.`);
      ok(tool.description.includes('sliding-tile'), 'The description is missing.');
      ok(tool.inputSchema, 'The schema is missing.');
    }
  });

  it('solve a puzzle', async () => {
    const answer = await ask(SOLVE, { puzzle: '2 3 4\n1 5 x\n7 6 8' });
    ok(answer.startsWith('Solved in 19 moves. This is optimal'), answer);
    ok(answer.endsWith(': ullddrurdllurdruldr'), answer);
  });

  it('solve to another goal, by another algorithm', async () => {
    const input = { puzzle: '2 8 3 1 6 4 7 x 5', goal: '1 2 3 8 x 4 7 6 5', algorithm: 'breadth-first' };
    const answer = await ask(SOLVE, input);
    ok(answer.startsWith('Solved in 5 moves.'), answer);
    ok(answer.includes('Algorithm: breadth-first;'), answer);
  });

  it('say why there is no solution', async () => {
    const answer = await ask(SOLVE, { puzzle: '1 2 3 4 5 6 8 7 x' });
    ok(answer.startsWith('No solution exists'), answer);
    ok(answer.endsWith('tiles 8 and 7 exchanged: 1 2 3 / 4 5 6 / 7 8 x'), answer);
  });

  it('check answers', async () => {
    const puzzles = '2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 x 8';
    ok(
      (await ask(CHECK, { puzzles, answers: '19\nr' })).startsWith('All answers are right.'),
      'One is wrong.',
    );
    const answer = await ask(CHECK, { puzzles, answers: 'rr\nr' });
    ok(
      answer.includes(
        'Puzzle 1 (line 1; answer in line 1, column 1): wrong. Move 1, right, leaves the board.',
      ),
      answer,
    );
  });

  for (const [what, name, input, says] of [
    ['a tile twice', SOLVE, { puzzle: '2 3 4 1 5 x 7 6 6' }, 'tile 6 stands twice'],
    ['two puzzles', SOLVE, { puzzle: '1 2 3 x\n1 2 3 x' }, 'Give one at a time.'],
    ['another goal than there is', SOLVE, { puzzle: '1 2 3 x', goal: 'middle' }, '"middle" is no goal'],
    ['no puzzle', CHECK, { puzzles: '', answers: '19' }, 'There is no puzzle'],
  ] as const) {
    it(`say what is wrong with ${what}, and what would be right`, async () => {
      const message = await complaint(name, input);
      ok(message.includes(says), message);
      ok(message.includes('Right input looks like this: {'), message);
    });
  }

  it('say what is wrong with input that is none, and with too much of it', async () => {
    ok(
      (await complaint(SOLVE, { board: '1 2 3 x' })).includes('puzzle'),
      'The missing property is not named.',
    );
    const message = await complaint(SOLVE, { puzzle: '1 '.repeat(100_000) });
    ok(message.includes('has 200000 characters, and the limit is 100000'), message);
  });

  it('keep to the budget of tokens', async () => {
    const puzzles = '2 3 4 1 5 x 7 6 8\n'.repeat(500);
    const input = { puzzles, answers: '18\n'.repeat(500) };
    const whole = await ask(CHECK, input);
    ok(whole.length <= 20_000 && whole.endsWith('does not fit.)'), `${whole.length} characters.`);
    const countTokens = (text: string) => Promise.resolve(text.length / 4);
    const answer = await ask(CHECK, input, { tokenizationOptions: { tokenBudget: 100, countTokens } });
    ok(answer.length <= 400, `${answer.length} characters.`);
    ok(answer.startsWith('Not all answers are right. 0 of 500 right; 500 wrong.'), answer);
  });

  it('can be cancelled', async () => {
    const source = new vscode.CancellationTokenSource();
    const solving = ask(SOLVE, { puzzle: '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x' }, {}, source.token);
    setTimeout(() => {
      source.cancel();
    }, 500);
    const outcome = await solving.then(
      () => 'answered',
      () => 'cancelled',
    );
    equal(outcome, 'cancelled');
  });
});
