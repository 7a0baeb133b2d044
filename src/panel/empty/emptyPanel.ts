import * as vscode from 'vscode';
import { dressPanel } from '../html.js';
import type { PanelContext } from '../context.js';
import { Page } from '../page.js';
import { readEmptyPageMessage } from './protocol.js';

/** A panel without a puzzle: it offers ways to one, and becomes the panel of the first that is to be shown. */
export class EmptyPanel {
  private readonly listening: vscode.Disposable;

  /** @param onDidDispose is told that it was closed; not that another has taken it over */
  constructor(
    readonly panel: vscode.WebviewPanel,
    { extensionUri, phrases, log, begin }: PanelContext,
    onDidDispose: () => void,
  ) {
    panel.title = phrases.say('panel.empty.title');
    const page = new Page(panel, log, readEmptyPageMessage);
    const listeners = [
      panel.onDidDispose(onDidDispose),
      page.onMessage((message) => {
        if (message.type === 'begin') {
          void begin(message.beginning, panel.viewColumn);
          return;
        }
        page.post({ type: 'words', language: phrases.language, words: phrases.words });
        page.post({ type: 'empty' });
      }),
    ];
    this.listening = vscode.Disposable.from(...listeners);
    dressPanel(panel, extensionUri, phrases.language);
  }

  /** @returns its panel, of which it knows nothing any more */
  release(): vscode.WebviewPanel {
    this.listening.dispose();
    return this.panel;
  }
}
