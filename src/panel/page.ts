import type * as vscode from 'vscode';
import type { Log } from '../log/events.js';
import type { HostMessage } from './protocol.js';

/**
 * The page in a panel: what is said to it, and what it says, which the log is told of. VS Code allows nothing to be done
 * with a panel that is closed, not even to ask whether it is in sight; a page is just nowhere then.
 */
export class Page<Message extends { readonly type: string }> {
  private gone = false;

  /** @param read gives what the page says as a message of the protocol, undefined when it is none */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly log: Log,
    private readonly read: (value: unknown) => Message | undefined,
  ) {
    panel.onDidDispose(() => {
      this.gone = true;
    });
  }

  get isActive(): boolean {
    return !this.gone && this.panel.active;
  }

  get isVisible(): boolean {
    return !this.gone && this.panel.visible;
  }

  post(message: HostMessage): void {
    if (this.gone) return;
    this.log({ kind: 'message', from: 'host', type: message.type });
    void this.panel.webview.postMessage(message);
  }

  onMessage(receive: (message: Message) => void): vscode.Disposable {
    return this.panel.webview.onDidReceiveMessage((value: unknown) => {
      const message = this.read(value);
      if (!message) return;
      this.log({ kind: 'message', from: 'page', type: message.type });
      receive(message);
    });
  }
}
