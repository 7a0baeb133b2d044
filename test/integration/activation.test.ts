import * as vscode from 'vscode';
import { equal, ok } from './assert';

describe('Activation', () => {
  const extension = vscode.extensions.getExtension('eight-puzzle.eight-puzzle');

  it('happens in the kind of extension host that was asked for', () => {
    const asked = vscode.workspace.getConfiguration('eightPuzzleTests').get('host');
    equal('importScripts' in globalThis ? 'web' : 'node', asked);
  });

  it('finds the extension and its commands', async () => {
    ok(extension, 'The extension is not there.');
    await extension.activate();
    ok(extension.isActive, 'The extension is not active.');
    const commands = await vscode.commands.getCommands(true);
    ok(commands.includes('eightPuzzle.solve'), 'eightPuzzle.solve is not registered.');
  });
});
