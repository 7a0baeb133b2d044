import * as v from 'valibot';
import type * as vscode from 'vscode';
import type { EightPuzzle } from '../api/types.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { confirmation } from './confirmation.js';
import { limitedText } from './input.js';
import { describeCheck } from './texts.js';
import type { Work } from './tool.js';

const input = v.object({
  puzzles: limitedText('puzzles'),
  answers: limitedText('answers'),
  goal: v.optional(limitedText('goal')),
});

type Input = v.InferOutput<typeof input>;

/** "Check answers" for language models. */
export class CheckTool implements Work<Input> {
  readonly input = input;
  readonly example = 'answers';

  /** @param seconds how long the searches of a check may take together */
  constructor(
    private readonly api: EightPuzzle,
    private readonly phrases: Phrasebook,
    private readonly seconds: () => number,
  ) {}

  prepare({ puzzles, answers }: Input): vscode.PreparedToolInvocation {
    return {
      invocationMessage: this.phrases.say('tool.check.running'),
      confirmationMessages: confirmation(this.phrases.say('tool.check.confirm'), [puzzles, answers]),
    };
  }

  async answer({ puzzles, answers, goal }: Input, token: vscode.CancellationToken): Promise<string> {
    const check = await this.api.check(puzzles, answers, {
      ...(goal !== undefined && { goal }),
      ...{ timeLimit: this.seconds(), cancel: token },
    });
    return describeCheck(check);
  }
}
