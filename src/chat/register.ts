import * as vscode from 'vscode';
import type { EightPuzzle } from '../api/types.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { CheckTool } from './checkTool.js';
import { SolveTool } from './solveTool.js';
import { Tool } from './tool.js';

/** The tools' names, as the manifest has them. */
const TOOLS = { solve: 'eight-puzzle_solve', check: 'eight-puzzle_check' } as const;

/**
 * Gives language models the tools, in VS Codes where there are language models.
 * @param api speaks English, as the models are spoken to
 * @param phrases what the user is asked and told
 * @param seconds how long work may take
 */
export function registerTools(
  api: EightPuzzle,
  phrases: Phrasebook,
  seconds: () => number,
): vscode.Disposable {
  // Editors that are built of VS Code need not have all of its API, whatever version they say they are.
  const lm = (vscode as Partial<typeof vscode>).lm as Partial<typeof vscode.lm> | undefined;
  if (!lm?.registerTool) return vscode.Disposable.from();
  return vscode.Disposable.from(
    lm.registerTool(TOOLS.solve, new Tool(new SolveTool(api, phrases, seconds))),
    lm.registerTool(TOOLS.check, new Tool(new CheckTool(api, phrases, seconds))),
  );
}
