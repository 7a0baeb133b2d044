import * as v from 'valibot';
import type * as vscode from 'vscode';
import type { EightPuzzle, SolveOptions } from '../api/types.js';
import { HEURISTIC_IDS } from '../search/heuristics/heuristic.js';
import { ALGORITHM_IDS } from '../search/search.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { confirmation } from './confirmation.js';
import { limitedText } from './input.js';
import { describeSolved, describeUnsolvable } from './texts.js';
import type { Work } from './tool.js';

const input = v.object({
  puzzle: limitedText('puzzle'),
  /** A goal's name or a board; the API tells what else is no goal. */
  goal: v.optional(limitedText('goal')),
  algorithm: v.optional(v.picklist(ALGORITHM_IDS)),
  heuristic: v.optional(v.picklist(HEURISTIC_IDS)),
});

type Input = v.InferOutput<typeof input>;

/** "Solve 8-puzzle" for language models. */
export class SolveTool implements Work<Input> {
  readonly input = input;
  readonly example = 'puzzle';

  /** @param seconds how long a search may take */
  constructor(
    private readonly api: EightPuzzle,
    private readonly phrases: Phrasebook,
    private readonly seconds: () => number,
  ) {}

  prepare({ puzzle, goal }: Input): vscode.PreparedToolInvocation {
    const text = goal === undefined ? puzzle : `${puzzle}\n-> ${goal}`;
    return {
      invocationMessage: this.phrases.say('tool.solve.running'),
      confirmationMessages: confirmation(this.phrases.say('tool.solve.confirm'), [text]),
    };
  }

  async answer(
    { puzzle, goal, algorithm, heuristic }: Input,
    token: vscode.CancellationToken,
  ): Promise<string> {
    const options: SolveOptions = {
      ...(goal !== undefined && { goal }),
      ...(algorithm && { algorithm }),
      ...(heuristic && { heuristic }),
      ...{ timeLimit: this.seconds(), cancel: token },
    };
    const solution = await this.api.solve(puzzle, options);
    return solution.kind === 'solved' ? describeSolved(solution) : describeUnsolvable(solution);
  }
}
