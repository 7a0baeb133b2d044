import * as vscode from 'vscode';
import { LANGUAGE_ID } from '../editor/language.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** The files of `examples`, by name: an extension on a web server has no folder that could be looked through. */
export const EXAMPLES = [
  'sample',
  'judge-input',
  'start-and-goal',
  'eight-digits',
  'goals',
  'answers',
  'unsolvable',
  'hardest',
  'fifteen',
  'shapes',
] as const;

type Example = (typeof EXAMPLES)[number];

/** What "Open Examples" takes from other extensions and from keybindings. Without an example, it asks. */
export interface OpenExamplesArguments {
  readonly example?: Example;
}

/**
 * "Open Examples": opens a copy of an example, so that what is tried with it changes nothing that was shipped.
 * @returns the copy, or undefined when none was chosen
 */
export async function openExamples(
  extensionUri: vscode.Uri,
  phrases: Phrasebook,
  { example }: OpenExamplesArguments = {},
  viewColumn = vscode.ViewColumn.Active,
): Promise<vscode.TextDocument | undefined> {
  const name = EXAMPLES.find((known) => known === example) ?? (await askExample(phrases));
  if (!name) return undefined;
  const uri = vscode.Uri.joinPath(extensionUri, 'examples', `${name}.8puz`);
  const content = new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  const document = await vscode.workspace.openTextDocument({ content, language: LANGUAGE_ID });
  await vscode.window.showTextDocument(document, { viewColumn, preview: false });
  return document;
}

async function askExample(phrases: Phrasebook): Promise<Example | undefined> {
  const items = EXAMPLES.map((name) => ({
    name,
    label: phrases.say(`example.${name}`),
    detail: phrases.say(`example.${name}.detail`),
  }));
  const options = { title: phrases.say('examples.title'), matchOnDetail: true };
  return (await vscode.window.showQuickPick(items, options))?.name;
}
