import * as vscode from 'vscode';
import { type Source, TYPED_KEY } from '../panel/protocol.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** VS Code's own editor for pictures: an SVG moves in it, where the usual editor may show its text. */
const PICTURE_EDITOR = 'imagePreview.previewEditor';

/**
 * @param source what the picture is of; its name and folder are offered
 * @returns the file to write a picture to, undefined when there shall be none
 */
export async function askFile(
  source: Source,
  format: 'svg' | 'gif',
  phrases: Phrasebook,
): Promise<vscode.Uri | undefined> {
  const defaultUri = likelyFile(source, format);
  return vscode.window.showSaveDialog({
    title: phrases.say(`export.${format}`),
    filters: { [format.toUpperCase()]: [format] },
    ...(defaultUri && { defaultUri }),
  });
}

/** Writes a picture, and offers to open it. */
export async function saveFile(file: vscode.Uri, bytes: Uint8Array, phrases: Phrasebook): Promise<void> {
  await vscode.workspace.fs.writeFile(file, bytes);
  void offerToOpen(file, phrases);
}

async function offerToOpen(file: vscode.Uri, phrases: Phrasebook): Promise<void> {
  const open = phrases.say('export.open');
  const message = phrases.say('export.saved', { file: nameOf(file) });
  const chosen = await vscode.window.showInformationMessage(message, open);
  if (chosen === open) await vscode.commands.executeCommand('vscode.openWith', file, PICTURE_EDITOR);
}

/** @returns a file beside the document, or in the folder that is open; undefined when there is neither */
function likelyFile({ key }: Source, format: string): vscode.Uri | undefined {
  const document = key === TYPED_KEY ? undefined : vscode.Uri.parse(key);
  const stem = document ? nameOf(document).replace(/\.[^.]*$/, '') : '';
  const name = `${stem || '8-puzzle'}-solution.${format}`;
  if (document && document.scheme !== 'untitled') return vscode.Uri.joinPath(document, '..', name);
  const folder = vscode.workspace.workspaceFolders?.[0];
  return folder && vscode.Uri.joinPath(folder.uri, name);
}

function nameOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
