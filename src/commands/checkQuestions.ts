import * as vscode from 'vscode';
import { PUZZLE_FILES } from '../editor/language.js';
import type { Output } from './checkAnswers.js';
import type { Tools } from '../editor/tools.js';

type Choice = vscode.QuickPickItem & { readonly take: () => Promise<vscode.TextDocument | undefined> };

/** @returns the given document, else the active puzzle file, else one that the user chooses */
export async function askPuzzles(
  tools: Tools,
  given: vscode.Uri | undefined,
): Promise<vscode.TextDocument | undefined> {
  if (given) return vscode.workspace.openTextDocument(given);
  const active = vscode.window.activeTextEditor?.document;
  const isPuzzleFile = (document: vscode.TextDocument) => vscode.languages.match(PUZZLE_FILES, document) > 0;
  if (active && isPuzzleFile(active)) return active;
  const open = vscode.workspace.textDocuments.filter(isPuzzleFile);
  const choices = [...open.map(documentChoice), fileChoice(tools)];
  const title = tools.phrases.say('check.puzzles');
  return (await vscode.window.showQuickPick(choices, { title }))?.take();
}

/** @returns the given output, else one that the user chooses */
export async function askOutput(
  tools: Tools,
  puzzles: vscode.TextDocument,
  given: vscode.Uri | 'clipboard' | undefined,
): Promise<Output | undefined> {
  const { phrases } = tools;
  const clipboard = async () => ({ text: await vscode.env.clipboard.readText(), document: undefined });
  if (given === 'clipboard') return clipboard();
  if (given) return outputIn(await vscode.workspace.openTextDocument(given));
  // Those in tabs, of whatever file system: others are VS Code's own, such as output channels.
  const inTabs = new Set(
    vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .map(({ input }) => (input instanceof vscode.TabInputText ? input.uri.toString() : undefined)),
  );
  const documents = vscode.workspace.textDocuments.filter(
    (document) => document !== puzzles && inTabs.has(document.uri.toString()),
  );
  const choices = [fileChoice(tools), ...documents.map(documentChoice)].map(({ take, ...item }) => ({
    ...item,
    take: async () => outputIn(await take()),
  }));
  const all = [...choices, { label: phrases.say('check.clipboard'), take: clipboard }];
  return (await vscode.window.showQuickPick(all, { title: phrases.say('check.output') }))?.take();
}

function outputIn(document: vscode.TextDocument | undefined): Output | undefined {
  return document && { text: document.getText(), document };
}

function documentChoice(document: vscode.TextDocument): Choice {
  const { uri } = document;
  const [, folder] = /^(.+)[\\/]/.exec(vscode.workspace.asRelativePath(uri)) ?? [];
  return {
    label: uri.path.split('/').at(-1) ?? uri.path,
    ...(folder !== undefined && { description: folder }),
    take: () => Promise.resolve(document),
  };
}

function fileChoice({ phrases }: Tools): Choice {
  return {
    label: phrases.say('check.file'),
    take: async () => {
      const openLabel = phrases.say('check.file.open');
      const [uri] = (await vscode.window.showOpenDialog({ openLabel, canSelectMany: false })) ?? [];
      return uri && vscode.workspace.openTextDocument(uri);
    },
  };
}
