import * as v from 'valibot';
import * as vscode from 'vscode';
import { ApiError } from '../api/error.js';
import { CUT, describeBadInput, describeFailure } from './texts.js';

/** What is made of what a tool is asked, in turn. */
export interface Work<Input> {
  readonly input: v.GenericSchema<unknown, Input>;
  /** Which example of right input goes with an error. */
  readonly example: 'puzzle' | 'answers';
  /** What VS Code shows while the tool works, and asks before it does. */
  prepare(input: Input): vscode.PreparedToolInvocation;
  /** @returns the answer for the model; what throws an error tells it how to do better */
  answer(input: Input, token: vscode.CancellationToken): Promise<string>;
}

/** A tool for language models. Its input comes from a model, so VS Code's look at it is not taken on trust. */
export class Tool<Input> implements vscode.LanguageModelTool<unknown> {
  constructor(private readonly work: Work<Input>) {}

  prepareInvocation({
    input,
  }: vscode.LanguageModelToolInvocationPrepareOptions<unknown>): vscode.PreparedToolInvocation | undefined {
    const read = v.safeParse(this.work.input, input);
    // With anything else there is nothing to confirm; `invoke` says what is wrong.
    return read.success ? this.work.prepare(read.output) : undefined;
  }

  async invoke(
    { input, tokenizationOptions }: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    const { work } = this;
    const read = v.safeParse(work.input, input);
    if (!read.success) throw new Error(describeBadInput(problemsOf(read.issues), work.example));
    const text = await this.answer(read.output, token);
    const fitting = await fitted(text, tokenizationOptions, token);
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(fitting)]);
  }

  private async answer(input: Input, token: vscode.CancellationToken): Promise<string> {
    try {
      return await this.work.answer(input, token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'cancelled') throw new vscode.CancellationError();
      throw new Error(describeFailure(error.message, this.work.example), { cause: error });
    }
  }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? issue.message : `"${path}": ${issue.message}`;
  });
}

/** An answer is never longer, in characters, whatever the model would take. */
const LONGEST_ANSWER = 20_000;

/** @returns a text, cut to what the model has room for */
async function fitted(
  text: string,
  options: vscode.LanguageModelToolTokenizationOptions | undefined,
  token: vscode.CancellationToken,
): Promise<string> {
  let fitting = cut(text, LONGEST_ANSWER);
  if (!options) return fitting;
  for (let length = fitting.length; length > 0; length = Math.floor(length * 0.8)) {
    fitting = cut(text, length);
    if ((await options.countTokens(fitting, token)) <= options.tokenBudget) break;
  }
  return fitting;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(0, length - CUT.length)) + CUT;
}
