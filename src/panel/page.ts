import type * as vscode from 'vscode';
import type { Log } from '../log/events.js';
import type { HostMessage } from './protocol.js';

/** The page in a panel: what is said to it, and what it says, which the log is told of. */
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

  post(message: HostMessage): void {
    this.log({ kind: 'message', from: 'host', type: message.type });
    if (!this.gone) void this.panel.webview.postMessage(message);
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
