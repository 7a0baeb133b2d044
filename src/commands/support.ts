import * as vscode from 'vscode';
import { type Surroundings, issueBody } from '../log/issue.js';
import type { Journal } from '../log/journal.js';

/** Where the extension runs: told in the log and in reports. */
export function surroundings({ extension }: vscode.ExtensionContext): Surroundings {
  const { env } = vscode;
  const window = env.uiKind === vscode.UIKind.Web ? 'browser' : 'desktop';
  const side =
    extension.extensionKind === vscode.ExtensionKind.UI ? 'beside the window' : 'on the remote side';
  const host = env.remoteName === undefined ? window : `${window} with a remote, running ${side}`;
  const { version } = extension.packageJSON as { readonly version: string };
  return { extension: version, vscode: vscode.version, host, language: env.language };
}

/** "Report Issue": opens VS Code's reporter with what is known here filled in; where there is none, a document with it. */
export async function reportIssue(context: vscode.ExtensionContext, journal: Journal): Promise<void> {
  const content = issueBody(surroundings(context), journal.recent);
  try {
    await vscode.commands.executeCommand('workbench.action.openIssueReporter', {
      extensionId: context.extension.id,
      issueBody: content,
    });
  } catch {
    const document = await vscode.workspace.openTextDocument({ content, language: 'markdown' });
    await vscode.window.showTextDocument(document, { preview: false });
  }
}
